import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page, test } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts'
import type { Picture } from '../../server/test/read-codes.ts'

/** A browser whose camera sees nothing but this picture. */
export async function openBefore(
  picture: Picture | undefined,
): Promise<{ camera: Page; close: () => Promise<void> }> {
  if (!picture) throw new Error('there is no picture')
  const folder = await mkdtemp(join(tmpdir(), 'mandato-camera-'))
  const film = join(folder, 'label.y4m')
  await writeFile(film, filmOf(picture))
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [
      ...chromiumFlags,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
    ...(executablePath ? { executablePath } : {}),
  })
  const { baseURL = '' } = test.info().project.use
  const camera = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage()
  return {
    camera,
    close: async () => {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One picture as an endless film (YUV4MPEG2): shades of grey, then the colours, which are none. */
function filmOf({ width, height, grey }: Picture): Buffer {
  // Colours stand for four dots each, so both sides are even.
  const [w, h] = [width - (width % 2), height - (height % 2)]
  const rows = Array.from({ length: h }, (_, row) => Buffer.from(grey.subarray(row * width, row * width + w)))
  const frame = [Buffer.from('FRAME\n'), ...rows, Buffer.alloc((w * h) / 2, 128)]
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${w} H${h} F10:1 Ip A1:1 C420mpeg2\n`), ...frame])
}

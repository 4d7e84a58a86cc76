import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'

const run = promisify(execFile)

/** A picture of a page in shades of grey. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly grey: Uint8ClampedArray
}

/** The pages of a PDF as they come out of a printer of so many dots per inch. */
export async function picturesOf(pdf: Uint8Array, dpi = 200): Promise<Picture[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mandato-codes-'))
  try {
    await writeFile(join(folder, 'file.pdf'), pdf)
    await run('pdftoppm', ['-gray', '-r', String(dpi), join(folder, 'file.pdf'), join(folder, 'page')])
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pgm')).sort()
    return await Promise.all(names.map(async (name) => readPgm(await readFile(join(folder, name)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The plainest of picture formats: `P5`, width, height, 255, then a byte for each dot. */
function readPgm(bytes: Buffer): Picture {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 50).toString('latin1'))
  if (!head) throw new Error('no PGM')
  const [whole, width, height] = head
  return {
    width: Number(width),
    height: Number(height),
    grey: new Uint8ClampedArray(bytes.subarray(whole.length)),
  }
}

/** A part of a page, in millimetres from its top left corner. */
export function partOf(
  page: Picture,
  [x, y, w, h]: readonly [number, number, number, number],
  dpi = 200,
): Picture {
  const dots = (mm: number) => Math.round((mm / 25.4) * dpi)
  const [left, top, width, height] = [dots(x), dots(y), dots(w), dots(h)]
  const grey = new Uint8ClampedArray(width * height)
  for (let row = 0; row < height; row += 1)
    grey.set(
      page.grey.subarray((top + row) * page.width + left, (top + row) * page.width + left + width),
      row * width,
    )
  return { width, height, grey }
}

/** What a reader of bar codes makes of a picture. */
export function readCode(picture: Picture, format: 'QR_CODE' | 'CODE_128'): string {
  const reader = new MultiFormatReader()
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat[format]]],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  )
  const source = new RGBLuminanceSource(picture.grey, picture.width, picture.height)
  return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText()
}

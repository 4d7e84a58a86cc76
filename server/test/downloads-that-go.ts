import { FolderInput } from '@mandato/contract/content/download-limits'
import { addDownload } from '../src/content/actions/download-files.ts'
import { addFolder } from '../src/content/actions/download-folders.ts'
import { received } from '../seeds/content/papers.ts'
import { actAs, personOf } from './act-as.ts'
import type { TestApp } from './harness.ts'
import { never } from './never.ts'
import type { World } from './world.ts'

/** A folder for everybody, the press too, and a file in it. */
export interface DownloadsThatGo {
  readonly folder: number
  readonly file: number
}
export const noDownloads: DownloadsThatGo = { folder: never, file: never }

const everybody = [{}, { profiles: ['press'] }]
let made = 0

/** A new folder with a file for one act each. */
export async function downloadsThatGo(t: TestApp, world: World): Promise<DownloadsThatGo> {
  const sales = await personOf(t, world, 'sales')
  made += 1
  const names = { it: `Listini ${made}`, en: `Price lists ${made}` }
  const folder = await actAs(t, sales, (context) =>
    addFolder(context, FolderInput.parse({ names, audience: everybody })),
  )
  const data = Buffer.from(`%PDF-1.7\nlistino ${made}\n%%EOF\n`)
  const { id } = await received(t.parts.config.dataDir, `listino-${made}.pdf`, data, (file) =>
    actAs(t, sales, (context) => addDownload(context, { folder }, file)),
  )
  return { folder, file: id }
}

import { FolderInput } from '@mandato/contract/content/download-limits'
import type { Language } from '@mandato/contract/words'
import { addDownload, changeDownload } from '../../src/content/actions/download-files.ts'
import { addFolder } from '../../src/content/actions/download-folders.ts'
import { noteTaken } from '../../src/content/queries/download-bytes.ts'
import { versionsOfDownload } from '../../src/content/queries/downloads.ts'
import { salesOffice } from '../past/cast.ts'
import type { Happening, Stage } from '../past/stage.ts'
import { plainPdf } from '../sheets/scan.ts'
import { downloadArea, type DemoFile, type DemoFolder } from './download-list.ts'
import { plain, received } from './papers.ts'
import { photograph } from './scenes.ts'

type At = (daysAgo: number, time: string) => Date
const credits = 'Archivio fotografico della casa'
/** The person with the sign-in of an agent. */
const agent = 3

/** Folders are made first, then each version of each file at its day: through the acts of the app. */
export function downloadsOf(at: At): readonly Happening[] {
  const ids = new Map<DemoFolder, number>()
  const folders: Happening[] = []
  const files: Happening[] = []
  const visit = (folder: DemoFolder, around: DemoFolder | null, turn: number) => {
    folders.push({
      at: at(220, `0${8 + (around ? 1 : 0)}:${10 + turn}`),
      run: async (stage) =>
        ids.set(
          folder,
          await addFolder(
            stage.as(salesOffice),
            FolderInput.parse({
              names: folder.names,
              parent_id: around === null ? null : (ids.get(around) ?? null),
              audience: folder.for ?? null,
            }),
          ),
        ),
    })
    for (const [n, file] of (folder.files ?? []).entries())
      files.push(...versionsOf(file, () => ids.get(folder) ?? 0, turn + n, at))
    for (const [n, inner] of (folder.folders ?? []).entries()) visit(inner, folder, turn * 3 + n)
  }
  for (const [n, folder] of downloadArea.entries()) visit(folder, null, n)
  return [...folders, ...files]
}

function versionsOf(file: DemoFile, folder: () => number, turn: number, at: At): readonly Happening[] {
  let id: number | null = null
  return file.versions.map(({ days, in: languages, note }, n) => ({
    at: at(days, `1${turn % 8}:${10 + n}`),
    run: async (stage) => {
      for (const one of languages)
        id = await kept(stage, file, one, { folder: folder(), id, note, number: n + 1 })
      if (file.taken === n + 1 && id !== null) await take(stage, id, n + 1)
    },
  }))
}

interface Where {
  readonly folder: number
  readonly id: number | null
  readonly note: string
  readonly number: number
}

async function kept(stage: Stage, file: DemoFile, language: Language | 'all', where: Where): Promise<number> {
  const spoken = language === 'all' ? 'it' : language
  const { picture, titles } = file
  const fields = {
    folder: where.folder,
    ...(where.id !== null && { replaces: where.id }),
    ...(language !== 'all' && { language }),
    title: titles[spoken],
    note: where.note,
    ...(picture && { caption: picture.captions.it, credit: credits }),
  }
  const stem = titles[spoken].toLowerCase().replace(/[^\p{L}\d]+/gu, '-')
  const data = picture ? await photograph(picture.scene) : paper(file, spoken, where)
  const name = `${stem}${language === 'all' ? '' : `-${language}`}.${picture ? 'jpg' : 'pdf'}`
  const { id } = await received(stage.working.config.dataDir, name, data, (upload) =>
    addDownload(stage.as(salesOffice), fields, upload),
  )
  if (picture && where.id === null) await inAllLanguages(stage, id, where.folder, file)
  return id
}

/** Title and caption of a picture, which is one for all languages. */
async function inAllLanguages(stage: Stage, id: number, folder: number, { titles, picture }: DemoFile) {
  const captions = { ...picture?.captions }
  await changeDownload(stage.as(salesOffice), id, { folder_id: folder, titles, captions, credit: credits })
}

function paper({ titles, versions }: DemoFile, language: Language, { number }: Where): Uint8Array {
  const notes = versions.slice(0, number).map(({ note }, n) => `v${n + 1}: ${note}`)
  return plainPdf([titles[language], `v${number}`, '', ...notes.toReversed()].map(plain))
}

async function take(stage: Stage, file: number, number: number): Promise<void> {
  const { db, clock } = stage.working
  const versions = await versionsOfDownload(db, file, agent)
  const taken = versions.filter(({ version, language }) => version === number && (language ?? 'it') === 'it')
  await noteTaken(
    db,
    agent,
    taken.map(({ id }) => id),
    clock.now(),
  )
}

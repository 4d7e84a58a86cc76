import { downloadEditingCalls } from '@mandato/contract/content/download-editing'
import { downloadCalls } from '@mandato/contract/content/downloads'
import type { Context } from '../platform/context.ts'
import { answer } from '../platform/http/handlers.ts'
import { atTheScreen } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { addDownload, changeDownload, deleteDownload } from './actions/download-files.ts'
import { addFolder, changeFolder, deleteFolder } from './actions/download-folders.ts'
import {
  downloadAnswer,
  downloadsAnswer,
  numbersIn,
  severalFiles,
  zipAddressAnswer,
} from './download-answers.ts'
import { fileByAddress, newestFile, sentArchive, zipByAddress } from './download-sending.ts'
import { countFolderReach, takesOf, watchFolder } from './queries/download-people.ts'
import { storedFolder, takeDownload } from './queries/download-write.ts'
import { foldersSeenBy } from './queries/downloads.ts'
import { readerOf } from './queries/scope.ts'

const done = { success: true } as const

/** The area everybody downloads from. */
export const downloadRoutes = answer(downloadCalls, {
  downloads: ({ params, query }, context) =>
    downloadsAnswer(context, {
      folder: params.folder,
      q: query.q,
      ids: query.ids,
      language: query.language,
      page: query.page,
    }),
  downloadDetail: ({ params, query }, context) => downloadAnswer(context, params.id, query.language),
  downloadFile: ({ params, query }, context) => newestFile(context, params.id, query.language),
  downloadZip: async ({ query }, context) =>
    sentArchive(
      context,
      await severalFiles(context, {
        ...query,
        ids: query.ids === undefined ? undefined : numbersIn(query.ids),
      }),
      atTheScreen(context.user),
    ),
  zipAddress: ({ body }, context) => zipAddressAnswer(context, body),
  downloadByAddress: ({ params }, context) => fileByAddress(context, params.key),
  zipByAddress: ({ params }, context) => zipByAddress(context, params.key),
  watchFolder: async ({ params, body }, context) => {
    const { db, user, clock, language } = context
    const seen = await foldersSeenBy(db, readerOf(user), language)
    if (!seen.some(({ id }) => id === params.id)) throw notFound()
    await watchFolder(db, user.id, params.id, body.watched, clock.now())
    return done
  },
})

/** How many people a folder is for. */
async function reach(
  { db }: Context,
  parent: number | null,
  audience: Parameters<typeof countFolderReach>[2],
) {
  const around = parent === null ? null : await storedFolder(db, parent)
  if (around === undefined) throw notFound()
  return { total: await countFolderReach(db, around?.path ?? [], audience) }
}

/** What those who write do with it. */
export const downloadEditingRoutes = answer(downloadEditingCalls, {
  addFolder: async ({ body }, context) => ({ ...done, id: await addFolder(context, body) }),
  changeFolder: async ({ params, body }, context) => {
    await changeFolder(context, params.id, body)
    return { ...done, id: params.id }
  },
  deleteFolder: async ({ params, body }, context) => {
    await deleteFolder(context, params.id, body?.version)
    return done
  },
  addDownload: async ({ fields, file }, context) => ({
    ...done,
    ...(await addDownload(context, fields, file)),
  }),
  changeDownload: async ({ params, body }, context) => {
    await changeDownload(context, params.id, body)
    return { ...done, id: params.id }
  },
  deleteDownload: async ({ params, body }, context) => {
    await deleteDownload(context, params.id, body?.version)
    return done
  },
  folderReach: ({ body }, context) => reach(context, body.parent_id, body.audience),
  downloadTakes: async ({ params }, { db }) => {
    const file = await takeDownload(db, params.id)
    const folder = file && (await storedFolder(db, file.folder_id))
    if (!file || !folder) throw notFound()
    return {
      reaches: await countFolderReach(db, folder.path, null),
      people: await takesOf(db, file.id),
    }
  },
})

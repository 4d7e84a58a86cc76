import { deepestFolder, type FolderInput } from '@mandato/contract/content/download-limits'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { invalid } from '../../platform/http/validation.ts'
import { notFound, refuse as refuseAny } from '../../platform/refusals.ts'
import {
  archiveFolders,
  depthBelow,
  insertFolder,
  lockFolders,
  storedFolder,
  updateFolder,
} from '../queries/download-write.ts'
import { refuse } from '../refusals.ts'

/** The folder that another one is to lie in; one that is the outermost says itself for whom it is. */
async function parentOf({ db, language }: Context, { parent_id, audience }: FolderInput) {
  if (parent_id === null) {
    if (audience === null) throw invalid([{ field: 'audience', code: 'required' }], language)
    return null
  }
  const parent = await storedFolder(db, parent_id)
  if (!parent) throw notFound()
  return parent
}

const byWhom = ({ clock, user }: Context) => ({ at: clock.now(), by: user.id })

export async function addFolder(context: Context, input: FolderInput): Promise<number> {
  const { db } = context
  await lockFolders(db)
  const parent = await parentOf(context, input)
  if ((parent?.path.length ?? 0) >= deepestFolder) throw refuse('folder_too_deep', { most: deepestFolder })
  const { names, audience } = input
  const id = await insertFolder(db, { names, audience, parent }, byWhom(context))
  await recordEvent(context, { what: 'folder.create', entity: 'folder', id, after: { names, audience } })
  return id
}

/** Renames, moves or narrows a folder. */
export async function changeFolder(context: Context, id: number, input: FolderInput): Promise<void> {
  const { db } = context
  await lockFolders(db)
  const folder = await storedFolder(db, id, true)
  if (!folder) throw notFound()
  const { names, audience, version, parent_id } = folder
  if (input.version !== undefined && input.version !== version)
    throw refuseAny('changed_meanwhile', {}, { current: { names, audience, version, parent_id } })
  const parent = await parentOf(context, input)
  if (parent?.path.includes(id)) throw refuse('folder_under_itself')
  if ((parent?.path.length ?? 0) + (await depthBelow(db, folder)) > deepestFolder)
    throw refuse('folder_too_deep', { most: deepestFolder })
  await updateFolder(db, folder, { names: input.names, audience: input.audience, parent }, byWhom(context))
  await recordEvent(context, {
    what: 'folder.change',
    entity: 'folder',
    id,
    before: { names, audience, parent_id },
    after: { names: input.names, audience: input.audience, parent_id: input.parent_id },
  })
}

export async function deleteFolder(context: Context, id: number, version: number | undefined): Promise<void> {
  const { db } = context
  await lockFolders(db)
  const folder = await storedFolder(db, id, true)
  if (!folder) throw notFound()
  if (version !== undefined && version !== folder.version)
    throw refuseAny('changed_meanwhile', {}, { current: { ...folder } })
  await archiveFolders(db, id, byWhom(context))
  await recordEvent(context, {
    what: 'folder.archive',
    entity: 'folder',
    id,
    before: { names: folder.names },
  })
}

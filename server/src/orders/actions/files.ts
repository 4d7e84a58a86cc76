import type { Upload } from '@mandato/contract'
import { mostOrderFiles, type OrderFileKind } from '@mandato/contract/orders/limits'
import { acceptFile, safeFileName } from '../../platform/files/accept-file.ts'
import { notInMails } from '../../platform/mail/erase-mails.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import { keepFile } from '../../platform/files/stored-files.ts'
import { notFound } from '../../platform/refusals.ts'
import type { Acting } from '../acting.ts'
import { filesOf, type StoredOrder } from '../queries/order.ts'
import { addFile, removeFiles } from '../queries/write.ts'
import { refuse } from '../refusals.ts'

const photos = ['png', 'jpeg', 'webp'] as const
/** Plans, photos, drawings and lists. */
const accepted = {
  attachment: ['pdf', ...photos, 'tiff', 'dwg', 'dxf', 'zip', 'office'],
  photo_defect: photos,
  photo_label: photos,
} as const

/** The files an order has after a sending. */
export interface FilesToKeep {
  /** As its paper names them. */
  readonly attachments: readonly { readonly name: string; readonly bytes: number }[]
  /** Takes the new ones over from where they were received; a rollback after it loses them. */
  readonly keep: (order: number) => Promise<void>
}

/**
 * Looks at received files before anything of the order is written.
 * @param order undefined for a new one
 * @param remove ids of files of the order to take out
 * @throws 404 for a file of another order, `too_many_files`, and what is wrong with a file
 */
export async function filesToKeep(
  context: Acting,
  order: Pick<StoredOrder, 'id' | 'number'> | undefined,
  received: Readonly<Record<OrderFileKind, readonly Upload[]>>,
  remove: readonly number[],
): Promise<FilesToKeep> {
  const { db, files: store, clock, user } = context
  const before = order === undefined ? [] : await filesOf(db, order.id)
  if (!remove.every((id) => before.some((file) => file.id === id))) throw notFound()
  const kinds = Object.keys(accepted) as OrderFileKind[]
  const looked = kinds.flatMap((kind) =>
    received[kind].map((file) => ({ kind, file, name: safeFileName(file.filename) })),
  )
  const staying = before.filter(({ id }) => !remove.includes(id))
  if (staying.length + looked.length > mostOrderFiles)
    throw refuse('too_many_files', { most: mostOrderFiles })
  const mimes = new Map<Upload, string>()
  for (const { kind, file } of looked) mimes.set(file, await acceptFile(file, accepted[kind], kind))
  return {
    attachments: [
      ...staying.map(({ name, size: bytes }) => ({ name, bytes })),
      ...looked.map(({ name, file: { bytes } }) => ({ name, bytes })),
    ],
    keep: async (id) => {
      const removed = await removeFiles(db, id, remove)
      // What a mail of an earlier revision carries goes with that mail.
      await forgetFiles(context, await notInMails(db, removed))
      for (const { kind, file, name } of looked) {
        const { path, bytes, sha256 } = file
        const mime = mimes.get(file) ?? 'application/octet-stream'
        const file_id = await keepFile(db, store, { name, mime, path, bytes, sha256, by: user.id })
        await addFile(db, id, { file_id, kind }, { at: clock.now(), by: user.id })
      }
    },
  }
}

import type { Upload } from '@mandato/contract'
import type { Context } from '../../platform/context.ts'
import { acceptFile, safeFileName } from '../../platform/files/accept-file.ts'
import { keepFile } from '../../platform/files/stored-files.ts'
import { attachFile } from '../queries/write.ts'

const accepted = ['pdf', 'png', 'jpeg', 'webp', 'tiff', 'dwg', 'dxf', 'zip', 'office'] as const

/**
 * Looks at received files before anything is written.
 * @returns takes them over as attachments of a message
 */
export async function filesToAttach(
  { db, files: store, user }: Context,
  received: readonly Upload[],
): Promise<(message: number) => Promise<void>> {
  const looked: { file: Upload; mime: string }[] = []
  for (const file of received) looked.push({ file, mime: await acceptFile(file, accepted, 'attachment') })
  return async (message) => {
    for (const { file, mime } of looked) {
      const { path, bytes, sha256 } = file
      const name = safeFileName(file.filename)
      await attachFile(
        db,
        message,
        await keepFile(db, store, { name, mime, path, bytes, sha256, by: user.id }),
      )
    }
  }
}

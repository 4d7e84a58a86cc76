import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A picture as it was kept before it was drawn without what its camera wrote. */
export interface OldPicture {
  readonly of: 'download' | 'attachment'
  readonly id: number
  /** Its stored files; the first is the largest, of which the others are made again. */
  readonly stored: readonly number[]
}

/** The next old picture after a number; nobody else takes it meanwhile. Those of the download area come first. */
export async function nextOldPicture(
  tx: Db,
  after: Readonly<Record<OldPicture['of'], number>>,
): Promise<OldPicture | undefined> {
  const { rows: downloads } = await sql<OldPicture>`
    select 'download' as of, id, array_remove(array[stored_id, web_id, thumb_id]::int[], null) as stored
    from download_versions where not drawn_anew and id > ${after.download}
    order by id limit 1 for update skip locked`.execute(tx)
  if (downloads[0]) return downloads[0]
  const { rows: attachments } = await sql<OldPicture>`
    select 'attachment' as of, id, array[file_id]::int[] as stored from content_files
    where not drawn_anew and id > ${after.attachment} order by id limit 1 for update skip locked`.execute(tx)
  return attachments[0]
}

interface DrawnVersion {
  readonly stored_id: number
  readonly web_id: number | null
  readonly thumb_id: number | null
  readonly width: number | null
  readonly height: number | null
  readonly crc32: number
}
export const noteDrawnVersion = (tx: Db, id: number, drawn: DrawnVersion) =>
  tx
    .updateTable('download_versions')
    .set({ ...drawn, drawn_anew: true })
    .where('id', '=', id)
    .execute()

export const noteDrawnAttachment = (tx: Db, id: number, file_id: number) =>
  tx.updateTable('content_files').set({ file_id, drawn_anew: true }).where('id', '=', id).execute()

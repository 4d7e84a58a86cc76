import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type AttachmentKind = 'upload' | 'paper_signature' | 'signed'

export interface AttachmentRow {
  readonly id: number
  readonly client_id: number
  readonly file_id: number
  readonly kind: AttachmentKind
  readonly name: string
  readonly mime: string
  readonly size: number
  readonly revision: number | null
  readonly created_at: string
  readonly created_by: number | null
  readonly by: string | null
}

const rows = (where: ReturnType<typeof sql>) => sql<AttachmentRow>`
  select a.id, a.client_id, a.file_id, a.kind, f.name, f.mime, f.bytes as size, s.revision, a.created_at, a.created_by, u.name as by
  from sheet_attachments a join files f on f.id = a.file_id left join sheets s on s.id = a.sheet_id
    left join user_cards u on u.id = a.created_by
  where ${where} order by a.id desc`

export const attachmentsOf = async (db: Db, clientId: number): Promise<AttachmentRow[]> =>
  (await rows(sql`a.client_id = ${clientId}`).execute(db)).rows

export const attachmentById = async (db: Db, id: number): Promise<AttachmentRow | undefined> =>
  (await rows(sql`a.id = ${id}`).execute(db)).rows[0]

export async function addAttachmentRow(
  db: Db,
  row: {
    clientId: number
    sheetId: number | null
    fileId: number
    kind: AttachmentKind
    now: Date
    by: number | null
  },
): Promise<number> {
  const { id } = await db
    .insertInto('sheet_attachments')
    .values({
      client_id: row.clientId,
      sheet_id: row.sheetId,
      file_id: row.fileId,
      kind: row.kind,
      created_at: row.now,
      created_by: row.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteAttachmentRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sheet_attachments').where('id', '=', id).where('kind', '=', 'upload').execute()
}

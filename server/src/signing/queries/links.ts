import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { LinkEnd } from '../rules.ts'

export interface SigningLink {
  readonly id: number
  readonly case_id: number
  readonly document_id: number
  readonly email: string
  readonly document_sha256: string
  readonly created_at: string
  readonly expires_at: string
  readonly ended_because: LinkEnd | null
  readonly openings: number
}

const columns = sql`l.id, l.case_id, c.document_id, l.email, l.document_sha256, l.created_at, l.expires_at, l.ended_because, l.openings`

/** The link behind a token of a mail; undefined when there never was one. */
export async function linkByToken(db: Db, hash: Buffer): Promise<SigningLink | undefined> {
  const { rows } = await sql<SigningLink>`
    select ${columns} from signing_tokens t join signing_links l on l.id = t.link_id join signing_cases c on c.id = l.case_id
    where t.token_hash = ${hash}`.execute(db)
  return rows[0]
}

/** The link of a document that can still sign, or did. */
export async function liveLink(db: Db, documentId: number): Promise<SigningLink | undefined> {
  const { rows } = await sql<SigningLink>`
    select ${columns} from signing_links l join signing_cases c on c.id = l.case_id
    where c.document_id = ${documentId} and l.ended_at is null`.execute(db)
  return rows[0]
}

/** The link by which a document was signed. */
export async function signedLink(db: Db, documentId: number): Promise<SigningLink | undefined> {
  const { rows } = await sql<SigningLink>`
    select ${columns} from signing_links l join signing_cases c on c.id = l.case_id
    where c.document_id = ${documentId} and l.ended_because = 'signed'`.execute(db)
  return rows[0]
}

export async function insertLink(
  db: Db,
  link: { caseId: number; email: string; sha256: string; now: Date; end: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('signing_links')
    .values({
      case_id: link.caseId,
      email: link.email,
      document_sha256: link.sha256,
      created_at: link.now,
      expires_at: link.end,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertToken(db: Db, linkId: number, hash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('signing_tokens')
    .values({ token_hash: hash, link_id: linkId, created_at: now })
    .execute()
}

/**
 * Ends the live link of a case.
 * @returns the ended link's id and address, or undefined when none was live
 */
export const endLiveLink = (db: Db, caseId: number, because: LinkEnd, now: Date) =>
  db
    .updateTable('signing_links')
    .set({ ended_at: now.toISOString(), ended_because: because })
    .where('case_id', '=', caseId)
    .where('ended_at', 'is', null)
    .returning(['id', 'email'])
    .executeTakeFirst()

export async function countOpening(db: Db, linkId: number): Promise<void> {
  await sql`update signing_links set openings = openings + 1 where id = ${linkId}`.execute(db)
}

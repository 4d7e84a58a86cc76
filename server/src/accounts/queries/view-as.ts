import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

interface NewView {
  readonly userId: number
  readonly viewerId: number
  readonly viewerSession: number
  readonly tokenHash: Buffer
  readonly reason: string
  readonly now: Date
  readonly end: Date
  readonly device: string
  readonly ip: string
}

/** A session as somebody else, beside the viewer's own. */
export async function insertView(db: Db, view: NewView): Promise<void> {
  const at = view.now.toISOString()
  await db
    .insertInto('sessions')
    .values({
      user_id: view.userId,
      viewer_id: view.viewerId,
      viewer_session_id: view.viewerSession,
      view_reason: view.reason,
      token_hash: view.tokenHash,
      created_at: at,
      last_seen_at: at,
      expires_at: view.end.toISOString(),
      remember: false,
      device: view.device,
      ip: view.ip,
    })
    .execute()
}

/** Whoever looks stops looking. */
export async function endViews(db: Db, viewerId: number, now: Date): Promise<void> {
  await sql`update sessions set revoked_at = ${now.toISOString()}
    where viewer_id = ${viewerId} and revoked_at is null`.execute(db)
}

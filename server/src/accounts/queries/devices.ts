import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Announced {
  readonly userId: number
  readonly device: string
  readonly label: string
  readonly highest: number
  readonly givenUp: readonly number[]
  readonly seal: string | null
  readonly at: Date
}

/** The device as it is known from now on: it never counts back, and its seal stays the first one. */
export async function keepDevice(db: Db, { userId, device, ...given }: Announced) {
  const { rows } = await sql<{ highest: number; given_up: number[]; seal: string | null }>`
    insert into devices as d (user_id, device, label, highest, given_up, seal, seen_at)
    values (${userId}, ${device}, ${given.label}, ${given.highest}, ${[...given.givenUp]}, ${given.seal},
      ${given.at.toISOString()})
    on conflict (user_id, device) do update set label = excluded.label,
      highest = greatest(d.highest, excluded.highest),
      given_up = array(select distinct unnest(d.given_up || excluded.given_up) order by 1),
      seal = coalesce(d.seal, excluded.seal), seen_at = excluded.seen_at
    returning highest, given_up, seal`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an upsert returns its row')
  return row
}

/** As many as anybody looks through. */
const most = 20

/** A person's devices, the one seen last first. */
export const devicesOf = (db: Db, userId: number) =>
  db
    .selectFrom('devices')
    .select(['device', 'label', 'highest', 'given_up', 'seen_at'])
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('device')
    .limit(most)
    .execute()

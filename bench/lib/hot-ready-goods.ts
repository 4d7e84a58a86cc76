import type { Context } from '../../server/src/platform/context.ts'
import type { Portal } from './portal.ts'

let made = 0
/** An article of its own of which so many pieces are there. */
export async function stocked({ pool }: Portal, counted: number): Promise<number> {
  made += 1
  const { rows } = await pool.query<{ id: number }>(
    `with a as (insert into appliances (code, name) values ($1, 'Lavastoviglie') returning id)
     insert into ready_goods (appliance_id, counted, counted_at) select id, $2, now() from a returning appliance_id as id`,
    [`HOTREADY-${made}`, counted],
  )
  return rows[0]?.id ?? 0
}

/** The ids of so many people. */
export async function crowd({ pool }: Portal, size: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, name, user_type, language, password_hash)
     select 'crowd-' || gen_random_uuid() || '@shops.example', 'Crowd', 4, 'it', '' from generate_series(1, $1)
     returning id`,
    [size],
  )
  return rows.map(({ id }) => id)
}

export const asPerson = ({ context }: Portal, id: number, db: Context['db']): Context => ({
  ...context,
  db,
  user: { ...context.user, id },
})

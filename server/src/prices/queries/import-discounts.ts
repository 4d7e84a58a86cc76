import type { Landing, RowChange } from '../../platform/bulk-load/landing.ts'
import { sql } from '../../platform/db/sql.ts'
import { beginLoad, thisLoad } from './loads.ts'

const validTo = (given: ReadonlySet<string>) => sql.ref(given.has('valid_to') ? 'l.valid_to' : 'd.valid_to')
const note = (given: ReadonlySet<string>) =>
  sql`coalesce(${sql.ref(given.has('note') ? 'l.note' : 'd.note')}, '')`

/** The rows of the file beside those that stand there. */
const matched = (given: ReadonlySet<string>) => sql`
  select l.line, l.client_id, pl.id as list_id, l.family_code, l.valid_from, ${validTo(given)} as valid_to, l.chain,
    l.factor, ${note(given)} as note, d.id, d.id is null as is_new, d.chain as old_chain, d.valid_to as old_valid_to,
    d.note as old_note, d.id is not null
      and (d.chain, d.valid_to, d.note) is distinct from (l.chain, ${validTo(given)}, ${note(given)}) as differs
  from (select line, client_id, list, coalesce(family_code, '') as family_code, valid_from, chain, factor, valid_to, note
    from landing_discounts) l
  left join price_lists pl on pl.code = l.list
  left join discounts d on d.valid_from = l.valid_from and d.family_code = l.family_code
    and ((d.client_id is not null and d.client_id = l.client_id) or (d.list_id is not null and d.list_id = pl.id))`

/** Discounts of an ERP file, for a client or for the clients of a list, for a family or for all. */
export const discountLanding = {
  table: 'landing_discounts',
  columns: ['client_id', 'list', 'family_code', 'valid_from', 'chain', 'factor', 'valid_to', 'note'],
  key: ['client_id', 'list', 'family_code', 'valid_from'],
  held: sql`
    select c.code as client_code, l.code as list, nullif(d.family_code, '') as family_code,
      d.valid_from::text as valid_from, d.chain, d.valid_to::text as valid_to, nullif(d.note, '') as note
    from discounts d left join price_clients c on c.id = d.client_id left join price_lists l on l.id = d.list_id
    where c.status is distinct from 'deleted'
    order by c.code nulls last, l.code, d.family_code, d.valid_from`,

  async create(db) {
    await sql`
      create temporary table landing_discounts (
        line bigint not null, client_id integer, list text, family_code text, valid_from date not null,
        chain text not null, factor numeric not null, valid_to date, note text
      )`.execute(db)
  },

  async compare(db, given) {
    const { rows } = await sql<Record<'created' | 'updated' | 'unchanged', number>>`
      select count(*) filter (where is_new) as created, count(*) filter (where differs) as updated,
        count(*) filter (where not is_new and not differs) as unchanged
      from (${matched(given)}) m`.execute(db)
    return { ...(rows[0] ?? { created: 0, updated: 0, unchanged: 0 }), effects: [] }
  },

  async changes(db, given, most) {
    const value = (column: 'chain' | 'valid_to' | 'note') =>
      sql`case when ${sql.ref(`m.old_${column}`)} is distinct from ${sql.ref(`m.${column}`)} then json_build_object(
        'column', ${sql.lit(column)}, 'from', ${sql.ref(`m.old_${column}`)}::text, 'to', ${sql.ref(`m.${column}`)}::text) end`
    const { rows } = await sql<RowChange>`
      select * from (
        select case when m.is_new then 'created' else 'updated' end as what, m.line,
          concat_ws(' / ', c.code, p.code, nullif(m.family_code, ''), m.valid_from) as subject,
          json_build_array(${value('chain')}, ${value('valid_to')}, ${value('note')}) as details,
          row_number() over (partition by m.is_new order by m.line) as place
        from (${matched(given)}) m left join price_clients c on c.id = m.client_id
        left join price_lists p on p.id = m.list_id
        where m.is_new or m.differs
      ) changed where place <= ${most} order by what, line`.execute(db)
    return rows.map(({ what, line, subject, details }) => ({
      what,
      line,
      subject,
      details: details.filter((one) => one !== null),
    }))
  },

  async apply(tx, given, step) {
    await beginLoad(tx, 'discounts')
    await sql`create temporary table discount_rows as ${matched(given)}`.execute(tx)
    await sql`
      insert into discounts_before (id, valid_to, chain, factor, note, load_id, replaced_by)
      select d.id, d.valid_to, d.chain, d.factor, d.note, d.load_id, ${thisLoad}
      from discount_rows r join discounts d on d.id = r.id where r.differs`.execute(tx)
    const updated = await sql`
      update discounts d set valid_to = r.valid_to, chain = r.chain, factor = r.factor, note = r.note, load_id = ${thisLoad}
      from discount_rows r where r.differs and d.id = r.id`.execute(tx)
    await step(Number(updated.numAffectedRows ?? 0))
    const created = await sql`
      insert into discounts (client_id, list_id, family_code, valid_from, valid_to, chain, factor, note, load_id)
      select client_id, list_id, family_code, valid_from, valid_to, chain, factor, note, ${thisLoad}
      from discount_rows where is_new order by line`.execute(tx)
    await step(Number(created.numAffectedRows ?? 0))
  },
} satisfies Landing

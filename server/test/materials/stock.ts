import type { Db } from '../../src/platform/db/db.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { insertMaterial } from '../../src/materials/queries/materials.ts'

/** Adds a material and gives its id. */
export const newMaterial = (db: Db, product_code: string): Promise<number> =>
  insertMaterial(db, { product_code, name: `Catalogo ${product_code}`, created_by: null })

/** Pieces in the warehouse, as a load would bring them. */
export async function putOnHand(db: Db, product: number, quantity: number): Promise<void> {
  await sql`update material_stock set realised = realised + ${quantity}, on_hand = on_hand + ${quantity}
    where product_id = ${product}`.execute(db)
  await sql`insert into material_ledger (product_id, kind, realised, on_hand, committed, with_agencies, delivered, written_off, at)
    values (${product}, 'load', ${quantity}, ${quantity}, 0, 0, 0, 0, now())`.execute(db)
}

/** The counters of a material as they are kept. */
export const countersOf = (db: Db, product: number) =>
  db
    .selectFrom('material_stock')
    .select(['realised', 'on_hand', 'committed', 'with_agencies', 'delivered', 'written_off'])
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow()

/** The request lines of materials as they are kept. */
export const linesOf = (db: Db, products: readonly number[]) =>
  db
    .selectFrom('material_requests')
    .select(['id', 'status', 'accepted', 'sent', 'delivered', 'returned', 'written_off'])
    .where('product_id', 'in', products)
    .orderBy('id')
    .execute()

/**
 * What is wrong with the stock of these materials, or of all, in words; nothing if all holds: the numbered invariants of the stock (1–5, 10, 11),
 * each as a sum of its own beside the counters.
 */
export async function faultsOfStock(db: Db, products?: readonly number[]): Promise<string[]> {
  const about = (column: string) => (products ? sql`${sql.ref(column)} = any(${[...products]})` : sql`true`)
  const { rows } = await sql<{ fault: string }>`
    with folded as (
      select product_id, sum(realised) as realised, sum(on_hand) as on_hand, sum(committed) as committed,
        sum(with_agencies) as with_agencies, sum(delivered) as delivered, sum(written_off) as written_off
      from material_ledger where ${about('product_id')} group by product_id
    ), stock as (select * from material_stock where ${about('product_id')}
    ), lines as (select * from material_requests where ${about('product_id')})
    select '1: R = H + T + D + W of ' || product_id as fault from stock
      where realised <> on_hand + with_agencies + delivered + written_off
    union all select '2: T = sum of agencies of ' || product_id from stock s
      where with_agencies <> (select coalesce(sum(quantity), 0) from material_agency_stock a where a.product_id = s.product_id)
    union all select '2: D = sum of clients of ' || product_id from stock s
      where delivered <> (select coalesce(sum(quantity), 0) from material_client_stock c where c.product_id = s.product_id)
    union all select '3: 0 <= C <= H of ' || product_id from stock where not committed between 0 and on_hand
    union all select '4: C = sum of what is accepted and not sent of ' || product_id from stock s
      where committed <> (select coalesce(sum(accepted - sent), 0) from lines r where r.product_id = s.product_id
        and r.status in ('accepted', 'accepted_partial', 'accepted_modified', 'in_preparation'))
    union all select '5: line ' || id || ' ' || status from lines
      where not (sent between 0 and accepted) or (status = 'rejected' and accepted <> 0)
        or (status = 'accepted' and accepted <> requested)
        or (status = 'accepted_partial' and not (accepted > 0 and accepted < requested))
        or (status = 'accepted_modified' and accepted <= requested)
    union all select '2: lines of agency ' || agency_id || ' hold other than T of ' || product_id from (
        select agency_id, product_id, sum(sent - delivered - returned - written_off) as held from lines
        group by agency_id, product_id) l
      where held <> coalesce((select quantity from material_agency_stock a
        where a.agency_id = l.agency_id and a.product_id = l.product_id), 0)
    union all select '10: the ledger folds to something else for ' || s.product_id
      from stock s left join folded f using (product_id)
      where (s.realised, s.on_hand, s.committed, s.with_agencies, s.delivered, s.written_off) is distinct from
        (coalesce(f.realised, 0), coalesce(f.on_hand, 0), coalesce(f.committed, 0), coalesce(f.with_agencies, 0),
          coalesce(f.delivered, 0), coalesce(f.written_off, 0))
    union all select '11: line ' || id || ' ' || status || ' counts' from lines
      where status in ('requested', 'rejected', 'withdrawn', 'cancelled') and (accepted, sent) <> (0, 0)`.execute(
    db,
  )
  return rows.map((row) => row.fault)
}

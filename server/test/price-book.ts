import type { Db } from '../src/platform/db/db.ts'
import { sql } from '../src/platform/db/sql.ts'

/** A few articles with a public list and one of their own for Italy, and a discount of the list. */
export async function priceBook(db: Db): Promise<void> {
  await sql`insert into price_loads (kind, at) values ('prices', '2024-12-01T08:00:00Z')`.execute(db)
  await sql`insert into price_lists (code, currency) values ('PUBLIC', 'EUR'), ('IT-A', 'EUR')`.execute(db)
  await sql`
    insert into articles (code, description, dimensions, finish_group, family_code, unit)
    values ('B60-3C', 'Base 60, tre cassettoni', '60 × 72 × 58 cm', 'fascia 1', 'NN', 'pz'),
      ('CF60-216', 'Colonna forno e microonde H 216', '60 × 216 × 58 cm', 'fascia 3', 'NN', 'pz'),
      ('NOR.0707-60', 'Pensile Nora 60', '', '', 'NN', 'pz')`.execute(db)
  await sql`
    insert into list_prices (list_id, article_id, valid_from, price_cents, load_id)
    select l.id, a.id, d.day::date, case a.code when 'B60-3C' then 61200 when 'CF60-216' then 124800 else 1235 end
      + case when d.day > '2025-05-01' then 1000 else 0 end + case l.code when 'PUBLIC' then 5000 else 0 end, 1
    from price_lists l cross join articles a cross join (values ('2025-01-01'), ('2025-09-01')) d (day)
    where l.code = 'PUBLIC' or a.code <> 'NOR.0707-60'`.execute(db)
  await sql`
    insert into discounts (list_id, family_code, valid_from, chain, factor, note, load_id)
    select id, '', '2025-01-01', '50+10+5', 0.4275, '', 1 from price_lists where code = 'IT-A'`.execute(db)
}

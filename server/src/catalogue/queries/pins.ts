import type { EnergyClass, EnergyGroup, EnergyRange } from '@mandato/contract/catalogue/energy'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The ranking of all categories has its pins under this name. */
const all = ''

export interface Pins {
  readonly codes: readonly string[]
  readonly reason: string
  readonly until: string
  readonly by: string | null
  readonly version: number
}

/** What is put before the ranking of a category. */
export async function pinsOf(db: Db, category: string | undefined): Promise<Pins | null> {
  const { rows } = await sql<Pins>`
    select p.codes, p.reason, p.until, u.name as by, p.version
    from best_seller_pins p left join user_cards u on u.id = p.set_by where p.category = ${category ?? all}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** The codes that no price list, no appliance and no invoice knows. */
export async function unknownCodes(db: Db, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select c.code from unnest(${[...codes]}::text[]) c (code)
    where not exists (select from article_names a where a.code = c.code)
      and not exists (select from appliances a where a.code = c.code)
      and not exists (select from sold_articles s where s.code = c.code)`.execute(db)
  return rows.map(({ code }) => code)
}

interface Written extends Omit<Pins, 'by' | 'version'> {
  readonly at: Date
  readonly by: number
}

/**
 * Writes the pins of a category, or takes them back where there are no codes. One statement looks at the version and
 * writes: of two people at once the second is told.
 * @returns the new version, 0 where they were taken back; null where somebody else was faster
 */
export async function writePins(
  db: Db,
  category: string | undefined,
  { codes, reason, until, at, by }: Written,
  seen: number | undefined,
): Promise<number | null> {
  const key = category ?? all
  const known = seen === undefined ? sql`true` : sql`p.version = ${seen}::int`
  if (codes.length === 0) {
    const { numAffectedRows } =
      await sql`delete from best_seller_pins p where p.category = ${key} and ${known}`.execute(db)
    return Number(numAffectedRows) > 0 || (await pinsOf(db, category)) === null ? 0 : null
  }
  const { rows } = await sql<{ version: number }>`
    insert into best_seller_pins as p (category, codes, reason, until, set_at, set_by)
    select ${key}, ${[...codes]}::text[], ${reason}, ${until}::date, ${at.toISOString()}, ${by}
    where ${seen ?? 0}::int = 0 or exists (select from best_seller_pins p where p.category = ${key} and ${known})
    on conflict (category) do update set codes = excluded.codes, reason = excluded.reason, until = excluded.until,
      set_at = excluded.set_at, set_by = excluded.set_by, version = p.version + 1
      where ${known}
    returning version`.execute(db)
  return rows[0]?.version ?? null
}

/** Appliances among some codes, with what stands beside them on a card. */
export async function cardsOf(db: Db, codes: readonly string[]) {
  const { rows } = await sql<Card>`
    select a.code, a.id, a.name, a.energy_group as "group", a.energy_class, a.energy_range, p.thumb_id
    from appliances a
    left join appliance_documents p on p.appliance_id = a.id and p.kind = 'picture' and p.replaced_at is null
    where a.code = any(${codes.map((code) => code.toUpperCase())})`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}
interface Card {
  readonly code: string
  readonly id: number
  readonly name: string
  readonly group: EnergyGroup | null
  readonly energy_class: EnergyClass | null
  readonly energy_range: EnergyRange | null
  readonly thumb_id: number | null
}

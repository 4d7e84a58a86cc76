import type { Feature, LoadRow, MovementRow } from '@mandato/contract/materials/rows'
import type { Language } from '@mandato/contract/words'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { type CatalogueRow, materialFields, seesMaterial } from './catalogue.ts'

export interface FoundMaterial extends CatalogueRow {
  readonly features: z.input<typeof Feature>[]
  readonly images: { id: number; key: string; width: number; height: number }[]
}

/** A material in sight; staff find archived and hidden ones too. Features of all languages come along. */
export async function materialSeenBy(
  db: Db,
  person: Person,
  id: number,
  language: Language,
): Promise<FoundMaterial | undefined> {
  const { rows } = await sql<FoundMaterial>`
    select ${materialFields(person, language)},
      (select coalesce(json_agg(json_build_object('id', f.id, 'label_name', f.label_name, 'value', f.value,
          'language_id', f.language, 'type', f.type) order by f.language, f.position), '[]')
        from material_features f where f.product_id = m.id) as features,
      (select coalesce(json_agg(json_build_object('id', i.id, 'key', i.key, 'width', i.width, 'height', i.height)
          order by i.position), '[]') from material_images i where i.product_id = m.id) as images
    from material_cards m where m.id = ${id} and ${seesMaterial(person)}`.execute(db)
  return rows[0]
}

/** Whether a material is there at all for the person. */
export async function isSeen(db: Db, person: Person, id: number): Promise<boolean> {
  const { rows } =
    await sql`select from material_cards m where m.id = ${id} and ${seesMaterial(person)}`.execute(db)
  return rows.length > 0
}

export async function loadsOf(db: Db, product: number): Promise<z.input<typeof LoadRow>[]> {
  const { rows } = await sql<z.input<typeof LoadRow>>`
    select l.id, l.day as date, l.quantity, l.supplier, l.note, l.removed_at, u.name as created_by
    from material_loads l left join user_cards u on u.id = l.created_by
    where l.product_id = ${product} order by l.day desc, l.id desc`.execute(db)
  return rows
}

/** The ledger of a material, the latest entry first. */
export const movementsOf = (product: number): List<z.input<typeof MovementRow>> => ({
  from: sql`(select m.*, sum(m.on_hand) over (order by m.id)::int as balance from material_movements m
    where m.product_id = ${product}) l`,
  where: [],
  id: sql`l.id`,
  sort: sql`l.id`,
  order: 'desc',
  fields: sql`l.id, l.at, l.kind, l.realised, l.on_hand as quantity, l.committed, l.with_agencies as still_to_deliver,
    l.delivered as delivered_to_customers, l.written_off, l.balance, a.business_name as agency, c.business_name as client,
    l.request_id, l.reason, u.name as by`,
  joins: sql`left join registry_agencies a on a.id = l.agency_id left join registry_clients c on c.id = l.client_id
    left join user_cards u on u.id = l.user_id`,
})

/** The families with how many materials of each the person sees. */
export async function familiesFor(db: Db, person: Person, language: Language) {
  const { rows } = await sql<{
    id: number
    name: string
    parent_id: number | null
    count: number
    names?: Readonly<Record<string, string>>
  }>`
    select f.id, coalesce(f.names ->> ${language}, f.name) as name, f.parent_id,
      (select count(*)::int from material_cards m where m.family_id = f.id and m.archived_at is null
        and ${seesMaterial(person)}) as count
      ${isStaff(person) ? sql`, f.names || jsonb_build_object('it', coalesce(f.names ->> 'it', f.name)) as names` : sql``}
    from material_families f order by plain(coalesce(f.names ->> ${language}, f.name)), f.id`.execute(db)
  return rows
}

import type { materialsCalls } from '@mandato/contract/materials/calls'
import type { SortOf } from '@mandato/contract/list'
import type { Language } from '@mandato/contract/words'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import { calledIn } from '../../platform/db/called.ts'
import type { List } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'

type Filter = Omit<z.output<typeof materialsCalls.materials.query>, 'per_page'>
type Sort = SortOf<typeof materialsCalls.materials>

/** A material as it is read; `image` is the key of its cover. */
export interface CatalogueRow {
  readonly id: number
  readonly product_code: string
  readonly barcode: string | null
  readonly ean: string | null
  readonly name: string
  readonly type: string
  readonly family_id: number | null
  readonly family: string | null
  readonly brand: string
  readonly dpe: string | null
  readonly conf: number
  readonly weight: number | null
  readonly price: number | null
  readonly notes: string
  readonly image: string | null
  readonly favourite: boolean
  readonly version: number
  readonly archived?: boolean
}

/** Which materials a person sees: the catalogue without what is hidden or archived; staff see all. */
export const seesMaterial = (person: Person): RawBuilder<boolean> =>
  isStaff(person) ? sql<boolean>`true` : sql<boolean>`m.visible and m.archived_at is null`

/** What agencies hold of a material: all agencies, or the person's own. */
const heldFor = (person: Person): RawBuilder<number> =>
  isStaff(person)
    ? sql<number>`m.with_agencies`
    : sql<number>`coalesce((select h.quantity from material_holdings h
        where h.product_id = m.id and h.agency_id = ${person.agencyId}), 0)`

const familyIn = (language: Language) => sql`coalesce(m.family_names ->> ${language}, m.family)`

const favouriteOf = (person: Person) => sql<boolean>`exists (select from material_favourites v
  where v.product_id = m.id and v.user_id = ${person.id})`

const sortKeys = (person: Person, language: Language): Readonly<Record<Sort, RawBuilder<unknown>>> => ({
  product_code: sql`m.product_code`,
  name: sql`plain(${calledIn(language, 'm')})`,
  family: sql`plain(${familyIn(language)})`,
  brand: sql`plain(m.brand)`,
  dpe: sql`m.first_edition`,
  availability: sql`m.available`,
  still_to_deliver: heldFor(person),
  // The other counters are no business of people outside; sorting by them would tell.
  realised: isStaff(person) ? sql`m.realised` : sql`null`,
  delivered_to_customers: isStaff(person) ? sql`m.delivered` : sql`null`,
  quantity: isStaff(person) ? sql`m.on_hand` : sql`null`,
  committed: isStaff(person) ? sql`m.committed` : sql`null`,
})

const common = (
  person: Person,
  language: Language,
) => sql`m.id, m.product_code, m.barcode, m.ean, ${calledIn(language, 'm')} as name, m.type,
  m.family_id, ${familyIn(language)} as family, m.brand, m.first_edition as dpe, m.pack as conf, m.weight_g as weight,
  m.price, m.notes, m.image, ${favouriteOf(person)} as favourite, m.version`

const counted = (person: Person) => sql`m.available as availability, ${heldFor(person)} as still_to_deliver`

const forStaff = sql`m.name as name_it, m.name_en, m.name_fr, m.name_es, m.internal_code, m.manager, m.cost, m.location, m.on_hand as quantity, m.realised, m.printed,
  m.delivered as delivered_to_customers, m.committed, m.written_off, m.visible as visible_in_table,
  m.archived_at is not null as archived`

/** The columns of a material the person's role may see. */
export function materialFields(person: Person, language: Language): RawBuilder<CatalogueRow> {
  const rest = isStaff(person)
    ? sql`, ${counted(person)}, ${forStaff}`
    : person.role === 'agent'
      ? sql`, ${counted(person)}`
      : sql``
  return sql<CatalogueRow>`${common(person, language)}${rest}`
}

/** The catalogue as a person sees it. */
export const catalogue = (person: Person, filter: Filter, language: Language): List<CatalogueRow> => ({
  from: sql`material_cards m`,
  where: [
    seesMaterial(person),
    filter.status === 'archived'
      ? sql<boolean>`m.archived_at is not null`
      : sql<boolean>`m.archived_at is null`,
    filter.q && sql<boolean>`m.searchable like ${containing(filter.q)}`,
    filter.family !== undefined && inFamily(filter.family),
    filter.favourite !== undefined && sql<boolean>`${favouriteOf(person)} = ${filter.favourite}`,
    filter.visible !== undefined && sql<boolean>`m.visible = ${filter.visible}`,
    filter.available !== undefined && sql<boolean>`(m.available > 0) = ${filter.available}`,
  ],
  id: sql`m.id`,
  sort: sortKeys(person, language)[filter.sort],
  order: filter.order,
  fields: materialFields(person, language),
})

/** A family with those below it. */
const inFamily = (family: number) => sql<boolean>`m.family_id in (
  with recursive below as (
    select id from material_families where id = ${family}
    union select f.id from material_families f join below b on f.parent_id = b.id
  ) select id from below)`

/** What a print holds: these families and materials, or the whole catalogue. */
export const printed = (
  person: Person,
  { families, materials }: { readonly families: readonly number[]; readonly materials: readonly number[] },
  language: Language,
): List<CatalogueRow> => ({
  ...catalogue(person, { status: 'active', sort: 'name', order: 'asc' }, language),
  where: [
    seesMaterial(person),
    sql<boolean>`m.archived_at is null`,
    families.length + materials.length === 0
      ? sql<boolean>`m.visible`
      : sql<boolean>`(m.family_id = any(${[...families]}) or m.id = any(${[...materials]}))`,
  ],
})

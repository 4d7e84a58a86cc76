import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Effect, RowNotice } from '../../platform/bulk-load/landing.ts'
import { upsertLanding, type Written } from '../../platform/bulk-load/landing-upsert.ts'
import { sql } from '../../platform/db/sql.ts'

const beforePlace = [
  'internal_code',
  'agency_id',
  'agent_id',
  'business_name',
  'vat_number',
  'tax_code',
  'email',
  'email_admin',
  'email_commercial',
  'email_management',
  'email_certified',
  'phone',
  'mobile',
  'address',
  'postal_code',
  'city',
] as const
const afterPlace = ['sdi_code', 'bank_name', 'iban', 'payment_code', 'discount'] as const
const otherPlaces = [
  'postal_address',
  'postal_postal_code',
  'postal_city',
  'postal_province',
  'postal_country',
  'delivery_address',
  'delivery_postal_code',
  'delivery_city',
  'delivery_province',
  'delivery_country',
  'delivery_notes',
] as const

/** The columns of the file that are not called like the column they fill. */
const named: Readonly<Record<string, string>> = { agency_id: 'agency_code' }
const asGiven = (column: string): Written => ({
  column,
  from: [named[column] ?? column],
  ...(column === 'agency_id' && {
    shown: (id: RawBuilder<unknown>) => sql`(select a.code from agencies a where a.id = ${id})`,
  }),
})

const areaColumns = ['province', 'country'] as const
const placeColumns = ['city', ...areaColumns] as const
const same = (column: (typeof placeColumns)[number]) => {
  const landed = sql.ref(`l.${column}`)
  const now = column === 'country' ? sql`coalesce(${landed}, 'IT')` : sql`coalesce(${landed}, '')`
  return sql`plain(${now}) = plain(coalesce(${sql.ref(`t.${column}`)}, ''))`
}
/** Whether the client stays in its town or area, as far as the file names one. */
const stays = (
  given: ReadonlySet<string>,
  columns: readonly (typeof placeColumns)[number][] = placeColumns,
) => sql.join([sql`true`, ...columns.filter((column) => given.has(column)).map(same)], sql` and `)

/**
 * A point of the file counts as exact. Without one the client keeps its own, unless it moves to another town: then it
 * has none until it is placed there.
 */
const placed = (column: 'lat' | 'lng' | 'geo_quality' | 'placed_for'): Written => {
  const [landed, lost] = {
    lat: [sql`l.lat`, sql`null`],
    lng: [sql`l.lng`, sql`null`],
    geo_quality: [sql`case when l.lat is not null then 'exact' end`, sql`'none'`],
    placed_for: [sql`null`, sql`null`],
  }[column]
  const kept = (given: ReadonlySet<string>) =>
    sql`case when ${stays(given)} then ${sql.ref(`t.${column}`)} else ${lost} end`
  return {
    column,
    from: [column === 'lng' ? 'lng' : 'lat', ...placeColumns],
    ...((column === 'geo_quality' || column === 'placed_for') && { shown: false as const }),
    update: (given) => sql`coalesce(${landed}, ${kept(given)})`,
    insert: sql`coalesce(${landed}, ${lost})`,
  }
}

/** Bank and branch where the IBAN does not tell them: an Italian one has them inside. */
const beyondIban = (column: 'abi' | 'cab'): Written => {
  const value = (own: RawBuilder<unknown>, iban: RawBuilder<unknown>) =>
    sql`case when ${iban} ~ '^(IT|SM)' then null else ${own} end`
  const landed = sql.ref(`l.${column}`)
  return {
    column,
    from: [column, 'iban'],
    update: (given) =>
      value(
        given.has(column) ? landed : sql.ref(`t.${column}`),
        given.has('iban') ? sql`l.iban` : sql`t.iban`,
      ),
    insert: value(landed, sql`l.iban`),
  }
}

/** Clients of an ERP file; the six-character code is the natural key. */
export const clientLanding = upsertLanding({
  landing: {
    table: 'landing_clients',
    columns: [
      'code',
      ...beforePlace,
      'province',
      'region',
      'country',
      'lat',
      'lng',
      ...afterPlace,
      'abi',
      'cab',
      'public_body',
      ...otherPlaces,
      'notes',
      'fixed_days',
      'price_list',
      'status',
      'activation_date',
    ],
    key: ['code'],
    // Points that were found for a town are found again; a deletion under way is not the ERP's to know.
    held: sql`
      select t.code, t.internal_code, a.code as agency_code, u.email as agent_email, t.business_name, t.vat_number,
        t.tax_code, t.email, t.email_admin, t.email_commercial, t.email_management, t.email_certified, t.phone, t.mobile, t.address,
        t.postal_code, t.city, t.province, t.country,
        case when t.geo_quality = 'exact' then t.lat::text end as lat, case when t.geo_quality = 'exact' then t.lng::text end as lng,
        ${sql.join(otherPlaces.map((column) => sql.ref(`t.${column}`)))}, t.notes,
        t.sdi_code, t.public_body::int::text as public_body, t.bank_name, t.abi, t.cab, t.iban, t.payment_code, t.discount, array_to_string(t.fixed_days, ' ') as fixed_days,
        t.price_list, nullif(t.status, 'deletion_requested') as status, t.activation_date::text as activation_date
      from clients t join agencies a on a.id = t.agency_id left join user_cards u on u.id = t.agent_id
      where t.status <> 'deleted' order by t.code`,
  },
  shape: sql`
    code text not null, internal_code text, agency_id integer not null, agent_id integer, business_name text not null,
    vat_number text, tax_code text, email text, email_admin text, email_commercial text, email_management text, email_certified text,
    phone text, mobile text, address text, postal_code text, city text, province text, region text, country text,
    lat double precision, lng double precision, sdi_code text, bank_name text, iban text,
    payment_code text, discount text, abi text, cab text, public_body boolean, postal_address text, postal_postal_code text,
    postal_city text, postal_province text, postal_country text, delivery_address text, delivery_postal_code text,
    delivery_city text, delivery_province text, delivery_country text, delivery_notes text, notes text, fixed_days integer[],
    price_list text, status text, activation_date date`,
  target: 'clients',
  same: sql`t.code = l.code`,
  written: [
    { column: 'code', from: [] },
    ...beforePlace.filter((column) => column !== 'agent_id').map(asGiven),
    // An agent can be assigned to clients of the own agency only.
    {
      column: 'agent_id',
      from: ['agent_email', 'agency_code'],
      shown: (id) => sql`(select u.email from user_cards u where u.id = ${id})`,
      update: (given) =>
        given.has('agent_email')
          ? sql`l.agent_id`
          : sql`case when t.agency_id = l.agency_id then t.agent_id end`,
    },
    asGiven('province'),
    // The region goes with the province: a client that leaves the area leaves the sight of who has that area.
    {
      column: 'region',
      from: [...areaColumns],
      shown: false,
      update: (given) => sql`coalesce(l.region, case when ${stays(given, areaColumns)} then t.region end)`,
    },
    {
      column: 'country',
      from: ['country'],
      update: () => sql`coalesce(l.country, 'IT')`,
      insert: sql`coalesce(l.country, 'IT')`,
    },
    ...(['lat', 'lng', 'geo_quality', 'placed_for'] as const).map(placed),
    ...afterPlace.map(asGiven),
    beyondIban('abi'),
    beyondIban('cab'),
    {
      column: 'public_body',
      from: ['public_body'],
      update: () => sql`coalesce(l.public_body, false)`,
      insert: sql`coalesce(l.public_body, false)`,
    },
    ...otherPlaces.map(asGiven),
    asGiven('notes'),
    {
      column: 'fixed_days',
      from: ['fixed_days'],
      shown: (days) => sql`array_to_string(${days}, ' ')`,
      update: () => sql`coalesce(l.fixed_days, '{}')`,
      insert: sql`coalesce(l.fixed_days, '{}')`,
    },
    asGiven('price_list'),
    // A client that comes without a status is one until its first sheet is confirmed.
    {
      column: 'status',
      from: ['status'],
      // A deletion under way is ended by its own two steps, not by the ERP.
      update: () =>
        sql`case when t.status = 'deletion_requested' then t.status else coalesce(l.status, t.status) end`,
      insert: sql`coalesce(l.status, 'prospect')`,
    },
    asGiven('activation_date'),
  ],
  untouched: sql`(t.status = 'deleted')`,
  effects: agencyChanges,
  notices: sameVatNumbers,
})

/** Two codes with one VAT number may be two shops of one company, or one shop twice. */
async function sameVatNumbers(db: Db, most: number) {
  const { rows } = await sql<RowNotice & { total: number }>`
    select l.line, l.code as subject, 'vat_of_other' as reason, jsonb_build_object('codes', others.codes) as values,
      jsonb_build_array(jsonb_build_object('column', 'vat_number', 'from', null, 'to', l.vat_number)) as details,
      count(*) over () as total
    from landing_clients l
    cross join lateral (
      select string_agg(code, ', ' order by code) as codes from (
        (select t.code from clients t where t.vat_number = l.vat_number and t.code <> l.code and t.status <> 'deleted'
          and not exists (select from landing_clients m where m.code = t.code and m.vat_number is distinct from t.vat_number) limit 5)
        union
        (select o.code from landing_clients o where o.vat_number = l.vat_number and o.code <> l.code limit 5)
      ) c
    ) others
    where l.vat_number is not null and others.codes is not null
      -- Known ones were looked at when they came in.
      and not exists (select from clients t where t.code = l.code and t.vat_number = l.vat_number)
    order by l.line limit ${most}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

async function agencyChanges(db: Db): Promise<Effect[]> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from landing_clients l join clients t on t.code = l.code where t.agency_id <> l.agency_id`.execute(
    db,
  )
  return rows[0]?.n ? [{ key: 'clients_change_agency', count: rows[0].n }] : []
}

export interface KnownClient {
  readonly code: string
  readonly id: number
  readonly agency_id: number
  readonly country: string
  readonly deleted: boolean
}

/** Every client by its code: what rows of ERP files may name. */
export async function knownClients(db: Db): Promise<KnownClient[]> {
  const { rows } =
    await sql<KnownClient>`select code, id, agency_id, country, status = 'deleted' as deleted from clients`.execute(
      db,
    )
  return rows
}

import type { Role } from '@mandato/contract'
import type { Db } from '../src/platform/db/db.ts'
import type { Person } from '../src/platform/person.ts'
import { sql } from '../src/platform/db/sql.ts'
import { foldRevenueChanges } from '../src/sales/index.ts'

/** One invoice line, as small as the figures need it. */
export interface TestLine {
  readonly date: string
  readonly agency: number
  readonly client: number
  readonly family: string
  readonly expo: boolean
  readonly cents: number
  /** Only where articles matter. */
  readonly article?: string
}

export interface TestClient {
  readonly id: number
  /** The agency of today; lines may lie with another one. */
  readonly agency: number
  /** Who looks after it today. */
  readonly agent: number
  readonly province: string
}

export interface TestAgent {
  readonly id: number
  readonly agency: number
}

/** Three agencies with four agents and seven shops. */
export interface Company {
  readonly agencies: readonly number[]
  readonly agents: readonly TestAgent[]
  readonly clients: readonly TestClient[]
}

const places = ['TV', 'TV', 'NA', 'TV', 'NA', 'NA', 'TV']

/** Shop 2 has an agent of another agency, as after a move that nobody noted. */
const agentOfShop = [0, 1, 2, 2, 2, 3, 3]

/** Shops 0, 1, 2 are the first agency's, 3 and 4 the second's, 5 and 6 the third's. */
export async function foundCompany(db: Db): Promise<Company> {
  const agencies: number[] = []
  for (const code of ['A1', 'A2', 'A3']) {
    const row = { code, business_name: `Agency ${code}` }
    agencies.push((await db.insertInto('agencies').values(row).returning('id').executeTakeFirstOrThrow()).id)
  }
  const agents: TestAgent[] = []
  for (const [i, of] of [0, 0, 1, 2].entries()) {
    const agency = agencies[of] ?? 0
    const row = {
      email: `agent${i}@a${of}.example`,
      name: `Agent ${i}`,
      language: 'it',
      user_type: 2,
      agency_id: agency,
      password_hash: '-',
    }
    const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
    agents.push({ id, agency })
  }
  const clients: TestClient[] = []
  for (const [i, province] of places.entries()) {
    const agency = agencies[i < 3 ? 0 : i < 5 ? 1 : 2] ?? 0
    const agent = agents[agentOfShop[i] ?? 0]?.id ?? 0
    const row = {
      agent_id: agent,
      code: `C0000${i}`,
      business_name: `Shop ${i}`,
      agency_id: agency,
      province,
      city: `Town ${i}`,
    }
    const { id } = await db.insertInto('clients').values(row).returning('id').executeTakeFirstOrThrow()
    clients.push({ id, agency, agent, province })
  }
  return { agencies, agents, clients }
}

export function person(role: Role, more: Partial<Person> = {}): Person {
  const userType = { admin: 1, sales: 4, agent: 2, customer: 3, reseller: 3, press: 3 } as const
  return {
    id: 1,
    sessionId: 1,
    role,
    userType: userType[role],
    name: role,
    language: 'it',
    agencyId: null,
    clientIds: [],
    areas: [],
    permissions: [],
    ...more,
  }
}

let lastNumber = 0

/** Writes lines and folds them in, as an import does. */
export async function bringIn(db: Db, lines: readonly TestLine[]): Promise<void> {
  await exchange(db, [], lines)
}

/** Takes lines away and brings others in one transaction, as an import of corrections does. */
export async function exchange(db: Db, gone: readonly TestLine[], fresh: readonly TestLine[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const line of gone)
      await sql`
        delete from invoice_lines where ctid = (select ctid from invoice_lines
          where date = ${line.date} and agency_id = ${line.agency} and client_id = ${line.client}
            and family_code = ${line.family} and expo = ${line.expo} and amount_cents = ${line.cents} limit 1)`.execute(
        tx,
      )
    const numbered = fresh.map((line) => ({ ...line, number: `F${++lastNumber}` }))
    await sql`
      insert into invoice_lines (year, invoice_number, line, date, client_id, agency_id, family_code, quantity, amount_cents, expo, product_code)
      select extract(year from date), number, 1, date, client, agency, family, 1, cents, expo, article
      from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
        as l (number text, date date, client integer, agency integer, family text, cents bigint, expo boolean, article text)`.execute(
      tx,
    )
    const changes = [
      ...gone.map((line) => ({ ...line, sign: -1 })),
      ...fresh.map((line) => ({ ...line, sign: 1 })),
    ]
    await sql`
      create temporary table revenue_changes on commit drop as
      select agency as agency_id, client as client_id, family as family_code, expo, date as day,
        sum(cents * sign)::bigint as amount_cents, sum(sign)::integer as lines,
        sum(least(cents, 0) * sign)::bigint as credited_cents,
        coalesce(sum(sign) filter (where cents < 0), 0)::integer as credit_lines
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as l (date date, client integer, agency integer, family text, cents bigint, expo boolean, sign integer)
      group by 1, 2, 3, 4, 5 having sum(cents * sign) <> 0 or sum(sign) <> 0 or sum(least(cents, 0) * sign) <> 0`.execute(
      tx,
    )
    await foldRevenueChanges(tx)
  })
}

/** Forgets every line and budget; agencies and clients stay. */
export async function forgetRevenue(db: Db): Promise<void> {
  for (const table of ['invoice_lines', 'client_revenue', 'agency_revenue', 'budgets', 'phased_budgets'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`update revenue_state set as_of = null, years = '{}', version = 0`.execute(db)
}

/** Every roll-up row, in an order that is always the same. */
export async function rollUpsOf(db: Db): Promise<unknown> {
  const { rows } = await sql<{ all: unknown }>`
    select json_build_object(
      'clients', (select json_agg(r order by client_id, year, agency_id, family_code, expo) from client_revenue r),
      'agencies', (select json_agg(r order by agency_id, year, family_code, expo) from agency_revenue r),
      'years', (select years from revenue_state)) as all`.execute(db)
  return rows[0]?.all
}

import type { Db } from '../src/platform/db/db.ts'
import { noteProof } from '../src/accounts/queries/factors.ts'
import { insertSession } from '../src/accounts/queries/sessions.ts'
import { hashPassword, newToken, tokenHash } from '../src/accounts/secrets.ts'
import type { TestApp } from './harness.ts'
import type { GoodsThatGo } from './goods-that-go.ts'
import type { InvoicesThatGo } from './invoices-that-go.ts'
import type { MaterialsThatGo } from './materials-that-go.ts'
import type { ContentsThatGo } from './contents-that-go.ts'
import type { ArticlesThatGo } from './articles-that-go.ts'
import type { OrdersThatGo } from './orders-that-go.ts'
import type { RequestsThatGo } from './requests-that-go.ts'
import type { SheetsThatGo } from './sheets-that-go.ts'

export const password = 'Noce-e-Cotto1'

/** A small company: two agencies that share nothing, their clients, and one person of each kind. */
export interface World {
  readonly north: { id: number; client: number; otherClient: number }
  readonly south: { id: number; client: number }
  /** Clients made for one test each, because the acts on them are for ever; see `clientsThatGo`. */
  going?: { readonly north: Going; readonly south: Going }
  /** Sheets for one act each; see `sheetsThatGo`. */
  sheets?: { readonly north: SheetsThatGo; readonly south: SheetsThatGo }
  /** Goods for one act each; see `goodsThatGo`. */
  goods?: { readonly north: GoodsThatGo; readonly south: GoodsThatGo }
  /** Of the catalogue; see `articlesThatGo`. */
  articles?: ArticlesThatGo
  /** Orders for one act each; see `ordersThatGo`. */
  orders?: { readonly north: OrdersThatGo; readonly south: OrdersThatGo }
  /** Free requests for one act each; see `requestsThatGo`. */
  requests?: { readonly north: RequestsThatGo; readonly south: RequestsThatGo }
  /** An invoice each; see `invoicesThatGo`. */
  invoices?: { readonly north: InvoicesThatGo; readonly south: InvoicesThatGo }
  /** Items for one act each; see `contentsThatGo`. */
  contents?: ContentsThatGo
  /** Request lines for one act each; see `materialsThatGo`. */
  materials?: { readonly north: MaterialsThatGo; readonly south: MaterialsThatGo }
  readonly people: Readonly<Record<Who, { id: number; email: string }>>
  /** A live session of a person. */
  token(who: Who): string
}
export const who = [
  'admin',
  'sales',
  'clerk',
  'agent',
  'southAgent',
  'customer',
  'reseller',
  'press',
] as const
export type Who = (typeof who)[number]

interface Going {
  /** Active: its deletion can be asked for. */
  readonly closing: number
  /** Its deletion has been asked for. */
  readonly leaving: number
}

interface Profile {
  readonly user_type: number
  readonly profile?: string
  readonly permissions?: string[]
  readonly areas?: string[]
  readonly agency?: 'north' | 'south'
}

/** `sales` holds every permission and sees everything; `clerk` holds none and sees the province of Treviso only. */
const profiles: Readonly<Record<Who, Profile>> = {
  admin: { user_type: 1 },
  sales: {
    user_type: 4,
    permissions: ['logistics', 'confirm_sheets', 'budget_write', 'view_as', 'users', 'imports', 'content'],
  },
  clerk: { user_type: 4, areas: ['IT-TV'] },
  agent: { user_type: 2, agency: 'north' },
  southAgent: { user_type: 2, agency: 'south' },
  customer: { user_type: 3 },
  reseller: { user_type: 3, profile: 'foreign_reseller' },
  press: { user_type: 3, profile: 'press' },
}

export async function buildWorld({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<World> {
  const north = await agency(db, '0217', 'Ferri Rappresentanze', 'TV')
  const south = await agency(db, '0301', 'Agenzia Vesuvio', 'NA')
  const client = await shop(db, north, '014207', 'Arredamenti Zanetti S.r.l.', 'Treviso', 'TV')
  const otherClient = await shop(db, north, '014208', 'Mobilificio Da Ros', 'Conegliano', 'TV')
  const southClient = await shop(db, south, '020001', 'Città Cucine Però', 'Napoli', 'NA')
  const hash = await hashPassword(password)
  const agencies = { north, south }
  const people = {} as Record<Who, { id: number; email: string }>
  const tokens = {} as Record<Who, string>
  for (const name of who) {
    const { agency: of, ...profile } = profiles[name]
    const email = `${name.toLowerCase()}@shops.example`
    const row = {
      email,
      name: `Person ${name}`,
      language: 'it',
      password_hash: hash,
      ...profile,
      agency_id: of ? agencies[of] : null,
    }
    const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
    people[name] = { id, email }
    tokens[name] = await openSession(db, id, clock.now())
  }
  await db.insertInto('user_clients').values({ user_id: people.customer.id, client_id: client }).execute()
  return {
    north: { id: north, client, otherClient },
    south: { id: south, client: southClient },
    people,
    token: (name) => tokens[name],
  }
}

let nextCode = 990_000

/** Gives both agencies new clients for the acts of deletion; the world then holds their ids. */
export async function clientsThatGo(db: Db, world: World): Promise<void> {
  const going = async (agencyId: number, province: string): Promise<Going> => {
    const code = () => String((nextCode += 1))
    const closing = await shop(db, agencyId, code(), 'Chiude Mobili', 'Paese', province)
    const leaving = await shop(db, agencyId, code(), 'Lascia Mobili', 'Paese', province)
    await db
      .updateTable('clients')
      .set({ status: 'deletion_requested', status_before: 'active', deletion_reason: 'Chiude' })
      .where('id', '=', leaving)
      .execute()
    return { closing, leaving }
  }
  world.going = { north: await going(world.north.id, 'TV'), south: await going(world.south.id, 'NA') }
}

export async function openSession(
  db: Db,
  userId: number,
  now: Date,
  end = new Date(now.getTime() + 10 * 24 * 3_600_000),
): Promise<string> {
  const token = newToken()
  const id = await insertSession(db, {
    userId,
    tokenHash: tokenHash(token),
    now,
    end,
    remember: true,
    device: 'Test',
    ip: '127.0.0.1',
  })
  // However far a test moves the clock it is not asked who it is; that has tests of its own (accounts/factors).
  await noteProof(db, id, new Date('2200-01-01T00:00:00Z'))
  return token
}

async function agency(db: Db, code: string, business_name: string, province: string): Promise<number> {
  const row = {
    code,
    business_name,
    province,
    city: 'Sede',
    region: 'Regione',
    email: `${code}@agencies.example`,
    phone: '+390422000000',
  }
  return (await db.insertInto('agencies').values(row).returning('id').executeTakeFirstOrThrow()).id
}

async function shop(
  db: Db,
  agency_id: number,
  code: string,
  business_name: string,
  city: string,
  province: string,
): Promise<number> {
  const row = {
    agency_id,
    code,
    business_name,
    city,
    province,
    internal_code: `ERP-${code}`,
    iban: 'IT60X0542811101000000123456',
    vat_number: `0${code}0000`.slice(0, 11),
  }
  return (await db.insertInto('clients').values(row).returning('id').executeTakeFirstOrThrow()).id
}

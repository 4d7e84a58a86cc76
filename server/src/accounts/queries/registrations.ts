import type { RegistrationForm } from '@mandato/contract/accounts/registration'
import type { RegistrationState } from '@mandato/contract/accounts/registration-states'
import type { Language } from '@mandato/contract/words'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewRegistration extends Omit<RegistrationForm, 'privacy' | 'privacy_version' | 'language'> {
  readonly language: Language
  readonly region: string | null
  readonly privacy_version: number | null
  readonly ip: string
}

export async function insertRegistration(db: Db, given: NewRegistration, now: Date): Promise<number> {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('registrations')
    .values({ ...given, since: at, created_at: at, privacy_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** How many requests of the last hour nobody confirmed yet. */
export async function unconfirmedSince(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from registrations
    where created_at > ${since.toISOString()} and state = 'submitted'`.execute(db)
  return rows[0]?.n ?? 0
}

/** How many mails about requests went to an address since a moment. */
export async function mailsSince(db: Db, email: string, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from registrations
    where email = ${email} and mailed_at > ${since.toISOString()}`.execute(db)
  return rows[0]?.n ?? 0
}

const columns = [
  'id',
  'state',
  'type',
  'since',
  'language',
  'name',
  'surname',
  'email',
  'phone',
  'company',
  'magazine',
  'question',
  'answer',
  'note',
  'user_id',
  'version',
  'created_at',
  'mailed_at',
  'erased_at',
] as const

const typed = <Row extends { state: string; language: string; type: string }>(row: Row | undefined) =>
  row && {
    ...row,
    state: row.state as RegistrationState,
    language: row.language as Language,
    type: row.type as RegistrationForm['type'],
  }

export const registrationById = async (db: Db, id: number) =>
  typed(await db.selectFrom('registrations').select(columns).where('id', '=', id).executeTakeFirst())

/** The same, which stays so until the transaction ends: two who decide at once decide one after the other. */
export const holdRegistration = async (tx: Db, id: number) =>
  typed(
    await tx.selectFrom('registrations').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),
  )
export type StoredRegistration = NonNullable<Awaited<ReturnType<typeof registrationById>>>

/** A request of an address that head office has not decided yet, another one than the given. */
export const openRequestOf = (db: Db, email: string, besides: number) =>
  db
    .selectFrom('registrations')
    .select(['id'])
    .where('email', '=', email)
    .where('id', '<>', besides)
    .where('state', 'in', ['verified', 'info_requested'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

interface Changes {
  readonly state?: RegistrationState
  readonly question?: string
  readonly answer?: string
  readonly note?: string
  readonly user_id?: number
  readonly decided_by?: number
  readonly decided_at?: string
  readonly confirmed_at?: string
  readonly mailed_at?: string
}

/** Takes a request on; a change of its state is a new version. */
export async function changeRegistration(db: Db, id: number, now: Date, changes: Changes): Promise<void> {
  await db
    .updateTable('registrations')
    .set(({ ref, eb }) => ({
      ...changes,
      ...(changes.state && { since: now.toISOString() }),
      version: eb(ref('version'), '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** What nobody confirmed within two days lapses. */
export async function lapseUnconfirmed(db: Db, before: Date, now: Date): Promise<number> {
  const { rows } =
    await sql`update registrations set state = 'lapsed', since = ${now.toISOString()}, version = version + 1
    where state = 'submitted' and created_at < ${before.toISOString()} returning id`.execute(db)
  return rows.length
}

/** Takes the personal data out of what was declined or lapsed before a moment. */
export const eraseEnded = (db: Db, before: Date, now: Date): Promise<number> =>
  erase(db, now, sql`state in ('rejected', 'lapsed') and since < ${before.toISOString()}`)

/** The same for requests that became accounts which are closed for good. */
export const eraseRegistrationsOf = (db: Db, userIds: readonly number[], now: Date): Promise<number> =>
  erase(db, now, sql`user_id = any(${[...userIds]}::int[])`)

async function erase(db: Db, now: Date, which: RawBuilder<unknown>): Promise<number> {
  const { rows } =
    await sql`update registrations set name = '–', surname = '–', email = 'erased-' || id || '@invalid',
      phone = '', company = '', vat_number = '', magazine = '', publisher = '', address = '', postal_code = '', fax = '',
      customer_code = '', question = '', answer = '', note = '', ip = null, erased_at = ${now.toISOString()}
    where ${which} and erased_at is null returning id`.execute(db)
  return rows.length
}

import type { LegalKind } from '@mandato/contract/sheets/legal-texts'
import { type Language, languages } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface StoredText {
  readonly kind: LegalKind
  readonly version: number
  readonly language: Language
  readonly title: string
  readonly sections: { heading: string; text: string; specific: boolean }[]
  readonly valid_from: string
  readonly sample: boolean
}

/** A version of a text, or the one that holds on a day. */
export async function legalText(
  db: Db,
  kind: LegalKind,
  language: Language,
  which: { readonly version?: number | undefined; readonly on: string },
): Promise<StoredText | undefined> {
  const { rows } = await sql<StoredText>`
    select kind, version, language, title, sections, valid_from, sample from legal_texts
    where kind = ${kind} and language = ${language}
      and case when ${which.version ?? null}::int is null then valid_from <= ${which.on}::date else version = ${which.version ?? null}::int end
    order by version desc limit 1`.execute(db)
  return rows[0]
}

/** The versions that hold on a day; a kind without one is null. */
export async function versionsInForce(
  db: Db,
  on: string,
): Promise<Readonly<Record<LegalKind, number | null>>> {
  const { rows } = await sql<{ kind: LegalKind; version: number }>`
    select kind, max(version) as version from legal_texts where valid_from <= ${on}::date group by kind`.execute(
    db,
  )
  const of = (kind: LegalKind) => rows.find((r) => r.kind === kind)?.version ?? null
  return { privacy: of('privacy'), terms: of('terms') }
}

export async function latestVersion(db: Db, kind: LegalKind): Promise<number> {
  const row = await db
    .selectFrom('legal_texts')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Every version with how many sheets were signed under it, newest first. */
export async function versionsOf(db: Db, kind: LegalKind) {
  const column = sql.ref(kind === 'privacy' ? 's.privacy_version' : 's.terms_version')
  const { rows } = await sql<{
    version: number
    valid_from: string
    sample: boolean
    published_at: string
    published_by: string | null
    signed: number
  }>`
    select t.version, t.valid_from, t.sample, t.published_at, u.name as published_by,
      (select count(*)::int from sheets s where ${column} = t.version and s.signed_at is not null) as signed
    from legal_texts t left join user_cards u on u.id = t.published_by
    where t.kind = ${kind} and t.language = 'it' order by t.version desc`.execute(db)
  return rows
}

type Texts = Record<Language, Pick<StoredText, 'title' | 'sections'>>

/** A version in all four languages. */
export async function textsOfVersion(db: Db, kind: LegalKind, version: number): Promise<Texts> {
  const rows = await db
    .selectFrom('legal_texts')
    .select(['language', 'title', 'sections'])
    .where('kind', '=', kind)
    .where('version', '=', version)
    .execute()
  return Object.fromEntries(
    rows.map(({ language, title, sections }) => [language, { title, sections }]),
  ) as Texts
}

export interface NewTexts {
  readonly kind: LegalKind
  readonly version: number
  readonly validFrom: string
  readonly by: number
  readonly now: Date
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly sections: readonly object[] }>>
}

/** Publishes a version in all four languages; false when somebody published the same number meanwhile. */
export async function insertTexts(db: Db, given: NewTexts): Promise<boolean> {
  const rows = languages.map((language) => ({
    kind: given.kind,
    version: given.version,
    language,
    title: given.texts[language].title,
    sections: JSON.stringify(given.texts[language].sections),
    valid_from: given.validFrom,
    published_at: given.now,
    published_by: given.by,
  }))
  const inserted = await db
    .insertInto('legal_texts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('language')
    .execute()
  return inserted.length === languages.length
}

/** The version of the information on personal data that holds on a day; null before there is one. */
export const privacyVersion = async (db: Db, day: string): Promise<number | null> =>
  (await versionsInForce(db, day)).privacy

import type { Call } from '@mandato/contract'
import { fill, type Language } from '@mandato/contract/words'
import { today } from '../clock.ts'
import type { Context } from '../context.ts'
import { figuresIn } from '../papers/drawing/figures.ts'

import { filterWords, type Names, namedFilters } from './filter-words.ts'
import type { Input, Row } from './input.ts'
import { idsOf, type NameSubject, type Subject, subjectIn } from './subject.ts'

/** What a file says of itself, in the reader's language: it outlives the screen it came from. */
export interface AboutFile {
  readonly title: string
  /** Whose rows these are: “Agenzia 0217 Ferri Rappresentanze”; null where they belong to nobody in particular. */
  readonly subject: string | null
  /** Which days the figures are about; null where the rows are not of a period. */
  readonly period: string | null
  /** What was asked for besides; null for nothing. */
  readonly filters: string | null
  /** The day the figures stand at, `YYYY-MM-DD`; null where that is now. */
  readonly asOf: string | null
  /** The name of the file without its ending: `clienti-agenzia-0217-2025-11-14`. */
  readonly name: string
}

/**
 * Puts together what a file says of itself.
 * @param nameSubject names agencies, clients and people; the platform knows no domain
 */
export async function aboutFile(
  {
    call,
    input,
    meta,
    names = {},
  }: { readonly call: Call; readonly input: Input; readonly meta: Row; readonly names?: Names },
  { db, user, language, clock }: Pick<Context, 'db' | 'user' | 'language' | 'clock'>,
  nameSubject: NameSubject,
): Promise<AboutFile> {
  const title = titleOf(call, language, meta)
  const subject =
    call.about && subjectIn(await nameSubject(db, user, idsOf(call.about, input)), user, language)
  const asked = filterWords(call, input, language, await namedFilters(names, input, { db, user, language }))
  const asOf = typeof meta['as_of'] === 'string' ? meta['as_of'].slice(0, 10) : null
  return {
    title,
    subject: subject?.name ?? null,
    period: periodOf(call, meta, language),
    filters: [viewedWords(user, language), asked].filter(Boolean).join(' · ') || null,
    asOf,
    name: [
      call.fileName ?? fileName(title, subject, asOf ?? today(clock)),
      // CSV has no head: there the name alone says it.
      user.viewer && inFileName(user.viewer.name),
    ]
      .filter(Boolean)
      .join('-'),
  }
}

/** On every file that was made while looking as somebody else: who looked, and as whom. */
const viewedWords = ({ name, viewer }: Context['user'], language: Language): string | null =>
  viewer ? fill(viewed[language], { viewer: viewer.name, person: name }) : null

const viewed = {
  it: 'Estratto da {viewer} vedendo come {person}',
  en: 'Taken by {viewer} while viewing as {person}',
  fr: 'Extrait par {viewer} en voyant comme {person}',
  es: 'Extraído por {viewer} viendo como {person}',
}

export const titleOf = (call: Call, language: Language, meta: Row): string =>
  fill(call.title?.[language] ?? call.summary, meta)

/** @param day `YYYY-MM-DD`, of the figures or of the file */
export const fileName = (title: string, subject: Subject | undefined, day: string): string =>
  [...[title, ...(subject?.codes ?? [])].map(inFileName).filter(Boolean), day].join('-')

/** Words as a file name holds them on every system: small letters, digits and hyphens. */
const inFileName = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

/** The call's sentence about its period, with the days of the answer's meta in words. */
function periodOf({ period }: Call, meta: Row, language: Language): string | null {
  if (!period) return null
  const figures = figuresIn(language)
  const day = (value: unknown) => (typeof value === 'string' ? figures.date(value) : '–')
  const cut = typeof meta['cut'] === 'string' ? figures.longDay(`2024-${meta['cut']}`) : '–'
  const first = figures.longDay('2024-01-01')
  return fill(period[language], { ...meta, first, cut, from: day(meta['from']), to: day(meta['to']) })
}

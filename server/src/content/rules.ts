import type { ContentInput } from '@mandato/contract/content/editing'
import { hasBody } from '@mandato/contract/content/document'
import { type Language, languages } from '@mandato/contract/words'

type Fault = { readonly field: string; readonly code: 'after_beginning' | 'some_language' | 'required' }

/** Midnight in Rome at the beginning of a day, or of one so many days later. */
export function inRome(day: string, later = 0): Date {
  const midnight = new Date(`${day}T00:00:00Z`)
  midnight.setUTCDate(midnight.getUTCDate() + later)
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', hour12: false })
  // One hour ahead of UTC in winter, two in summer; both changes come after midnight.
  return new Date(midnight.getTime() - Number(shown.format(midnight)) * 3_600_000)
}

/** When an item goes: a promotion with its last day, which alone says so; anything else at its moment. */
export const endOf = ({
  kind,
  expires_at,
  valid_until,
}: Pick<ContentInput, 'kind' | 'expires_at' | 'valid_until'>): string | null => {
  if (kind !== 'promotions') return expires_at
  return valid_until === null ? null : inRome(valid_until, 1).toISOString()
}

/** What keeps an item from being published; of a draft only what contradicts itself. */
export function faultsOf(input: ContentInput, whole: boolean): Fault[] {
  const { publish_at, valid_from, valid_until, texts, kind } = input
  const faults: Fault[] = []
  const end = endOf(input)
  if (publish_at !== null && end !== null && new Date(end) <= new Date(publish_at))
    faults.push({ field: kind === 'promotions' ? 'valid_until' : 'expires_at', code: 'after_beginning' })
  if (valid_from !== null && valid_until !== null && valid_until < valid_from)
    faults.push({ field: 'valid_until', code: 'after_beginning' })
  if (!whole) return faults
  // A reader whose language is missing reads Italian, then English.
  const complete = languages.filter((one) => texts[one]?.title && hasBody(texts[one].body))
  if (!complete.includes('it') && !complete.includes('en'))
    faults.push({ field: 'texts', code: 'some_language' })
  for (const language of languages)
    if (texts[language] && !complete.includes(language))
      faults.push({ field: `texts.${language}`, code: 'required' })
  if (kind === 'promotions' && valid_from === null) faults.push({ field: 'valid_from', code: 'required' })
  if (kind === 'promotions' && valid_until === null) faults.push({ field: 'valid_until', code: 'required' })
  return faults
}

type Written = Readonly<
  Partial<Record<Language, Pick<NonNullable<ContentInput['texts']['it']>, 'title' | 'body'>>>
>

/** The language in which a reader gets texts: his own, else Italian, else English, else any that is whole. */
export const languageFor = (texts: Written, wished: Language): Language | null =>
  [wished, 'it' as const, 'en' as const, ...languages].find((one) => {
    const text = texts[one]
    return text !== undefined && text.title !== '' && hasBody(text.body)
  }) ?? null

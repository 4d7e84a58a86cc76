import type { ContentKind } from '@mandato/contract/content/names'
import type { Language } from '@mandato/contract/words'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Preview, previewQuery } from './data.ts'
import { type Draft, inputOf } from './draft.ts'

/** Somebody an item can be looked at as who is no person: what his role and profile are. */
export const kindsOfReader = {
  agent: { as_type: 2 },
  customer: { as_type: 3 },
  italian_reseller: { as_type: 3, as_profile: 'italian_reseller' },
  foreign_reseller: { as_type: 3, as_profile: 'foreign_reseller' },
  press: { as_type: 3, as_profile: 'press' },
} as const
export type KindOfReader = keyof typeof kindsOfReader
export const isKindOfReader = (key: string): key is KindOfReader => Object.hasOwn(kindsOfReader, key)

/** With whose eyes the preview looks: a kind of reader in a country, or a person; undefined: anybody's. */
export type Eyes =
  | undefined
  | { readonly kind: KindOfReader; readonly country: string }
  | { readonly person: number; readonly name: string }

const asOf = (eyes: Eyes) =>
  eyes === undefined
    ? {}
    : 'person' in eyes
      ? { as_user: eyes.person }
      : { ...kindsOfReader[eyes.kind], as_country: eyes.country }

/** What the server says of an item as it is being written: who sees it, in which language, and what is missing. */
export function usePreview(draft: Draft, eyes: Eyes, language: Language | undefined): Preview | undefined {
  const { kind, texts, audience, expires_at } = inputOf(draft, undefined)
  const asked = {
    kind: kind as ContentKind,
    texts,
    audience,
    expires_at,
    ...asOf(eyes),
    ...(language && { as_language: language }),
  }
  // A text is asked about when its writer pauses.
  const [settled] = useDebouncedValue(JSON.stringify(asked), 600)
  const read = useQuery({
    ...previewQuery(JSON.parse(settled) as typeof asked),
    placeholderData: keepPreviousData,
  })
  return read.data?.response
}

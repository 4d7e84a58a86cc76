import type { StoredAudience } from '@mandato/contract/content/audience'
import { type Doc, hasBody } from '@mandato/contract/content/document'
import type { ContentKind, Cover, Topic } from '@mandato/contract/content/names'
import { type Language, languages } from '@mandato/contract/words'
import type { ContentInput, Edited, SentFile } from './data.ts'
import { noSeries, seriesOf, type TypedSeries, typedSeries } from './series.ts'

export interface DraftText {
  readonly title: string
  readonly abstract: string
  readonly body: Doc | undefined
}
/** An item in its editor's hands. */
export interface Draft {
  readonly kind: ContentKind
  readonly topic: Topic
  readonly cover: Cover
  readonly image: SentFile | null
  readonly texts: Readonly<Record<Language, DraftText>>
  readonly audience: StoredAudience
  readonly publish_at: string | null
  readonly expires_at: string | null
  readonly mandatory: boolean
  readonly confirm_by: string | null
  readonly valid_from: string | null
  readonly valid_until: string | null
  readonly codes: string
  readonly conditions: SentFile | null
  readonly attachments: readonly SentFile[]
  readonly series: TypedSeries
  readonly mail: boolean
}

const noText: DraftText = { title: '', abstract: '', body: undefined }
export const everybody = { types: [], profiles: [], countries: [], agencies: [] }

/** @param language what its numbers are typed in */
export const newDraft = (kind: ContentKind, language: Language): Draft => ({
  kind,
  topic: 'product',
  cover: 'kitchen',
  image: null,
  texts: { it: noText, en: noText, fr: noText, es: noText },
  audience: [everybody],
  publish_at: null,
  expires_at: null,
  mandatory: false,
  confirm_by: null,
  valid_from: null,
  valid_until: null,
  codes: '',
  conditions: null,
  attachments: [],
  series: noSeries(language),
  mail: false,
})

const textsOf = ({ it, en, fr, es }: Edited['texts']): Draft['texts'] => ({
  it: it ?? noText,
  en: en ?? noText,
  fr: fr ?? noText,
  es: es ?? noText,
})

/** A draft that says what a former version said: a language that was added later goes. */
export const restored = (draft: Draft, texts: Edited['texts']): Draft => ({ ...draft, texts: textsOf(texts) })

export const draftOf = (item: Edited, language: Language): Draft => ({
  ...newDraft(item.kind, language),
  ...item,
  texts: textsOf(item.texts),
  codes: item.codes.join(', '),
  series: item.series ? typedSeries(item.series, language) : noSeries(language),
})

const isWritten = ({ body }: DraftText): boolean => body !== undefined && hasBody(body)
const isBegun = (text: DraftText): boolean =>
  text.title.trim() !== '' || text.abstract.trim() !== '' || isWritten(text)
/** How far a language is. */
export const progressOf = (text: DraftText): 'missing' | 'partial' | 'complete' =>
  !isBegun(text) ? 'missing' : text.title.trim() !== '' && isWritten(text) ? 'complete' : 'partial'

/** As the server takes it. */
export function inputOf(draft: Draft, version: number | undefined): ContentInput {
  const { kind, topic, cover, audience, publish_at, expires_at, mandatory, confirm_by, mail } = draft
  const { image, conditions, attachments, series, valid_from, valid_until } = draft
  const texts = Object.fromEntries(
    languages.flatMap((language) => {
      const { title, abstract, body } = draft.texts[language]
      const text = { title, abstract, body: body ?? { type: 'doc', content: [{ type: 'paragraph' }] } }
      return isBegun(draft.texts[language]) ? [[language, text]] : []
    }),
  )
  const codes = draft.codes.split(/[\s,;]+/).filter(Boolean)
  return {
    kind,
    topic,
    cover,
    texts,
    audience,
    publish_at,
    // A promotion ends with its last day.
    expires_at: kind === 'promotions' ? null : expires_at,
    mandatory: kind === 'communications' && mandatory,
    confirm_by: kind === 'communications' && mandatory ? confirm_by : null,
    mail,
    image: image?.id ?? null,
    attachments: attachments.map(({ id, language }) => ({ id, language })),
    ...(kind === 'promotions' && { valid_from, valid_until, codes, conditions: conditions?.id ?? null }),
    ...(kind === 'trends' && { series: seriesOf(series, draft.texts.it.title) }),
    ...(version !== undefined && { version }),
  }
}

/** Whether an item waits for its moment: one that is past, as after it was taken back, means now. */
export const isLater = ({ publish_at }: Pick<Draft, 'publish_at'>, now: number): boolean =>
  publish_at !== null && Date.parse(publish_at) > now

import * as z from 'zod'
import { energyClasses, energyRanges } from '../catalogue/energy.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { text } from '../fields/fields.ts'
import { languages } from '../words.ts'
import { StoredAudience } from './audience.ts'
import { DocumentJson } from './document-json.ts'
import { contentKinds, covers, topics } from './names.ts'

export const ContentFile = z.object({
  id: z.int(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** Null: for readers of every language. */
  language: z.enum(languages).nullable(),
  /** On our own origin, for this person alone, good for ten minutes. */
  url: z.string(),
})

/** Articles with an energy label that the words name: class and range stand behind their codes. */
export const labels = z.array(
  z.object({ code: z.string(), energy_class: z.enum(energyClasses), energy_range: z.enum(energyRanges) }),
)

/** An item as the lists show it, in the reader's language or the next one there is: Italian, English. */
export const ContentRow = z.object({
  id: z.int(),
  kind: z.enum(contentKinds),
  topic: z.enum(topics),
  cover: z.enum(covers),
  /** Its own picture, in the place of the drawn cover. */
  image: z.string().nullable(),
  title: z.string(),
  abstract: z.string(),
  labels,
  /** The one its words are in. */
  language: z.enum(languages),
  published_at: instant,
  expires_at: instant.nullable(),
  /** To be confirmed as read and understood. */
  mandatory: z.boolean(),
  confirm_by: isoDate.nullable(),
  /** When the reader read it; of a mandatory one, when he confirmed it. */
  read_at: instant.nullable(),
  /** Of a promotion. */
  valid_from: isoDate.nullable(),
  valid_until: isoDate.nullable(),
})
export type ContentRow = z.output<typeof ContentRow>

export const Series = z.strictObject({
  label: text(120).min(1),
  /** Of the values: "%", "pezzi". */
  unit: text(20).default(''),
  points: z
    .array(z.strictObject({ label: text(40).min(1), value: z.number().min(-1e9).max(1e9) }))
    .min(2)
    .max(60),
})

const neighbour = z.object({ id: z.int(), title: z.string() }).nullable()
export const ContentDetail = ContentRow.extend({
  languages: z.array(z.enum(languages)),
  body: DocumentJson,
  /** Addresses of the pictures in the body, by their number. */
  pictures: z.record(z.string(), z.string()),
  attachments: z.array(ContentFile),
  series: Series.nullable(),
  /** Articles a promotion is about. */
  codes: z.array(z.string()),
  conditions: ContentFile.nullable(),
  /** In the order of the list: the newer one, the older one. */
  newer: neighbour,
  older: neighbour,
  /** For whom it is; staff only. */
  audience: StoredAudience.nullable(),
})
export type ContentDetail = z.output<typeof ContentDetail>

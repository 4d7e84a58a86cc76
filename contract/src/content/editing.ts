import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { done, id, saved, search, text } from '../fields/fields.ts'
import { searchWords } from '../filter-words.ts'
import { list } from '../list.ts'
import { type Language, languages } from '../words.ts'
import { Audience, StoredAudience } from './audience.ts'
import { DocumentJson } from './document-json.ts'
import { contentKinds, contentStates, covers, topics } from './names.ts'
import { ContentFile, Series } from './rows.ts'
import { editedColumns } from './tables.ts'

const staff = ['admin', 'sales'] as const
/** A moment somebody may mean. */
export const moment = instant.refine((at) => at > '2000' && at < '2200', { params: { code: 'date' } })
const byId = z.object({ id })
/** One call, known by the address of each kind; an id belongs to one item of all kinds. */
const addresses = <const Rest extends string>(rest: Rest) =>
  [
    `/api/v1.0/admin/news${rest}`,
    `/api/v1.0/admin/communications${rest}`,
    `/api/v1.0/admin/trends${rest}`,
    `/api/v1.0/admin/promotions${rest}`,
  ] as const

const Text = z.strictObject({ title: text(160), abstract: text(400), body: DocumentJson })
export const texts = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, Text.optional()])) as Record<
    Language,
    z.ZodOptional<typeof Text>
  >,
)

/** An item as its editor sends it: whole, so that what is left out is empty. */
export const ContentInput = z.strictObject({
  kind: z.enum(contentKinds),
  topic: z.enum(topics),
  cover: z.enum(covers),
  /** A file of `content-file`. */
  image: id.nullable().default(null),
  texts,
  audience: Audience,
  /** From when on; the moment of publishing unless said. */
  publish_at: moment.nullable().default(null),
  expires_at: moment.nullable().default(null),
  mandatory: z.boolean().default(false),
  confirm_by: isoDate.nullable().default(null),
  valid_from: isoDate.nullable().default(null),
  valid_until: isoDate.nullable().default(null),
  codes: z.array(text(40).min(1)).max(200).default([]),
  conditions: id.nullable().default(null),
  series: Series.nullable().default(null),
  attachments: z
    .array(z.strictObject({ id, language: z.enum(languages).nullable().default(null) }))
    .max(20)
    .default([]),
  /** Tell the audience by mail when it comes out, once. */
  mail: z.boolean().default(false),
  version: z.int().optional(),
})
export type ContentInput = z.output<typeof ContentInput>

const StoredText = z.object({ title: z.string(), abstract: z.string(), body: DocumentJson })
export const EditedContent = z.object({
  id: z.int(),
  kind: z.enum(contentKinds),
  state: z.enum(contentStates),
  topic: z.enum(topics),
  cover: z.enum(covers),
  image: ContentFile.nullable(),
  texts: z.partialRecord(z.enum(languages), StoredText),
  audience: StoredAudience,
  publish_at: instant.nullable(),
  expires_at: instant.nullable(),
  mandatory: z.boolean(),
  confirm_by: isoDate.nullable(),
  valid_from: isoDate.nullable(),
  valid_until: isoDate.nullable(),
  codes: z.array(z.string()),
  conditions: ContentFile.nullable(),
  series: Series.nullable(),
  attachments: z.array(ContentFile),
  /** Of the bodies, by their number. */
  pictures: z.record(z.string(), z.string()),
  mail: z.boolean(),
  /** When the audience was written to. */
  mailed_at: instant.nullable(),
  version: z.int(),
  changed_at: instant,
  changed_by: z.string().nullable(),
})

const EditedRow = z.object({
  id: z.int(),
  kind: z.enum(contentKinds),
  topic: z.enum(topics),
  title: z.string(),
  state: z.enum(contentStates),
  publish_at: instant.nullable(),
  expires_at: instant.nullable(),
  languages: z.array(z.enum(languages)),
  mandatory: z.boolean(),
  /** How many people it is for today, and how many of them have read it. */
  reaches: z.int(),
  readers: z.int(),
  changed_at: instant,
})

const stateAnswer = saved.extend({ version: z.int(), state: z.enum(contentStates) })
const versioned = z.strictObject({ version: z.int().optional() }).nullish()
const Person = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(['admin', 'sales', 'agent', 'customer', 'reseller', 'press']),
  /** His client or agency. */
  of: z.string().nullable(),
  language: z.enum(languages),
})

/** What those who write do. */
export const contentEditingCalls = defineCalls({
  contents: list('/api/v1.0/admin/contents/{page}', EditedRow, editedColumns, {
    summary: 'Everything that was written, drafts too, with how many read it',
    roles: staff,
    needs: 'content',
    title: { it: 'Contenuti', en: 'Contents', fr: 'Contenus', es: 'Contenidos' },
    filterWords: { q: searchWords },
    filter: { q: search, kind: z.enum(contentKinds).optional(), state: z.enum(contentStates).optional() },
    sort: 'changed_at',
    order: 'desc',
  }),
  editedContent: {
    method: 'GET',
    path: addresses('/{id}'),
    summary: 'An item as it is edited, in every language',
    roles: staff,
    needs: 'content',
    effect: 'read',
    params: byId,
    response: EditedContent,
  },
  addContent: {
    method: 'POST',
    path: addresses(''),
    summary: 'Begin a draft of any kind',
    roles: staff,
    needs: 'content',
    effect: 'write',
    body: ContentInput,
    response: stateAnswer,
  },
  changeContent: {
    method: 'PUT',
    path: addresses('/{id}'),
    summary: 'Change an item; the kind stays',
    roles: staff,
    needs: 'content',
    effect: 'write',
    params: byId,
    body: ContentInput,
    response: stateAnswer,
    refuses: ['changed_meanwhile', 'reaches_nobody'],
  },
  deleteContent: {
    method: 'DELETE',
    path: addresses('/{id}'),
    summary: 'Take an item away for good; it stays in the archive',
    roles: staff,
    needs: 'content',
    effect: 'write',
    params: byId,
    body: versioned,
    response: done,
    refuses: ['changed_meanwhile'],
  },
  publishContent: {
    method: 'POST',
    path: addresses('/{id}/publish'),
    summary: 'Publish a draft: now, or at its moment',
    roles: staff,
    needs: 'content',
    effect: 'write',
    params: byId,
    body: versioned,
    response: stateAnswer,
    refuses: ['changed_meanwhile', 'reaches_nobody', 'content_not_draft'],
  },
  withdrawContent: {
    method: 'POST',
    path: addresses('/{id}/withdraw'),
    summary: 'Make a published item a draft again: nobody reads it any more',
    roles: staff,
    needs: 'content',
    effect: 'write',
    params: byId,
    body: versioned,
    response: stateAnswer,
    refuses: ['changed_meanwhile', 'content_is_draft'],
  },
  contentReach: {
    method: 'POST',
    path: '/api/v1.0/admin/contents/reach',
    summary: 'Who an audience is today: counted, and the first of them by name',
    roles: staff,
    needs: 'content',
    effect: 'read',
    body: z.strictObject({ kind: z.enum(contentKinds), audience: Audience, q: search }),
    response: z.object({
      total: z.int(),
      by_role: z.array(z.object({ role: Person.shape.role, people: z.int() })),
      by_language: z.array(z.object({ language: z.enum(languages), people: z.int() })),
      people: z.array(Person),
    }),
  },
  contentReceipts: {
    method: 'GET',
    path: '/api/v1.0/admin/communications/{id}/receipts',
    summary: 'Who has read an item of any kind and who has not, of those it is for today',
    roles: staff,
    needs: 'content',
    effect: 'read',
    recorded: { what: 'receipts.read', entity: 'communications', id: 'id' },
    params: byId,
    response: z.object({
      read: z.int(),
      missing: z.int(),
      people: z.array(Person.extend({ read_at: instant.nullable() })),
    }),
  },
  remindReaders: {
    method: 'POST',
    path: '/api/v1.0/admin/communications/{id}/remind',
    summary: 'Remind by mail those who have not confirmed a communication; each at most once a day',
    roles: staff,
    needs: 'content',
    effect: 'write',
    params: byId,
    response: done.extend({ reminded: z.int() }),
    refuses: ['content_not_out'],
  },
  contentVersions: {
    method: 'GET',
    path: addresses('/{id}/versions'),
    summary: 'What an item said before, newest first',
    roles: staff,
    needs: 'content',
    effect: 'read',
    params: byId,
    response: z.array(
      z.object({
        version: z.int(),
        at: instant,
        by: z.string().nullable(),
        texts: z.partialRecord(z.enum(languages), StoredText),
      }),
    ),
  },
  addContentFile: {
    method: 'POST',
    path: '/api/v1.0/admin/content-file',
    summary:
      'A picture or an attachment for an item; pictures are drawn anew, so that nothing hidden stays in them',
    roles: staff,
    needs: 'content',
    effect: 'write',
    form: {
      fields: z.object({ purpose: z.enum(['picture', 'attachment']) }),
      file: 'file',
      maxBytes: 9 * 1024 * 1024,
      required: true,
    },
    response: ContentFile,
    refuses: ['file_type', 'file_extension', 'file_broken', 'picture_too_large'],
  },
})

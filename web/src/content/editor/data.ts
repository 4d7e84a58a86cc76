import type { ContentKind } from '@mandato/contract/content/names'
import type { StoredAudience } from '@mandato/contract/content/audience'
import {
  act,
  type Answer,
  type Asked,
  type FileKind,
  type Input,
  listFile,
  listQuery,
  query,
  upload,
  type Watch,
} from '../../platform/api.ts'

export type EditedRow = Answer<'contents'>['response'][number]
export type Edited = Answer<'editedContent'>['response']
export type SentFile = Answer<'addContentFile'>['response']
export type Version = Answer<'contentVersions'>['response'][number]
export type Preview = Answer<'previewContent'>['response']
export type Other = Answer<'markPresence'>['response']['others'][number]
export type ContentInput = NonNullable<Input<'addContent'>['body']>

export const contentsQuery = (asked: Asked) => listQuery('contents', asked)
export const contentsFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('contents', asked, kind, watch)
export const editedQuery = (id: number) => query('editedContent', { params: { id } })
export const versionsQuery = (id: number) => query('contentVersions', { params: { id } })
export const receiptsQuery = (id: number) => query('contentReceipts', { params: { id } })
export const reachQuery = (kind: ContentKind, audience: StoredAudience, q?: string) =>
  query('contentReach', { body: { kind, audience, ...(q && { q }) } })
/** Of what is being written: asked anew at each pause, and of no use later; the answers would pile up on the device. */
export const previewQuery = (body: NonNullable<Input<'previewContent'>['body']>) => ({
  ...query('previewContent', { body }),
  gcTime: 60_000,
  persister: undefined,
})

const changed = ['contents', 'editedContent', 'contentVersions', 'contentReceipts'] as const
export const addContent = () => act('addContent', changed)
export const changeContent = () => act('changeContent', changed)
export const publishContent = () => act('publishContent', changed)
export const withdrawContent = () => act('withdrawContent', changed)
export const deleteContent = () => act('deleteContent', changed)
export const markPresence = () => act('markPresence')
export const remindReaders = () => act('remindReaders', ['contentReceipts'])

/** Sends a picture or an attachment; it waits there until its item is saved. */
export const sendContentFile = (file: File, purpose: 'picture' | 'attachment'): Promise<SentFile> =>
  upload('addContentFile', { fields: { purpose }, file }, () => undefined)

import {
  act,
  type Answer,
  type Asked,
  call,
  type FileKind,
  type Input,
  listFile,
  listQuery,
  query,
  upload,
  type Watch,
} from '../platform/api.ts'
import { actOf, holdKey } from '../platform/idempotency.ts'
import { rereadAfter } from '../platform/queries.ts'
import type { OnSent } from '../platform/upload.ts'

export type RequestRow = Answer<'requests'>['response'][number]
export type Request = Answer<'requestDetail'>['response']
export type Message = Request['conversation'][number]

export const requestsQuery = (asked: Asked) => listQuery('requests', asked)
export const requestsFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('requests', asked, kind, watch)
export const requestQuery = (id: string) => query('requestDetail', { params: { id } })
/** The messages before one of a long conversation. */
export const earlierQuery = (id: string, before: number) =>
  query('requestDetail', { params: { id }, query: { before } })
export const templatesQuery = () => query('requestTemplates')

const changed = ['requests', 'requestDetail', 'tasks'] as const
export const closeRequest = () => act('closeRequest', changed)
export const assignRequest = () => act('assignRequest', changed)
export const saveTemplate = () => act('saveRequestTemplate', ['requestTemplates'])
export const deleteTemplate = () => act('deleteRequestTemplate', ['requestTemplates'])

/** What another step of a request changes is read again. */
export const rereadRequests = (): Promise<void> => rereadAfter(changed)
export type AskedRequest = Answer<'createFreeRequest'>['response']
/** Sends a new request with its files, under the number its device gave it: sent twice it is one request. */
export function askManufacturer(input: Input<'createFreeRequest'>, key: string, onSent: OnSent) {
  holdKey(actOf('createFreeRequest', input), key)
  return upload('createFreeRequest', input, onSent)
}
/** The same of what is written in a conversation. */
export function replyNumbered(input: Input<'replyRequest'>, key: string, onSent: OnSent) {
  holdKey(actOf('replyRequest', input), key)
  return upload('replyRequest', input, onSent)
}
export function noteNumbered(input: Input<'noteRequest'>, key: string) {
  holdKey(actOf('noteRequest', input), key)
  return call('noteRequest', input)
}

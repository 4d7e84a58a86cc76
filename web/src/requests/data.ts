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
} from '../platform/api.ts'
import { rereadAfter } from '../platform/queries.ts'

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
/** The clients a request can be about. */
export const clientsQuery = () => query('clientChoices')
export const templatesQuery = () => query('requestTemplates')

const changed = ['requests', 'requestDetail', 'tasks'] as const
export const closeRequest = () => act('closeRequest', changed)
export const assignRequest = () => act('assignRequest', changed)
export const noteRequest = () => act('noteRequest', changed)
export const saveTemplate = () => act('saveRequestTemplate', ['requestTemplates'])
export const deleteTemplate = () => act('deleteRequestTemplate', ['requestTemplates'])

/** Sends a form with its files; what it changes is read again. */
export async function askManufacturer(input: Input<'createFreeRequest'>) {
  const made = await upload('createFreeRequest', input, () => undefined)
  await rereadAfter(changed)
  return made
}
export async function replyRequest(input: Input<'replyRequest'>) {
  // Refused, there may be an answer of somebody else to read first.
  try {
    return await upload('replyRequest', input, () => undefined)
  } finally {
    await rereadAfter(changed)
  }
}

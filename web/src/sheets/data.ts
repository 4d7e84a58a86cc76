import type { CallName } from '@mandato/contract'
import type { BoardStatus } from '@mandato/contract/sheets/status'
import {
  act,
  type Answer,
  call,
  download,
  file,
  type Input,
  query,
  upload,
  type Watch,
} from '../platform/api.ts'
import { flagged } from '../platform/flagged.ts'
import { actOf, holdKey } from '../platform/idempotency.ts'
import { queryClient, rereadAfter } from '../platform/queries.ts'

export type AgencyRow = Answer<'statusAgencies'>['response'][number] & Readonly<Record<BoardStatus, number>>
/** A client on a board; the back office reads a code more. */
export type BoardRow = Answer<'ownStatusClients'>['response'][number]
export type SheetForm = Answer<'adminClientForm'>['response']
export type SheetField = SheetForm['sections'][number]['fields'][number]
export type SheetInput = Input<'adminClientSet'>
export type SavedSheet = Answer<'adminClientSet'>['response']
export type SheetBody = NonNullable<SheetInput['body']>
export type Reminded = Answer<'remindAgencyAsked'>['response']
export type Attachment = Answer<'attachments'>['response'][number]
export type BoardQuery = NonNullable<Input<'statusClients'>['query']>
export type PrintBody = NonNullable<Input<'printClients'>['body']>

/** What another state of a sheet changes elsewhere. */
const changed = [
  'adminClientForm',
  'agencyClientForm',
  'statusAgencies',
  'statusClients',
  'ownStatusClients',
  'statusSheets',
  'attachments',
  'clients',
  'clientDetail',
  'clientTimeline',
] as const satisfies readonly CallName[]

export const agencyBoardQuery = () => ({
  ...query('statusAgencies'),
  select: flagged<Answer<'statusAgencies'>>,
})
export const agencyBoardFile = (hidden: readonly string[], output: 'xlsx' | 'pdf', watch: Watch) =>
  download('statusAgencies', {}, output, watch, hidden)
export const clientBoardQuery = (agency: number, asked: BoardQuery) => ({
  ...query('statusClients', { params: { id: agency }, query: asked }),
  select: flagged<Answer<'statusClients'>>,
})
export const clientBoardFile = (agency: number, asked: BoardQuery, hidden: readonly string[], watch: Watch) =>
  download('statusClients', { params: { id: agency }, query: asked }, 'xlsx', watch, hidden)
/** The sheets to be reviewed, signed ones too, who waits longest first. */
export const reviewQueueQuery = () =>
  query('statusClients', {
    params: { id: 0 },
    query: { filter: 'to_review', sort: 'days_waiting', order: 'desc' },
  })
/** The clients of an agent with the status of their sheets. */
export const ownBoardQuery = (asked: BoardQuery) => ({
  ...query('ownStatusClients', { query: asked }),
  select: flagged<Answer<'ownStatusClients'>>,
})
export const ownBoardFile = (asked: BoardQuery, hidden: readonly string[], watch: Watch) =>
  download('ownStatusClients', { query: asked }, 'xlsx', watch, hidden)
export const statusesQuery = () => query('statusSheets')

export const printList = (staff: boolean, body: PrintBody, watch: Watch) =>
  download(staff ? 'printClients' : 'printOwnClients', { body }, undefined, watch)

/** What another state changed is read again. */
export const rereadSheets = (): Promise<void> => rereadAfter(changed)

export const remindAgency = () => act('remindAgencyAsked', changed)
export const remindSigner = () => act('remindSigner', changed)

export const formQuery = (staff: boolean, client: number) =>
  query(staff ? 'adminClientForm' : 'agencyClientForm', { params: { id: client } })
/** Somebody was faster: what the sheet is now is read again. */
export const rereadForm = (staff: boolean, client: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: formQuery(staff, client).queryKey })
const setName = (staff: boolean) => (staff ? 'adminClientSet' : 'agencyClientSet')
export const setSheet = (staff: boolean) => act(setName(staff), changed)
/** Saves under the number this device gave to the act: sent twice it happens once. */
export async function saveNumbered(staff: boolean, input: SheetInput, key: string): Promise<SavedSheet> {
  const name = setName(staff)
  holdKey(actOf(name, input), key)
  return (await call(name, input)).response
}
export const withdrawSheet = (staff: boolean) => act(staff ? 'withdrawSheet' : 'withdrawOwnSheet', changed)
export const cancelSheet = () => act('cancelSheet', changed)
export const flagSheet = () => act('flagForRenewal', changed)
export const confirmSheet = () => act('confirmSheet', changed)
export const rejectSheet = () => act('rejectSheet', changed)

/** The paper of the sheet as it stands; another version of the sheet is another paper. */
export const paperQuery = (client: number, version: number) =>
  file('sheetPdf', { params: { id: client } }, version)
export const blankPaperQuery = (language: NonNullable<Input<'blankSheet'>['query']>['language']) =>
  file('blankSheet', { query: { language } })

/** Addresses of files are good for ten minutes, so the list is read again before they are not. */
export const attachmentsQuery = (client: number) => ({
  ...query('attachments', { params: { id: client } }),
  refetchInterval: 8 * 60_000,
})
export const deleteAttachment = () => act('deleteAttachment', changed)

interface Sending {
  readonly client: number
  readonly kind: 'upload' | 'paper_signature'
  readonly file: File
  readonly onSent: (part: number) => void
  readonly signal: AbortSignal
}
export async function sendAttachment({ client, kind, file: chosen, onSent, signal }: Sending) {
  const input = { params: { id: client }, fields: { kind }, file: chosen }
  await upload('addAttachment', input, onSent, signal)
  await rereadSheets()
}

/** Towns of Italy whose name begins so, and their provinces. */
export const townsQuery = (q: string) => query('towns', { query: { q } })

import * as z from 'zod'
import { defineCalls, roles } from '../call.ts'
import { done, flag, id, saved, search, text } from '../fields/fields.ts'
import { searchWords } from '../filter-words.ts'
import { labelsOf } from '../legend.ts'
import { list } from '../list.ts'
import {
  mostAttachments,
  mostBytesOfAttachment,
  mostOfSubject,
  mostOfText,
  requestKinds,
  requestStates,
  turns,
} from './names.ts'
import { RequestDetail, requestId, RequestRow, Template } from './rows.ts'
import { requestKindLegend, requestStateLegend } from './status.ts'
import { requestLabels, requestListColumns } from './tables.ts'

const staff = ['admin', 'sales'] as const
const byId = z.object({ id: requestId })
const spoken = text(mostOfText).min(1)
const attachments = {
  file: 'attachment',
  maxBytes: mostBytesOfAttachment,
  more: { attachment: mostAttachments },
} as const
const fileRefusals = ['file_type', 'file_extension', 'file_broken', 'picture_too_large'] as const
const counts = z.object({
  open: z.int(),
  answered: z.int(),
  /** Of those not closed: what the other side has to do something about. */
  theirs: z.int(),
  closed: z.int(),
  mine: z.int(),
  nobody: z.int(),
})

/** One list over everything that is asked of the manufacturer (specification §5, “request list”). */
export const requestListCalls = defineCalls({
  requests: list('/api/v1.0/requests/{page}', RequestRow, requestListColumns, {
    summary:
      'Everything asked of the manufacturer in sight: material, orders, missing goods and free requests',
    roles,
    about: { agency: 'agency', client: 'client' },
    title: { it: 'Richieste', en: 'Requests', fr: 'Demandes', es: 'Solicitudes' },
    filterWords: {
      q: searchWords,
      type: { label: requestLabels.kind, choices: labelsOf(requestKindLegend) },
      status: { label: requestLabels.state, choices: labelsOf(requestStateLegend) },
      mine: { label: { it: 'Mie', en: 'Mine', fr: 'Les miennes', es: 'Mías' } },
      nobody: { label: { it: 'Di nessuno', en: 'Nobody’s', fr: 'À personne', es: 'De nadie' } },
    },
    filter: {
      q: search,
      type: z.enum(requestKinds).optional(),
      status: z.enum(requestStates).optional(),
      turn: z.enum(turns).optional(),
      agency: id.optional(),
      client: id.optional(),
      /** In one’s own hands, or asked by oneself. */
      mine: flag.optional(),
      /** Waits for head office, and nobody has it. */
      nobody: flag.optional(),
    },
    /** By whose turn it is, one’s own first, and what has waited longest before the rest; what is closed comes last. */
    sort: 'turn',
    meta: z.object({
      /** How many there are of each, whatever status is asked for. */
      counts,
      /** Minutes up to the first answer on a free request, the median of thirty days; for the staff alone. */
      first_answer: z.int().nullable(),
    }),
  }),
  requestDetail: {
    method: 'GET',
    path: '/api/v1.0/requests/detail/{id}',
    summary: 'A request with its conversation',
    roles,
    effect: 'read',
    params: byId,
    /** With messages before this one, for long conversations. */
    query: z.object({ before: id.optional() }),
    response: RequestDetail,
  },
  createFreeRequest: {
    method: 'POST',
    path: '/api/v1.0/requests',
    summary:
      'Ask the manufacturer something for which there is no form; or go on from a request that was closed',
    roles,
    effect: 'write',
    form: {
      fields: z.strictObject({
        subject: text(mostOfSubject).min(2),
        text: spoken,
        client_id: id.optional(),
        /** The closed request it goes on from. */
        follows: requestId.optional(),
      }),
      ...attachments,
    },
    response: done.extend({ id: z.string(), state: z.enum(requestStates) }),
    refuses: ['request_not_closed', 'client_is_deleted', ...fileRefusals],
    leadsTo: { requestDetail: { id: 'response.id' } },
  },
  replyRequest: {
    method: 'POST',
    path: '/api/v1.0/requests/{id}/reply',
    summary: 'Write in the conversation of a free request or an order',
    roles,
    effect: 'write',
    params: byId,
    form: {
      fields: z.strictObject({
        text: spoken,
        /** The version one has seen: whoever answers second is told what was answered first. */
        version: z.coerce.number<string | number>().int().optional(),
      }),
      ...attachments,
    },
    response: done.extend({ id: z.string(), state: z.enum(requestStates), version: z.int() }),
    refuses: ['request_closed', 'changed_meanwhile', 'no_conversation', 'client_is_deleted', ...fileRefusals],
  },
  closeRequest: {
    method: 'POST',
    path: '/api/v1.0/requests/{id}/close',
    summary: 'Close a free request for good; going on opens a new one that refers to it',
    roles,
    effect: 'write',
    params: byId,
    body: z.strictObject({ version: z.int().optional() }).nullish(),
    response: done.extend({ id: z.string(), state: z.enum(requestStates), version: z.int() }),
    refuses: ['request_closed', 'changed_meanwhile', 'no_conversation'],
  },
  assignRequest: {
    method: 'POST',
    path: '/api/v1.0/requests/{id}/assign',
    summary: 'Take a request in hand, give it to a colleague, or let it go',
    roles: staff,
    effect: 'write',
    params: byId,
    body: z.strictObject({ user: id.nullable().optional() }).nullish(),
    response: done.extend({ id: z.string() }),
  },
  noteRequest: {
    method: 'POST',
    path: '/api/v1.0/requests/{id}/note',
    summary: 'Write a note that only the staff reads',
    roles: staff,
    effect: 'write',
    params: byId,
    body: z.strictObject({ text: spoken }),
    response: done.extend({ id: z.string() }),
    refuses: ['no_conversation', 'client_is_deleted'],
  },
  requestTemplates: {
    method: 'GET',
    path: '/api/v1.0/requests/templates',
    summary: 'Answers that are kept to be used again, in four languages',
    roles: staff,
    effect: 'read',
    response: z.array(Template),
  },
  saveRequestTemplate: {
    method: 'POST',
    path: '/api/v1.0/admin/request-templates',
    summary: 'Keep an answer to be used again; with an id change one',
    roles: staff,
    effect: 'write',
    body: z.strictObject({
      id: id.optional(),
      name: text(60).min(2),
      it: text(mostOfText),
      en: text(mostOfText),
      fr: text(mostOfText),
      es: text(mostOfText),
    }),
    response: saved,
  },
  deleteRequestTemplate: {
    method: 'DELETE',
    path: '/api/v1.0/admin/request-templates/{id}',
    summary: 'Delete a kept answer',
    roles: staff,
    effect: 'write',
    params: z.object({ id }),
    response: done,
  },
})

import * as z from 'zod'
import { columns, defineCalls, type FilterWords } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, id, saved, search, text } from '../fields/fields.ts'
import { searchWords } from '../filter-words.ts'
import { list } from '../list.ts'
import { languages } from '../words.ts'
import { RegistrationForm } from './registration.ts'
import { registrationStateLegend, registrationTypeLegend } from './registration-names.ts'
import { registrationStates, registrationTypes } from './registration-states.ts'

const token = z.object({ token: z.string().min(20).max(100) })
const state = z.enum(registrationStates)
const type = z.enum(registrationTypes)

const RegistrationRow = z.object({
  id: z.int(),
  since: instant,
  state,
  type,
  /** Name and surname. */
  name: z.string(),
  email: z.string(),
  /** The shop, or the magazine. */
  company: z.string(),
  place: z.string(),
  /** Other requests and accounts of the same address or VAT number, and clients that fit. */
  matches: z.int(),
})

const labels = {
  state: { it: 'Stato', en: 'Status', fr: 'Statut', es: 'Estado' },
  type: { it: 'Tipo', en: 'Type', fr: 'Type', es: 'Tipo' },
} as const

const registrationColumns = columns(
  {
    key: 'name',
    type: 'text',
    sortable: true,
    label: { it: 'Persona', en: 'Person', fr: 'Personne', es: 'Persona' },
  },
  {
    key: 'company',
    type: 'text',
    sortable: true,
    label: {
      it: 'Azienda o testata',
      en: 'Company or magazine',
      fr: 'Société ou titre',
      es: 'Empresa o revista',
    },
  },
  { key: 'type', type: 'badge', label: labels.type, words: registrationTypeLegend },
  { key: 'place', type: 'text', label: { it: 'Luogo', en: 'Place', fr: 'Lieu', es: 'Lugar' } },
  { key: 'state', type: 'badge', label: labels.state, words: registrationStateLegend },
  {
    key: 'since',
    type: 'datetime',
    sortable: true,
    label: { it: 'Dal', en: 'Since', fr: 'Depuis', es: 'Desde' },
  },
)

const choices = (legend: typeof registrationTypeLegend | typeof registrationStateLegend) =>
  Object.fromEntries(Object.entries(legend).map(([key, { label }]) => [key, label]))
const filterWords: Readonly<Record<string, FilterWords>> = {
  q: searchWords,
  state: { label: labels.state, choices: choices(registrationStateLegend) },
  type: { label: labels.type, choices: choices(registrationTypeLegend) },
}

const Match = z.object({
  /** A client of the registry, an account, or another request. */
  kind: z.enum(['client', 'user', 'registration']),
  id: z.int(),
  code: z.string(),
  name: z.string(),
  place: z.string(),
  why: z.array(z.enum(['vat_number', 'email', 'customer_code', 'name', 'lookalike'])),
})
export type RegistrationMatch = z.input<typeof Match>

const Registration = z
  .object({
    id: z.int(),
    version: z.int(),
    state,
    type,
    since: instant,
    created_at: instant,
    confirmed_at: instant.nullable(),
    language: z.enum(languages),
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    phone: z.string(),
    fax: z.string(),
    company: z.string(),
    vat_number: z.string(),
    magazine: z.string(),
    publisher: z.string(),
    address: z.string(),
    postal_code: z.string(),
    city: z.string(),
    province: z.string(),
    country: z.string(),
    customer_code: z.string(),
    privacy: z.object({ version: z.int().nullable(), at: instant }),
    question: z.string(),
    answer: z.string(),
    note: z.string(),
    decided_at: instant.nullable(),
    decided_by: z.string().nullable(),
    user_id: z.int().nullable(),
    expires_at: instant.nullable(),
    erased: z.boolean(),
    matches: z.array(Match),
    may: z.object({ decide: z.boolean(), renew: z.boolean() }),
  })
  .meta({ id: 'Registration' })

export const decisions = ['approve', 'reject', 'ask', 'discard'] as const

export const registrationCalls = defineCalls({
  requestRegistration: {
    method: 'POST',
    path: '/api/v1.0/registration/request',
    summary:
      'Ask for an account; the address is confirmed by mail, and the answer is the same for a known and an unknown one',
    roles: 'public',
    effect: 'write',
    transaction: 'own',
    body: RegistrationForm,
    response: done,
    refuses: ['too_many_tries', 'changed_meanwhile'],
  },
  registrationStatus: {
    method: 'GET',
    path: '/api/v1.0/registration/status/{token}',
    summary: 'How a request stands, for the applicant; opening it changes nothing, because mail scanners do',
    roles: 'public',
    effect: 'read',
    params: token,
    response: z.object({
      state,
      type,
      name: z.string(),
      email: z.string(),
      since: instant,
      question: z.string(),
      answer: z.string(),
      note: z.string(),
    }),
    refuses: ['link_used_or_expired'],
  },
  confirmRegistration: {
    method: 'POST',
    path: '/api/v1.0/registration/confirm/{token}',
    summary: 'Confirm the address of a request: only now head office sees it',
    roles: 'public',
    effect: 'write',
    params: token,
    response: done,
    refuses: ['link_used_or_expired'],
  },
  answerRegistration: {
    method: 'POST',
    path: '/api/v1.0/registration/answer/{token}',
    summary: 'Answer what head office asked about a request',
    roles: 'public',
    effect: 'write',
    params: token,
    body: z.strictObject({ text: text(2000).min(2) }),
    response: done,
    refuses: ['link_used_or_expired', 'registration_not_in_state'],
  },
  registrations: list('/api/v1.0/admin/registrations/{page}', RegistrationRow, registrationColumns, {
    summary: 'Confirmed requests for an account in sight, the latest first',
    roles: ['admin', 'sales', 'agent'],
    title: { it: 'Registrazioni', en: 'Registrations', fr: 'Inscriptions', es: 'Registros' },
    filterWords,
    filter: { q: search, state: state.optional(), type: type.optional() },
    sort: 'since',
    order: 'desc',
  }),
  registration: {
    method: 'GET',
    path: '/api/v1.0/admin/registration/{id}',
    summary: 'One request, with what is already known of the applicant',
    roles: ['admin', 'sales', 'agent'],
    effect: 'read',
    params: z.object({ id }),
    response: Registration,
  },
  decideRegistration: {
    method: 'POST',
    path: '/api/v1.0/admin/registration/{id}',
    summary:
      'Approve a request, decline it, ask back, or discard it without a word; approving makes the account and mails its link',
    roles: ['admin', 'sales'],
    needs: 'users',
    effect: 'write',
    params: z.object({ id }),
    body: z
      .strictObject({
        decision: z.enum(decisions),
        /** The client the account is linked to. */
        client_id: id.nullish(),
        /** What is told: the question, or the reason. */
        note: text(1000).default(''),
        version: z.int().optional(),
      })
      .refine(({ decision, note }) => (decision !== 'ask' && decision !== 'reject') || note.trim() !== '', {
        path: ['note'],
        params: { code: 'required' },
      }),
    response: saved,
    refuses: ['registration_not_in_state', 'changed_meanwhile', 'email_taken', 'client_unknown'],
  },
  renewRegistration: {
    method: 'POST',
    path: '/api/v1.0/admin/registration/{id}/renew',
    summary: 'Give an account of the press another twelve months',
    roles: ['admin'],
    effect: 'write',
    params: z.object({ id }),
    response: saved,
    refuses: ['registration_not_in_state'],
  },
})

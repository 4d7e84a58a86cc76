import * as z from 'zod'
import { countryWords, searchWords } from '../filter-words.ts'
import { id, saved, search, text } from '../fields/fields.ts'
import { defineCalls } from '../call.ts'
import { list } from '../list.ts'
import { agencyColumns } from './agency-columns.ts'
import { Agency, AgencyCard, AgencyDetails, AgencyRow } from './agency.ts'

/** Agencies: their people, where they are, how they are reached. */
export const agencyCalls = defineCalls({
  agencies: list('/api/v1.0/agencies/{page}', AgencyRow, agencyColumns, {
    summary: 'Agencies with their counters',
    roles: ['admin', 'sales'],
    title: { it: 'Agenzie', en: 'Agencies', fr: 'Agences', es: 'Agencias' },
    about: {},
    filterWords: { q: searchWords, country: countryWords },
    filter: { q: search, country: text(2).optional() },
    sort: 'business_name',
  }),
  agencyDetail: {
    method: 'GET',
    path: '/api/v1.0/agencies/detail/{id}',
    summary: 'One agency: people, area, counters',
    roles: ['admin', 'sales', 'agent'],
    effect: 'read',
    params: z.object({ id }),
    response: Agency,
  },
  myAgency: {
    method: 'GET',
    path: '/api/v1.0/agencies/my',
    summary: 'The agency of the person; for a customer the card of whom to call',
    roles: ['agent', 'customer'],
    effect: 'read',
    response: AgencyCard,
  },
  updateMyAgency: {
    method: 'PUT',
    path: '/api/v1.0/agencies/my',
    summary: 'Change phone, e-mail, warehouse and contacts of one’s agency',
    roles: ['agent'],
    effect: 'write',
    body: AgencyDetails.pick({ phone: true, email: true, warehouse: true, contacts: true, version: true }),
    response: saved,
    refuses: ['changed_meanwhile'],
  },
  updateAgency: {
    method: 'PUT',
    path: '/api/v1.0/admin/agency/{id}',
    summary: 'Change an agency',
    roles: ['admin', 'sales'],
    effect: 'write',
    params: z.object({ id }),
    body: AgencyDetails,
    response: saved,
    refuses: ['changed_meanwhile'],
  },
})

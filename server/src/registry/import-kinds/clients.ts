import { agencyCode, clientCode } from './codes.ts'
import { regionOfProvince } from '@mandato/contract/fields/provinces'
import { knownUsers } from '../../accounts/index.ts'
import { agencyIdsByCode } from '../queries/import-agencies.ts'
import { clientLanding, knownClients } from '../queries/import-clients.ts'
import { placeAtTowns } from '../actions/place.ts'
import { nothing } from '../../platform/import-kit/copy-text.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { pointOf } from './client-point.ts'
import { addressColumns } from './address-columns.ts'
import {
  bankPart,
  countryCode,
  countryOf,
  discount,
  email,
  fixedDays,
  iban,
  phone,
  postalCode,
  province,
  sdiCode,
  taxCode,
  vatNumber,
} from '../../platform/import-kit/identifiers.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import type { Column, OtherCell } from '../../platform/import-kit/kind.ts'
import { between, codeOf, day, flag, oneOf, text } from '../../platform/import-kit/values.ts'

/** Those an ERP may set; a deletion is a process of its own. */
const statuses = ['prospect', 'active', 'dormant', 'suspended']
const agentType = 2

export const clients = defineImportKind({
  module: import.meta.url,
  kind: 'clients',
  landing: clientLanding,
  async columns(db) {
    const byCode = new Map((await knownClients(db)).map((client) => [client.code, client]))
    const known = await agencyIdsByCode(db)
    const agencyId = new Map([...known].map(([code, id]) => [code, String(id)]))
    const agents = new Map(
      (await knownUsers(db)).filter((u) => u.user_type === agentType).map((u) => [u.email, u]),
    )
    const country = (other: OtherCell) =>
      countryOf(other, byCode.get(other('code')?.toUpperCase() ?? '')?.country)
    const checked =
      (check: (raw: string, country: string) => string | Problem): Column['read'] =>
      (raw, _styles, other) =>
        check(raw, country(other))
    return [
      {
        name: 'code',
        subject: true,
        read(raw) {
          const code = clientCode(raw)
          return typeof code === 'string' && byCode.get(code)?.deleted ? new Problem('client_deleted') : code
        },
      },
      { name: 'internal_code', read: text(40) },
      {
        name: 'agency_code',
        read: codeOf(agencyId, agencyCode, new Problem('unknown_agency')),
      },
      {
        name: 'agent_email',
        read(raw, _styles, other) {
          const agent = agents.get(raw.toLowerCase())
          if (!agent) return new Problem('unknown_agent')
          const agency = known.get(agencyCode(other('agency_code') ?? ''))
          return agent.agency_id === agency ? String(agent.id) : new Problem('agent_of_other_agency')
        },
      },
      { name: 'business_name', read: text(200) },
      { name: 'vat_number', read: checked(vatNumber) },
      { name: 'tax_code', read: checked(taxCode) },
      { name: 'email', read: email },
      { name: 'email_admin', read: email },
      { name: 'email_commercial', read: email },
      { name: 'email_management', read: email },
      { name: 'email_certified', read: email },
      { name: 'phone', read: checked(phone) },
      { name: 'mobile', read: checked(phone) },
      { name: 'address', read: text(200) },
      { name: 'postal_code', read: checked(postalCode) },
      { name: 'city', read: text(100) },
      {
        name: 'province',
        fills: 2,
        read(raw, _styles, other) {
          const home = country(other)
          const known = province(raw, home)
          if (known instanceof Problem) return known
          return `${known}\t${(home === 'IT' && regionOfProvince(known)) || nothing}`
        },
      },
      { name: 'country', read: countryCode },
      { name: 'lat', scale: 8, fills: 0, read: between(-90, 90, 8) },
      { name: 'lng', scale: 8, fills: 0, read: between(-180, 180, 8) },
      { name: 'lat', derived: true, fills: 2, read: (_raw, styles, other) => pointOf(styles, other) },
      {
        name: 'sdi_code',
        read: (raw, _styles, other) =>
          sdiCode(raw, country(other), {
            certified: Boolean(other('email_certified')),
            publicBody: other('public_body') === '1',
          }),
      },
      { name: 'bank_name', read: text(100) },
      { name: 'iban', read: iban },
      { name: 'payment_code', read: text(40) },
      { name: 'discount', read: discount },
      { name: 'abi', read: bankPart('abi') },
      { name: 'cab', read: bankPart('cab') },
      { name: 'public_body', read: flag },
      ...addressColumns('postal', country),
      ...addressColumns('delivery', country),
      { name: 'delivery_notes', read: text(500) },
      { name: 'notes', read: text(2000) },
      { name: 'fixed_days', read: fixedDays },
      { name: 'price_list', read: text(40) },
      { name: 'status', read: oneOf(statuses) },
      { name: 'activation_date', date: true, read: day },
    ]
  },
  async settle(tx) {
    await placeAtTowns(tx)
    return null
  },
})

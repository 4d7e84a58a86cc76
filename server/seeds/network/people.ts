import { permissions } from '@mandato/contract'
import { hashPassword } from '../../src/accounts/secrets.ts'
import type { Country } from '../places/area.ts'
import type { Agent } from './agents.ts'

/** The password of every demonstration sign-in; they exist only where SEED=demo was chosen. */
export const demoPassword = 'Mandato-2025'

export const userColumns = [
  'id',
  'email',
  'name',
  'user_type',
  'profile',
  'language',
  'phone',
  'password_hash',
  'agency_id',
  'permissions',
  'created_at',
] as const

export const customerId = 5
const createdAt = '2022-12-01T08:00:00Z'

/** German has no screens of its own; its agents read English. */
const languageOf: Readonly<Record<Country, string>> = { IT: 'it', FR: 'fr', ES: 'es', DE: 'en' }

type Staff = readonly [
  id: number,
  email: string,
  name: string,
  type: number,
  profile: string | null,
  language: string,
  rights: readonly string[],
]
const staff: readonly Staff[] = [
  [1, 'admin@mandato.example', 'Elisa Marangon', 1, null, 'it', permissions],
  [2, 'sales@mandato.example', 'Davide Bressan', 4, null, 'it', ['logistics', 'confirm_sheets', 'content']],
  [customerId, 'customer@mandato.example', 'Marco Zanetti', 3, null, 'it', []],
  [6, 'reseller@mandato.example', 'Hélène Marchand', 3, 'foreign_reseller', 'fr', []],
  [7, 'press@mandato.example', 'Chiara Valsecchi', 3, 'press', 'it', []],
]

/**
 * Everybody with an account. One hash serves the seven who sign in: they share one published password, so
 * seven salts would hide nothing and cost the first start half a second. The other agents have no password
 * until they ask for a link.
 */
export async function userRows(agents: readonly Agent[]) {
  const hash = await hashPassword(demoPassword)
  return [
    ...staff.map(([id, email, name, type, profile, language, rights]) => [
      id,
      email,
      name,
      type,
      profile,
      language,
      null,
      hash,
      null,
      rights,
      createdAt,
    ]),
    ...agents.map(({ id, email, name, phone, agency }) => [
      id,
      email,
      name,
      2,
      null,
      languageOf[agency.country],
      phone,
      email.endsWith('@mandato.example') ? hash : null,
      agency.id,
      [],
      createdAt,
    ]),
  ]
}

import * as z from 'zod'
import { areas } from '../area-names.ts'
import { columns, type FilterWords, permissions, roles } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { email, id, spokenName, text } from '../fields/fields.ts'
import { searchWords } from '../filter-words.ts'
import { labelsOf } from '../legend.ts'
import { languages } from '../words.ts'
import { profiles } from './people.ts'
import { userFaults } from './user-faults.ts'
import { roleLegend, userStateLegend } from './user-names.ts'
import { userStates } from './user-states.ts'

export const role = z.enum(roles)
export const state = z.enum(userStates)
const userType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

export const UserRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  /** His agency, his client, or his areas. */
  place: z.string(),
  state,
  last_login_at: instant.nullable(),
})

const labels = {
  role: { it: 'Ruolo', en: 'Role', fr: 'Rôle', es: 'Rol' },
  state: { it: 'Stato', en: 'Status', fr: 'Statut', es: 'Estado' },
} as const

export const userColumns = columns(
  {
    key: 'name',
    type: 'text',
    sortable: true,
    label: { it: 'Persona', en: 'Person', fr: 'Personne', es: 'Persona' },
  },
  { key: 'role', type: 'badge', label: labels.role, words: roleLegend },
  {
    key: 'place',
    type: 'text',
    sortable: true,
    label: { it: 'Posto', en: 'Place', fr: 'Rattachement', es: 'Puesto' },
  },
  { key: 'state', type: 'badge', label: labels.state, words: userStateLegend },
  {
    key: 'last_login_at',
    type: 'datetime',
    sortable: true,
    label: { it: 'Ultimo accesso', en: 'Last sign-in', fr: 'Dernière connexion', es: 'Último acceso' },
  },
)

export const filterWords: Readonly<Record<string, FilterWords>> = {
  q: searchWords,
  role: { label: labels.role, choices: labelsOf(roleLegend) },
  state: { label: labels.state, choices: labelsOf(userStateLegend) },
}

export const place = z.object({ id: z.int(), code: z.string(), name: z.string() })

export const UserDetail = z
  .object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    user_type: userType,
    profile: z.enum(profiles).nullable(),
    role,
    language: z.enum(languages),
    permissions: z.array(z.enum(permissions)),
    areas: z.array(z.string()),
    agency: place.nullable(),
    /** How many clients his agency has, and how many of them are his. */
    agency_clients: z.int().nullable(),
    own_clients: z.int().nullable(),
    clients: z.array(place),
    state,
    /** Too many wrong passwords: he waits until then. */
    locked_until: instant.nullable(),
    expires_at: instant.nullable(),
    created_at: instant,
    last_login_at: instant.nullable(),
    /** By area, from the contract: what he may do there, and which permissions he would need for the rest. */
    reach: z.array(
      z.object({
        area: z.enum(areas),
        level: z.enum(['write', 'read', 'none']),
        lacks: z.array(z.enum(permissions)),
      }),
    ),
    may: z.object({
      view_as: z.boolean(),
      /** He has a second factor that could be taken off him. */
      remove_factors: z.boolean(),
      edit: z.boolean(),
      deactivate: z.boolean(),
      reactivate: z.boolean(),
    }),
  })
  .meta({ id: 'UserDetail' })

const shape = {
  name: spokenName(120),
  phone: text(30).default(''),
  language: z.enum(languages),
  user_type: userType,
  profile: z.enum(profiles).nullish(),
  agency_id: id.nullish(),
  client_ids: z.array(id).max(50).default([]),
  /** Countries (`FR`), provinces of Italy (`IT-TV`), regions by name; none means everywhere. */
  areas: z.array(text(60).min(2)).max(50).default([]),
  permissions: z.array(z.enum(permissions)).max(permissions.length).default([]),
}
const judge = (given: Parameters<typeof userFaults>[0], context: z.RefinementCtx) => {
  for (const [field, code] of userFaults(given))
    context.addIssue({ code: 'custom', path: [field], params: { code } })
}
export const NewUser = z.strictObject({ email, ...shape }).superRefine(judge)
export const ChangedUser = z.strictObject({ version: z.int(), ...shape }).superRefine(judge)

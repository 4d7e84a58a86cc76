import * as z from 'zod'
import { areas } from '../area-names.ts'
import { columns, defineCalls, type FilterWords, permissions, roles } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, email, id, saved, search, spokenName, text } from '../fields/fields.ts'
import { searchWords } from '../filter-words.ts'
import { labelsOf } from '../legend.ts'
import { list } from '../list.ts'
import { languages } from '../words.ts'
import { profiles } from './people.ts'
import { userFaults } from './user-faults.ts'
import { roleLegend, userStateLegend, userStates } from './user-names.ts'

const role = z.enum(roles)
const state = z.enum(userStates)
const userType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

const UserRow = z.object({
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

const userColumns = columns(
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

const filterWords: Readonly<Record<string, FilterWords>> = {
  q: searchWords,
  role: { label: labels.role, choices: labelsOf(roleLegend) },
  state: { label: labels.state, choices: labelsOf(userStateLegend) },
}

const place = z.object({ id: z.int(), code: z.string(), name: z.string() })

const UserDetail = z
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
    may: z.object({ edit: z.boolean(), deactivate: z.boolean(), reactivate: z.boolean() }),
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

const one = z.object({ id })
const version = z.strictObject({ version: z.int() })
const unfit = ['agency_unknown', 'client_unknown'] as const

export const usersCalls = defineCalls({
  users: list('/api/v1.0/admin/users/{page}', UserRow, userColumns, {
    summary: 'Accounts: all for administrators, agents and customers in sight for whoever may view as them',
    roles: ['admin', 'sales'],
    needs: 'view_as',
    title: { it: 'Persone', en: 'People', fr: 'Personnes', es: 'Personas' },
    filterWords,
    filter: { q: search, role: role.optional(), state: state.optional() },
    sort: 'name',
  }),
  user: {
    method: 'GET',
    path: '/api/v1.0/admin/user/{id}',
    summary: 'One account: role, place, permissions, and what it may do by area',
    roles: ['admin', 'sales'],
    needs: 'view_as',
    effect: 'read',
    params: one,
    response: UserDetail,
  },
  inviteUser: {
    method: 'POST',
    path: '/api/v1.0/admin/user',
    summary: 'Make an account and mail the link that sets its first password',
    roles: ['admin'],
    effect: 'write',
    body: NewUser,
    response: saved,
    refuses: ['email_taken', ...unfit],
    leadsTo: { user: { id: 'response.id' } },
  },
  changeUser: {
    method: 'PUT',
    path: '/api/v1.0/admin/user/{id}',
    summary: 'Change an account’s role, place, permissions or language; effective on its next call',
    roles: ['admin'],
    effect: 'write',
    params: one,
    body: ChangedUser,
    response: saved,
    refuses: ['changed_meanwhile', 'last_administrator', 'not_oneself', ...unfit],
  },
  moveEffects: {
    method: 'GET',
    path: '/api/v1.0/admin/user/{id}/move/{agency}',
    summary: 'What happens when an agent moves to another agency, before it is done',
    roles: ['admin'],
    effect: 'read',
    params: z.object({ id, agency: id }),
    response: z.object({
      from: place,
      to: place,
      /** Clients he no longer sees, and those he sees from then on. */
      clients_lost: z.int(),
      clients_gained: z.int(),
      /** His own clients: they stay with the agency, without an agent. */
      own_clients: z.int(),
      /** Drafts and open requests he wrote: they stay with the agency. */
      drafts: z.int(),
      open_requests: z.int(),
    }),
  },
  deactivateUser: {
    method: 'DELETE',
    path: '/api/v1.0/admin/user/{id}',
    summary: 'Deactivate an account: its sessions and links end at once',
    roles: ['admin'],
    effect: 'write',
    params: one,
    response: saved,
    refuses: ['last_administrator', 'not_oneself'],
  },
  reactivateUser: {
    method: 'POST',
    path: '/api/v1.0/admin/user/{id}/reactivate',
    summary: 'Open a deactivated account again',
    roles: ['admin'],
    effect: 'write',
    params: one,
    body: version,
    response: saved,
    refuses: ['changed_meanwhile', 'account_erased'],
  },
  unlockUser: {
    method: 'POST',
    path: '/api/v1.0/admin/user/{id}/unlock',
    summary: 'Forget the wrong passwords of an account, so that it need not wait',
    roles: ['admin'],
    effect: 'write',
    params: one,
    response: saved,
  },
  userSessions: {
    method: 'GET',
    path: '/api/v1.0/admin/user/{id}/sessions',
    summary: 'Where a person is signed in',
    roles: ['admin'],
    effect: 'read',
    params: one,
    response: z.array(
      z.object({
        id: z.int(),
        device: z.string(),
        created_at: instant,
        last_seen_at: instant,
        expires_at: instant,
      }),
    ),
  },
  endUserSessions: {
    method: 'DELETE',
    path: '/api/v1.0/admin/user/{id}/sessions',
    summary: 'End one of a person’s sessions, or all of them',
    roles: ['admin'],
    effect: 'write',
    params: one,
    query: z.object({ session: id.optional() }),
    response: done.extend({ ended: z.int() }),
  },
  permissionMatrix: {
    method: 'GET',
    path: '/api/v1.0/admin/permissions',
    summary: 'Who may make which call, read off the contract',
    roles: ['admin'],
    effect: 'read',
    response: z.array(
      z.object({
        area: z.enum(areas),
        calls: z.array(
          z.object({
            name: z.string(),
            method: z.string(),
            path: z.string(),
            summary: z.string(),
            effect: z.enum(['read', 'write']),
            /** For each role: yes, no, or the permission it takes. */
            rights: z.record(role, z.enum(['yes', 'no', ...permissions])),
          }),
        ),
      }),
    ),
  },
})

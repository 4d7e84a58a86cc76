import * as z from 'zod'
import { areas } from '../area-names.ts'
import { defineCalls, permissions } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, id, saved, search, text } from '../fields/fields.ts'
import { list } from '../list.ts'
import {
  role,
  state,
  UserRow,
  userColumns,
  filterWords,
  place,
  UserDetail,
  NewUser,
  ChangedUser,
} from './user-rows.ts'

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
    proof: true,
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
    proof: true,
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
    proof: true,
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
    proof: true,
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
    proof: true,
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
    proof: true,
    params: one,
    query: z.object({ session: id.optional() }),
    response: done.extend({ ended: z.int() }),
  },
  removeFactors: {
    method: 'DELETE',
    path: '/api/v1.0/admin/user/{id}/factors',
    summary: 'Take every second factor off a person who lost it; his sessions end and he is told by mail',
    roles: ['admin'],
    effect: 'write',
    proof: true,
    params: one,
    body: z.strictObject({ reason: text(300).min(5) }),
    response: saved,
    refuses: ['not_oneself', 'no_factor'],
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

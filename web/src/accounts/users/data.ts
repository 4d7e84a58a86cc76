import {
  act,
  type Answer,
  type Asked,
  type FileKind,
  listFile,
  listQuery,
  query,
  type Watch,
} from '../../platform/api.ts'
import { rereadAfter } from '../../platform/queries.ts'

export type UserRow = Answer<'users'>['response'][number]
export type KeptUser = Answer<'user'>['response']
export type Reach = KeptUser['reach'][number]
export type MatrixArea = Answer<'permissionMatrix'>['response'][number]

export const usersQuery = (asked: Asked) => listQuery('users', asked)
export const usersFile = (asked: Asked, kind: FileKind, watch: Watch) => listFile('users', asked, kind, watch)
export const userQuery = (id: number) => query('user', { params: { id } })
export const userSessionsQuery = (id: number) => query('userSessions', { params: { id } })
export const moveQuery = (id: number, agency: number) => query('moveEffects', { params: { id, agency } })
export const matrixQuery = () => query('permissionMatrix')
export const agencySearchQuery = (q: string) =>
  query('agencies', { params: { page: 1 }, query: { per_page: 50, ...(q && { q }) } })
export const clientSearchQuery = (q: string) => query('search', { query: { q } })

const changed = ['users', 'user', 'userSessions'] as const
export const inviteUser = () => act('inviteUser', changed)
export const changeUser = () => act('changeUser', changed)
export const deactivateUser = () => act('deactivateUser', changed)
export const reactivateUser = () => act('reactivateUser', changed)
export const unlockUser = () => act('unlockUser', changed)
export const removeFactors = () => act('removeFactors', changed)
export const endUserSessions = () => act('endUserSessions', changed)
export const sendLink = () => act('sendPasswordLink', changed)
export const rereadUsers = () => rereadAfter(changed)

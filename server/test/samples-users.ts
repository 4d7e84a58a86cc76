import { never } from './never.ts'
import { factorSamples } from './samples-factors.ts'

const customer = { name: 'Elena Piva', user_type: 4, language: 'it', areas: ['IT-TV'] }

/** Questions about accounts; those that change one name none that exists, for the other questions stand on them. */
export const userSamples = {
  ...factorSamples,
  users: () => ({ params: { page: 1 } }),
  user: ({ user }: { user: number }) => ({ params: { id: user } }),
  inviteUser: () => ({ body: { email: 'nuova.persona@shops.example', ...customer } }),
  changeUser: () => ({ params: { id: never }, body: { version: 1, ...customer } }),
  moveEffects: () => ({ params: { id: never, agency: never } }),
  deactivateUser: () => ({ params: { id: never } }),
  reactivateUser: () => ({ params: { id: never }, body: { version: 1 } }),
  unlockUser: () => ({ params: { id: never } }),
  userSessions: () => ({ params: { id: never } }),
  endUserSessions: () => ({ params: { id: never } }),
  removeFactors: () => ({ params: { id: never }, body: { reason: 'Telefono perso' } }),
  permissionMatrix: () => ({}),
  audit: () => ({}),
  noticeChoices: () => ({}),
  restoreSettings: () => ({ params: { group: 'content' }, body: { entry: never, changed_at: null } }),
  ownData: () => ({}),
  personData: () => ({ params: { id: never } }),
  erasure: () => ({ params: { id: never } }),
  erasePerson: () => ({ params: { id: never }, body: { reason: 'Lo chiede la persona' } }),
  processingRegister: () => ({}),
  viewAs: () => ({ params: { user: never }, body: { reason: 'Non vede lo sconto' } }),
  endViewAs: () => ({}),
  viewAsHidden: () => ({}),
  visibleTo: ({ client }: { client: number }) => ({ params: { kind: 'client', id: client } }),
} as const

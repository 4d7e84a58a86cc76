import type { User } from './person.ts'
import { act, call, query } from '../platform/api.ts'
import { queryClient } from '../platform/queries.ts'
import { endSession, keepUser, readPerson, readToken } from '../platform/session.ts'

/** Who is signed in, as the server says it. */
export const meQuery = () => query('me')

/**
 * Signs out here, or everywhere. The device forgets even when the server cannot be told; what was typed here and not
 * sent is asked for first.
 */
export async function signOut(everywhere: boolean): Promise<void> {
  const person = readPerson()
  const { settleBeforeLeaving } = await import('../platform/journal/leaving.ts')
  if (person !== null && !(await settleBeforeLeaving(person))) return
  // They go before the session does: whoever closes the window with the last press leaves none.
  if (person !== null) await leaveFiles(person)
  const token = readToken()
  if (token) await call('logout', { query: everywhere ? { all: '1' } : {} }).catch(() => undefined)
  endSession('left', token)
}

async function leaveFiles(person: number): Promise<void> {
  const { dropFiles } = await import('../platform/kept/store.ts')
  await dropFiles((one) => one !== person).catch(() => undefined)
}

/** The language of the mails, for the screens follow the address. */
export async function keepLanguage(language: User['language']): Promise<void> {
  const { response } = await call('updateMe', { body: { language } })
  keepUser(response)
  await queryClient.invalidateQueries({ queryKey: ['me'] })
}

export const sessionsQuery = () => query('sessions')
export const endOneSession = () => act('endSession', ['sessions'])
export const changePassword = () => act('changePassword', ['sessions', 'me'])
export const recoverPassword = () => act('recoverPassword')
export const checkResetQuery = (token: string) => query('checkReset', { params: { token } })
export const resetPassword = () => act('resetPassword')
export const checkFirstAdminQuery = (token: string) => query('checkFirstAdmin', { params: { token } })
export const createFirstAdmin = () => act('createFirstAdmin')

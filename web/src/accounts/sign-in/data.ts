import { type Answer, call } from '../../platform/call.ts'
import { keepSession } from '../../platform/session.ts'
import type { User } from '../person.ts'

export interface SignIn {
  readonly user: string
  readonly password: string
  readonly remember: boolean
  /** Of the app, or a recovery code; empty until it was asked for. */
  readonly code: string
}

export async function signIn({ user, password, remember, code }: SignIn): Promise<User> {
  const { response } = await call('login', { body: { user, password, remember, ...(code && { code }) } })
  return begin(response, remember)
}

/** Signed in; what somebody else may have left on this device is forgotten first. */
export async function begin(
  { token, user }: Pick<Answer<'login'>['response'], 'token' | 'user'>,
  remember: boolean,
): Promise<User> {
  // Loaded only now: the page to sign in at needs no store of answers.
  await (await import('../../platform/queries.ts')).forgetAnswers()
  const { userId } = user
  const { dropFiles } = await import('../../platform/kept/store.ts')
  await dropFiles((person) => person === userId).catch(() => undefined)
  keepSession(token, user, remember)
  return user
}

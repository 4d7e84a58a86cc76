import { call } from '../../platform/call.ts'
import { keepSession } from '../../platform/session.ts'
import type { User } from '../person.ts'

export interface SignIn {
  readonly user: string
  readonly password: string
  readonly remember: boolean
}

/** Signs in; what somebody else may have left on this device is forgotten first. */
export async function signIn({ user, password, remember }: SignIn): Promise<User> {
  const { response } = await call('login', { body: { user, password, remember } })
  // Loaded only now: the page to sign in at needs no store of answers.
  await (await import('../../platform/queries.ts')).forgetAnswers()
  const { userId } = response.user
  const { dropFiles } = await import('../../platform/kept/store.ts')
  await dropFiles((person) => person === userId).catch(() => undefined)
  keepSession(response.token, response.user, remember)
  return response.user
}

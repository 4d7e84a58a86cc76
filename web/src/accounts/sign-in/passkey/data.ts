import { call, type Input } from '../../../platform/call.ts'
import type { User } from '../../person.ts'
import { begin } from '../data.ts'

/** What a passkey must answer; the same question for everybody. */
export const passkeyQuestion = async () => (await call('passkeySignInOptions')).response

type Credential = Input<'passkeySignIn'>['body']['credential']

export async function signInWith(credential: Credential, remember: boolean): Promise<User> {
  const { response } = await call('passkeySignIn', { body: { credential, remember } })
  return begin(response, remember)
}

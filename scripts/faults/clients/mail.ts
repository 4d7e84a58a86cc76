import { firstPassword } from '../company.ts'
import { newKey } from '../ledger.ts'
import { settle } from '../settle.ts'
import { type Client, deskOf, expectDone, type Setting, signIn } from './client.ts'

/** Has links mailed to a person. */
export function mailClient(setting: Setting, user: number): Client {
  const desk = deskOf(setting)
  let token = ''
  return {
    name: `mail ${user}`,
    async act() {
      token ||= await signIn(desk, setting.company.admin, firstPassword)
      const key = newKey()
      const answer = await settle(desk, {
        method: 'POST',
        path: `/api/v1.0/auth/new-password/${user}`,
        token,
        key,
      })
      if (expectDone(desk, `mail to ${user}`, answer))
        setting.ledger.entries.push({ kind: 'mail', subject: String(user), mark: key, key })
    },
  }
}

import { firstPassword } from '../company.ts'
import { newKey } from '../ledger.ts'
import { settle } from '../settle.ts'
import { type Client, deskOf, expectDone, type Setting, signIn } from './client.ts'

/** Keeps the contacts of one agency. */
export function agencyClient(setting: Setting, agency: number): Client {
  const desk = deskOf(setting)
  let token = ''
  let n = 0
  return {
    name: `agency ${agency}`,
    async act() {
      token ||= await signIn(desk, setting.company.admin, firstPassword)
      n += 1
      const mark = `contact ${agency}/${n}`
      const key = newKey()
      const answer = await settle(desk, {
        method: 'PUT',
        path: `/api/v1.0/admin/agency/${agency}`,
        token,
        key,
        body: { contacts: [{ name: mark }] },
      })
      if (expectDone(desk, mark, answer))
        setting.ledger.entries.push({ kind: 'agency', subject: String(agency), mark, key })
    },
  }
}

import { firstPassword } from '../company.ts'
import { newKey } from '../ledger.ts'
import { settle } from '../settle.ts'
import { type Client, deskOf, expectDone, type Setting, signIn } from './client.ts'

export const budgetYear = 2026

/** Sets the budget of one agency again and again, each time a euro higher. */
export function budgetClient(setting: Setting, agency: number): Client {
  const desk = deskOf(setting)
  let token = ''
  let amount = 1000
  return {
    name: `budget ${agency}`,
    async act() {
      token ||= await signIn(desk, setting.company.admin, firstPassword)
      amount += 1
      const key = newKey()
      const answer = await settle(desk, {
        method: 'PUT',
        path: `/api/v1.0/admin/budget/agent/${agency}`,
        token,
        key,
        body: { year: budgetYear, category: 'furniture', amount },
      })
      if (expectDone(desk, `budget ${agency} ${amount}`, answer))
        setting.ledger.entries.push({
          kind: 'budget',
          subject: String(agency),
          mark: String(amount * 100),
          key,
        })
    },
  }
}

import type { Line } from '../ask.ts'
import type { Company } from '../company.ts'
import type { House } from '../house.ts'
import type { Ledger } from '../ledger.ts'
import type { Random } from '../random.ts'
import { type Desk, settle } from '../settle.ts'

export interface Setting {
  readonly house: House
  readonly company: Company
  readonly ledger: Ledger
  readonly random: Random
  /** A connection of its own for each client. */
  openLine(): Line
}

/** Somebody who works with the portal: one act after the other, each brought to its end. */
export interface Client {
  readonly name: string
  act(): Promise<void>
}

export const deskOf = ({ house, ledger, openLine }: Setting): Desk => ({ house, ledger, line: openLine() })

/** Signs in until it works and gives the token. */
export async function signIn(desk: Desk, user: string, password: string): Promise<string> {
  const answer = await settle(desk, {
    method: 'POST',
    path: '/api/v1.0/auth/login',
    body: { user, password, remember: true },
  })
  if (answer.status !== 200) throw new Error(`${user} cannot sign in: ${answer.status} ${answer.text}`)
  const { token } = answer.response<{ token: string }>()
  desk.ledger.sessions.set(token, user)
  return token
}

/** Writes an unexpected refusal down. Gives whether all went well. */
export function expectDone(desk: Desk, what: string, answer: { status: number; text: string }): boolean {
  if (answer.status === 200) return true
  if (answer.status < 500) desk.ledger.surprises.push(`${what}: ${answer.status} ${answer.text}`)
  return false
}

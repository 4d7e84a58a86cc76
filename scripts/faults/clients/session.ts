import { firstPassword } from '../company.ts'
import { newKey } from '../ledger.ts'
import { settle } from '../settle.ts'
import { type Client, deskOf, expectDone, type Setting, signIn } from './client.ts'

/** Signs in, looks who he is, changes his password and signs out. */
export function sessionClient(setting: Setting, user: string): Client {
  const desk = deskOf(setting)
  const { ledger } = setting
  let password = firstPassword
  let changes = 0

  async function changePassword(token: string): Promise<void> {
    changes += 1
    const fresh = `Faggio-${changes}-x`
    const key = newKey()
    const answer = await settle(desk, {
      method: 'POST',
      path: '/api/v1.0/auth/change-password',
      token,
      key,
      body: { old: password, new: fresh, confirm: fresh },
    })
    if (!expectDone(desk, `password ${changes} of ${user}`, answer)) return
    password = fresh
    ledger.entries.push({ kind: 'password', subject: user, mark: String(changes), key })
    // Every other session of the person has ended with it.
    for (const [other, whose] of ledger.sessions) if (whose === user && other !== token) end(other)
  }

  const end = (token: string): void => {
    ledger.sessions.delete(token)
    ledger.endedSessions.add(token)
  }

  async function signOut(token: string): Promise<void> {
    const key = newKey()
    const answer = await settle(desk, { method: 'POST', path: '/api/v1.0/auth/logout', token, key })
    // Asked again after it had worked, it is told what is true: there is no such session.
    const hadWorked = answer.attempts > 1 && answer.status === 401
    if (!hadWorked && !expectDone(desk, `logout of ${user}`, answer)) return
    end(token)
    ledger.entries.push({ kind: 'logout', subject: user, mark: token, key })
  }

  return {
    name: `session ${user}`,
    async act() {
      const token = await signIn(desk, user, password)
      const me = await settle(desk, { method: 'GET', path: '/api/v1.0/auth/me', token })
      expectDone(desk, `me of ${user}`, me)
      if (setting.random.chance(0.4)) await changePassword(token)
      if (setting.random.chance(0.7)) await signOut(token)
    },
  }
}

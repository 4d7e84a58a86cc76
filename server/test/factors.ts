import { generateSync } from 'otplib'
import type { Answer, TestApp } from './harness.ts'
import { SoftPasskey } from './soft-passkey.ts'
import { password } from './world.ts'

export const responseOf = <T = Record<string, unknown>>(answer: Answer) =>
  (answer.body as { args: { response: T } }).args.response
export const refusalOf = (answer: Answer) => [
  answer.status,
  (answer.body as { args?: { error?: { key: string } } }).args?.error?.key,
]

/** What the tests of the second factor do as somebody at a browser. */
export function factorDesk(t: TestApp) {
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token?: string, body?: object) =>
    t.ask(method, `/api/v1.0/${path}`, { ...(token && { token }), ...(body && { body }) })
  const login = (user: string, more: object = {}, remoteAddress = '10.9.0.1') =>
    t.ask('POST', '/api/v1.0/auth/login', { body: { user, password, ...more }, remoteAddress })
  /** The app's code, at a moment so many seconds from now. */
  const codeOf = (secret: string, seconds = 0) =>
    generateSync({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) + seconds })
  const { origin, hostname } = new URL(t.config.publicUrl)
  return {
    ask,
    login,
    codeOf,
    tokenOf: async (user: string, more: object = {}) =>
      responseOf<{ token: string }>(await login(user, more)).token,
    /** Switches an app on; the next code is of the next half minute. */
    async totp(token: string) {
      const { secret } = responseOf<{ secret: string }>(await ask('POST', 'auth/totp', token))
      const confirmed = await ask('POST', 'auth/totp/confirm', token, { code: codeOf(secret) })
      t.clock.advance(30_000)
      return { secret, recovery: responseOf<{ recovery_codes: string[] }>(confirmed).recovery_codes }
    },
    async passkey(token: string, name = 'Telefono') {
      const offer = responseOf<{ challenge: string; user: { id: string } }>(
        await ask('POST', 'auth/passkeys/options', token),
      )
      const key = new SoftPasskey(origin, hostname, offer.user.id)
      const answer = await ask('POST', 'auth/passkeys', token, {
        name,
        credential: key.made(offer.challenge),
      })
      return { key, answer, offer }
    },
    question: async () =>
      responseOf<{ challenge: string }>(await ask('POST', 'auth/login/passkey/options')).challenge,
  }
}

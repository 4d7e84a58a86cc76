import { type APIRequestContext, expect } from '@playwright/test'
import { ask } from './ask.ts'
import { demoPassword, sessionOf } from './sign-in.ts'

interface Mail {
  readonly to: string
  readonly text: string | null
}

/**
 * The e-mail of an agent without a password, who was sent no link for one yet: a test that changes an account
 * asks for one from an agency of its own.
 */
export async function agentOf(request: APIRequestContext, agency: number): Promise<string> {
  const path = `/api/v1.0/agencies/detail/${agency}`
  const { people } = await ask<{ people: { email: string }[] }>(request, path)
  const written = await outbox(request)
  const isLink = (text: string | null) => text?.includes('/reset/') ?? false
  const agent = people.find(({ email }) => !written.some(({ to, text }) => to === email && isLink(text)))
  if (!agent) throw new Error(`every agent of agency ${agency} was taken before`)
  return agent.email
}

const outbox = (request: APIRequestContext) => ask<Mail[]>(request, '/api/v1.0/admin/outbox/1')

/** The newest link of this kind that was mailed to this address. */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  kind: 'reset' | 'registration',
): Promise<string> {
  const written = new RegExp(`https?:\\S+/${kind}/\\S+`)
  let link = ''
  await expect(async () => {
    const links = (await outbox(request)).flatMap(({ to, text }) =>
      to === email ? (written.exec(text ?? '') ?? []) : [],
    )
    link = links[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

/** The e-mail of such an agent, with the password of the demonstration. */
export const agentWithPassword = async (request: APIRequestContext, agency: number): Promise<string> =>
  withPassword(request, await agentOf(request, agency))

/** The e-mail of a new customer with these clients, with the password of the demonstration. */
export async function customerOf(request: APIRequestContext, client_ids: readonly number[]): Promise<string> {
  const email = `shops-${client_ids.join('-')}-${Date.now()}@shops.example`
  const { token } = await sessionOf(request, 'admin')
  const invited = await request.post('/api/v1.0/admin/user', {
    headers: { token },
    data: { email, name: 'Carla Negozi', user_type: 3, language: 'it', client_ids },
  })
  expect(invited.status(), await invited.text()).toBe(200)
  return withPassword(request, email)
}

/** Sets the password of the demonstration by the way of a forgotten one. */
async function withPassword(request: APIRequestContext, email: string): Promise<string> {
  await request.post('/api/v1.0/auth/password-recovery', { data: { email } })
  const token = (await mailedLink(request, email, 'reset')).split('/').at(-1)
  const set = await request.post(`/api/v1.0/auth/password-reset/${token}`, {
    data: { password: demoPassword, confirm: demoPassword },
  })
  expect(set.status(), await set.text()).toBe(200)
  return email
}

import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { ask } from './ask.ts'
import { demoPassword, sessionOf } from './sign-in.ts'

interface Mail {
  readonly to: string
  readonly text: string | null
}

/**
 * The e-mail of a new agent of an agency, who has no password yet: a test that changes an account has one of
 * its own, whatever runs beside it.
 */
async function agentOf(request: APIRequestContext, agency_id: number): Promise<string> {
  const email = `agent-${randomUUID()}@agents.example`
  return invited(request, { email, name: 'Nadia Prova', user_type: 2, language: 'it', agency_id })
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
  const email = `shops-${client_ids.join('-')}-${randomUUID()}@shops.example`
  const customer = { email, name: 'Carla Negozi', user_type: 3, language: 'it', client_ids }
  return withPassword(request, await invited(request, customer))
}

/**
 * The e-mail of an agent whom the demonstration has in an agency, and who was written to by nobody: a new one got a link
 * within the last minute, and gets no second one. For one test alone.
 */
export async function knownAgentOf(request: APIRequestContext, agency: number): Promise<string> {
  const path = `/api/v1.0/agencies/detail/${agency}`
  const { people } = await ask<{ people: { email: string }[] }>(request, path)
  const agent = people.find(({ email }) => !email.endsWith('@agents.example'))
  if (!agent) throw new Error(`the demonstration has nobody in agency ${agency}`)
  return agent.email
}

async function invited(
  request: APIRequestContext,
  person: { readonly email: string } & Readonly<Record<string, unknown>>,
): Promise<string> {
  const { token } = await sessionOf(request, 'admin')
  const answer = await request.post('/api/v1.0/admin/user', { headers: { token }, data: person })
  expect(answer.status(), await answer.text()).toBe(200)
  return person.email
}

/** Sets the password of the demonstration by the link of the invitation. */
async function withPassword(request: APIRequestContext, email: string): Promise<string> {
  const token = (await mailedLink(request, email, 'reset')).split('/').at(-1)
  const set = await request.post(`/api/v1.0/auth/password-reset/${token}`, {
    data: { password: demoPassword, confirm: demoPassword },
  })
  expect(set.status(), await set.text()).toBe(200)
  return email
}

import { type APIRequestContext, expect } from '@playwright/test'
import { demoPassword, sessionOf } from './sign-in.ts'

/** One of the agents of agency 1 without a password yet: tests that change an account take one each. */
export type Colleague = 0 | 1 | 2

interface Answer<Response> {
  readonly args: { readonly response: Response }
}

/** The e-mail of this agent. */
export async function emailOf(request: APIRequestContext, colleague: Colleague): Promise<string> {
  const agency = await ask<{ people: { email: string }[] }>(request, '/api/v1.0/agencies/detail/1')
  const emails = agency.people.map((person) => person.email).filter((email) => !/^agent@/.test(email))
  return emails.toSorted()[colleague] ?? ''
}

/** The newest link to set a password that was mailed to this address. */
export async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const mails = await ask<{ to: string; text: string }[]>(request, '/api/v1.0/admin/outbox/1')
    const mail = mails.find(({ to }) => to === email)
    link = /https?:\S+\/reset\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

/** Gives this agent the password of the demonstration, by the way of a forgotten one. */
export async function withPassword(request: APIRequestContext, colleague: Colleague): Promise<string> {
  const email = await emailOf(request, colleague)
  await request.post('/api/v1.0/auth/password-recovery', { data: { email } })
  const token = (await mailedLink(request, email)).split('/').at(-1)
  const set = await request.post(`/api/v1.0/auth/password-reset/${token}`, {
    data: { password: demoPassword, confirm: demoPassword },
  })
  expect(set.status(), await set.text()).toBe(200)
  return email
}

/** A read as the administrator. */
async function ask<Response>(request: APIRequestContext, path: string): Promise<Response> {
  const { token } = await sessionOf(request, 'admin')
  const answer = await request.get(path, { headers: { token } })
  return ((await answer.json()) as Answer<Response>).args.response
}

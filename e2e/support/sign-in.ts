import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** The people of the demonstration company who can sign in. */
export type Who = 'admin' | 'sales' | 'agent' | 'agent2' | 'customer' | 'reseller' | 'press'
export const demoPassword = 'Mandato-2025'

export interface Session {
  readonly token: string
  readonly user: { readonly userId: number; readonly name: string; readonly client_id: number | null }
}

/** Signs in by the API, with a session of its own. */
export async function openSession(
  request: APIRequestContext,
  user: string,
  password = demoPassword,
): Promise<Session> {
  const answer = await request.post('/api/v1.0/auth/login', { data: { user, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { args } = (await answer.json()) as { args: { response: Session } }
  return args.response
}

const shared = new Map<Who, { readonly session: Promise<Session>; readonly until: number }>()
/** Milliseconds. After a quarter of an hour acts on accounts and settings would ask anew who one is. */
const freshFor = 10 * 60_000

/** The session of this person which all tests of this worker share; who ends it takes one of his own. */
export function sessionOf(request: APIRequestContext, who: Who): Promise<Session> {
  const known = shared.get(who)
  if (known && known.until > Date.now()) return known.session
  const session = openSession(request, `${who}@mandato.example`)
  shared.set(who, { session, until: Date.now() + freshFor })
  return session
}

/** Puts a session into the page, as the login form would; the next address opens signed in. */
export async function enter(page: Page, { token, user }: Session): Promise<void> {
  await page.goto('/icons/mark.svg')
  await page.evaluate(
    ([key, kept]) => {
      sessionStorage.setItem('token', key ?? '')
      sessionStorage.setItem('user', kept ?? '')
    },
    [token, JSON.stringify(user)],
  )
}

/** Signs a person of the demonstration company in without the login form. */
export async function signIn(page: Page, who: Who): Promise<void> {
  await enter(page, await sessionOf(page.request, who))
}

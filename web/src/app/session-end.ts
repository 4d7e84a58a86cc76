import i18next from 'i18next'
import { onSessionEnd, readToken } from '../platform/session.ts'
import { dropShared } from '../platform/session-tabs.ts'
import { router } from './router.tsx'

/** When a session ends – left, run out, or ended in another window – its data goes and the login page comes. */
export function followSession(): void {
  onSessionEnd((why, token, person) => {
    if (why === 'viewed') return void startAgain()
    dropShared(why, token)
    void leave(why, person)
  })
  window.addEventListener('storage', (event) => {
    if (event.key === 'token' && event.newValue === null && !readToken()) void leave('left', null)
  })
}

/** Nothing that was seen as somebody else stays for oneself. */
async function startAgain(): Promise<void> {
  await (await import('../platform/queries.ts')).forgetAnswers()
  window.location.assign(`/${i18next.language}`)
}

/** Nobody waits longer for a device that does not answer, ms. */
const keptWithin = 2_000

/** What is typed in this moment is kept first: a new form then has its place in the address, and is found again. */
async function keepForms(): Promise<void> {
  const { flushForms } = await import('../platform/journal/outcome.ts')
  await Promise.race([flushForms(), new Promise((resolve) => setTimeout(resolve, keptWithin))])
}

async function leave(why: 'expired' | 'left', person: number | null): Promise<void> {
  if (person !== null) await keepForms().catch(() => undefined)
  await toLogin(why)
  await (await import('../platform/queries.ts')).forgetAnswers()
  if (person !== null) await (await import('../platform/kept/leave.ts')).leaveDevice(person)
}

async function toLogin(why: 'expired' | 'left'): Promise<void> {
  const { pathname, publicHref } = router.latestLocation
  // A form that was kept a moment ago has moved to its own address, and was led on from there.
  if (why === 'expired' && pathname === '/login') return
  await router.navigate({
    to: '/login',
    search: why === 'expired' ? { expired: true, from: publicHref } : {},
    replace: why === 'expired',
    // There is nothing to ask: what was typed lies on this device and is sealed until the same person signs in.
    ignoreBlocker: true,
  })
}

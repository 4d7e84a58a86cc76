import { version } from 'virtual:calls/public'
import { dropOldAnswers } from '../platform/answers-db.ts'
import { onSessionEnd, readToken } from '../platform/session.ts'
import { dropShared } from '../platform/session-tabs.ts'
import { router } from './router.tsx'

/** When a session ends – left, run out, or ended in another window – its data goes and the login page comes. */
export function followSession(): void {
  onSessionEnd((why, token) => {
    dropShared(why, token)
    void leave(why)
  })
  window.addEventListener('storage', (event) => {
    if (event.key === 'token' && event.newValue === null && !readToken()) void leave('left')
  })
  window.setTimeout(() => void dropOldAnswers(version), 10_000)
}

async function leave(why: 'expired' | 'left'): Promise<void> {
  const { publicHref } = router.state.location
  await router.navigate({
    to: '/login',
    search: why === 'expired' ? { expired: true, from: publicHref } : {},
    replace: why === 'expired',
    // Without a session nothing on the page can be saved any more: there is no choice to ask for.
    ignoreBlocker: true,
  })
  await (await import('../platform/queries.ts')).forgetAnswers()
}

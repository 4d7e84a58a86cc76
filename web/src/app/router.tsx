import { createRoute, createRouter, type Router } from '@tanstack/react-router'
import { rewriteIn } from '../platform/i18n/address.ts'
import { inTime } from '../platform/lazy-page.ts'
import { readToken } from '../platform/session.ts'
import { whenQuiet } from '../platform/when-quiet.ts'
import { entranceOf, rootOf, toLogin } from './entrance.tsx'
import { firstLanguage, type LanguageOfRouter } from './language-gate.ts'
import { NotFound } from './NotFound.tsx'
import { PageError } from './PageError.tsx'
import type { portalOf } from './portal.tsx'

type Portal = ReturnType<typeof portalOf>

const language: LanguageOfRouter = {
  writeIn: (rewrite) => router.update({ ...router.options, rewrite }),
}

/**
 * At first the router knows the pages without an account and that the rest is behind the sign-in: what the login
 * page loads does not grow with the portal.
 */
function entrance() {
  const root = rootOf(language)
  const behind = createRoute({
    getParentRoute: () => root,
    path: '$',
    // What it holds is judged by the portal; dropped here, it would be lost on the way through the sign-in.
    validateSearch: (search: Readonly<Record<string, unknown>>) => search,
    beforeLoad: async ({ location }) => {
      toLogin(location)
      await openPortal()
      // The same address again, in the portal that knows it.
      await router.load()
    },
  })
  return root.addChildren([...entranceOf(root), behind])
}

export const router = createRouter({
  routeTree: entrance(),
  rewrite: rewriteIn(firstLanguage),
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: NotFound,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // What a page does not know, or knows to be wrong, never reaches it: `from` is where one is led after signing in.
  search: { strict: true },
  // Data is kept by the query cache, so the router keeps none.
  defaultPreloadStaleTime: 0,
}) as unknown as Router<Portal>

let opening: Promise<void> | null = null

/** Loads every screen behind the sign-in into the router; asked again it does nothing. */
export function openPortal(): Promise<void> {
  opening ??= inTime(import('./portal.tsx')).then(
    ({ portalOf: portal }) => router.update({ ...router.options, routeTree: portal(language) }),
    (error: unknown) => {
      opening = null
      throw error
    },
  )
  return opening
}

// Hidden by the style sheet since the first of these (ui/theme/base.css); its words are not found twice in the page.
router.subscribe('onRendered', () => document.getElementById('first-picture')?.remove())

// While somebody types the password, the dashboard comes: on a poor signal it would take three seconds after it.
const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
  if (toLocation.pathname !== '/login') return
  unsubscribe()
  whenQuiet(() => void loadDashboard().catch(() => undefined))
})

async function loadDashboard(): Promise<void> {
  await openPortal()
  const { '/in': signedIn, '/in/': dashboard } = router.routesById
  for (const route of [signedIn, dashboard]) void router.loadRouteChunk(route)
}

/** Whether a session is stored: the signed-in part is then loaded in parallel. */
export const opensPortal = (): boolean => readToken() !== null

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<Portal>
  }
}

import { createRouter } from '@tanstack/react-router'
import { whenQuiet } from '../platform/when-quiet.ts'
import { NotFound } from './NotFound.tsx'
import { PageError } from './PageError.tsx'
import { behindLogin, routeTree } from './routes.tsx'

export const router = createRouter({
  routeTree,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: NotFound,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // What a page does not know, or knows to be wrong, never reaches it: `from` is where one is led after signing in.
  search: { strict: true },
  // Data is kept by the query cache, so the router keeps none.
  defaultPreloadStaleTime: 0,
})

// Hidden by the style sheet since the first of these (ui/theme/base.css); its words are not found twice in the page.
router.subscribe('onRendered', () => document.getElementById('first-picture')?.remove())

// While somebody types the password, the dashboard comes: on a poor signal it would take three seconds after it.
const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
  if (!toLocation.pathname.endsWith('/login')) return
  unsubscribe()
  whenQuiet(() => behindLogin.forEach((route) => void router.loadRouteChunk(route)))
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

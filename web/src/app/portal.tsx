import calls from 'virtual:calls'
import { createRoute, notFound, type ResolveFullPath, type ResolveId } from '@tanstack/react-router'
import { meQuery } from '../accounts/index.ts'
import { newestNotices } from '../home/index.ts'
import { recall } from '../platform/answers-persister.ts'
import { lazyPage, preload } from '../platform/lazy-page.ts'
import { queryClient } from '../platform/queries.ts'
import type { Screen } from '../platform/screen.ts'
import { addWires } from '../platform/wires.ts'
import { entranceOf, rootOf, toLogin } from './entrance.tsx'
import type { LanguageOfRouter } from './language-gate.ts'
import { NotFound } from './NotFound.tsx'
import { screens } from './screens.ts'

// What is behind the sign-in, and with it the calls it asks.
addWires(calls, () => import('virtual:calls/writing'))

type Root = ReturnType<typeof rootOf>

const signedInOf = (root: Root) =>
  createRoute({
    getParentRoute: () => root,
    id: 'in',
    beforeLoad: ({ location }) => toLogin(location),
    loader: () => recall(queryClient, [meQuery(), newestNotices()]),
    component: lazyPage(() => import('./shell/SignedIn.tsx'), 'SignedIn'),
  })
type SignedIn = ReturnType<typeof signedInOf>

const routeOf = (signedIn: SignedIn, { path, search, page, exists, reads, parts }: Screen) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    ...(search && { validateSearch: search }),
    loader: async ({ params }) => {
      if (exists && !exists(params)) notFound({ throw: true })
      if (reads) await recall(queryClient, reads())
      if (parts) await preload(parts(queryClient))
    },
    ...(page && { component: page }),
  })

type RouteOf<P extends string, Search> = ReturnType<
  typeof createRoute<unknown, SignedIn, P, ResolveFullPath<SignedIn, P>, P, ResolveId<SignedIn, P, P>, Search>
>
/** A route for every screen that has a page behind the sign-in, with the types of its path and its address. */
type Routes<S> = {
  [K in keyof S as S[K] extends { page: unknown } ? K : never]: S[K] extends {
    path: infer P extends string
    search: infer Search
  }
    ? RouteOf<P, Search>
    : S[K] extends { path: infer P extends string }
      ? RouteOf<P, undefined>
      : never
}

/** The whole portal: the pages without an account, and every declared screen behind the sign-in. */
export function portalOf(router: LanguageOfRouter) {
  const root = rootOf(router)
  const signedIn = signedInOf(root)
  const withPages = Object.entries<Screen>(screens).filter(([, { page }]) => page !== undefined)
  // The compiler cannot follow a table into routes; each key of it is the route of that screen.
  const behind = Object.fromEntries(
    withPages.map(([key, screen]) => [key, routeOf(signedIn, screen)]),
  ) as unknown as Routes<typeof screens>
  /** Any other address: said inside the house, to who is signed in. */
  const unknown = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFound })
  return root.addChildren([...entranceOf(root), signedIn.addChildren({ ...behind, unknown })])
}

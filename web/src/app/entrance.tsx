import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { loginSearch } from '../accounts/search.ts'
import { lazyPage } from '../platform/lazy-page.ts'
import { hasExpired, readToken } from '../platform/session.ts'
import { languageGate, type LanguageOfRouter } from './language-gate.ts'

/** Without a token the login page opens and leads back to where one wanted to go. */
export function toLogin({ pathname, publicHref }: { pathname: string; publicHref: string }): void {
  if (readToken()) return
  // It may have run out while this very page was on its way.
  const expired = hasExpired()
  redirect({
    to: '/login',
    search: {
      ...(expired && { expired: true as const }),
      ...((expired || pathname !== '/') && { from: publicHref }),
    },
    replace: true,
    throw: true,
  })
}

export const rootOf = (router: LanguageOfRouter) =>
  createRootRoute({
    component: Outlet,
    // A link that is only pointed at is loaded ahead, and must not change the language of the screen.
    beforeLoad: ({ preload }) => (preload ? undefined : languageGate(router)),
  })

/** The pages without an account: all that somebody is sent who has not signed in. */
export function entranceOf(root: ReturnType<typeof rootOf>) {
  const login = createRoute({
    getParentRoute: () => root,
    path: 'login',
    validateSearch: loginSearch,
    // Who is signed in has nothing to do here, but to read what was done or ran out.
    beforeLoad: ({ search }) => {
      if (readToken() && !search.done && !search.expired)
        redirect({ href: search.from ?? '/', replace: true, throw: true })
    },
    component: lazyPage(() => import('../accounts/pages/LoginPage.tsx'), 'LoginPage'),
  })
  const sign = createRoute({
    getParentRoute: () => root,
    path: 'sign/$token',
    component: lazyPage(() => import('../signing/pages/SignPage.tsx'), 'SignPage'),
  })
  const checkDocument = createRoute({
    getParentRoute: () => root,
    path: 'check-document',
    component: lazyPage(() => import('../signing/pages/CheckDocumentPage.tsx'), 'CheckDocumentPage'),
  })
  /** Pages behind the link of a mail; they ask the server, so they stand in the store of answers. */
  const links = createRoute({
    getParentRoute: () => root,
    id: 'links',
    component: lazyPage(() => import('./WithAnswers.tsx'), 'WithAnswers'),
  })
  const recovery = createRoute({
    getParentRoute: () => links,
    path: 'recovery',
    component: lazyPage(() => import('../accounts/pages/RecoveryPage.tsx'), 'RecoveryPage'),
  })
  const reset = createRoute({
    getParentRoute: () => links,
    path: 'reset/$token',
    component: lazyPage(() => import('../accounts/pages/ResetPage.tsx'), 'ResetPage'),
  })
  const firstAdmin = createRoute({
    getParentRoute: () => links,
    path: 'first-admin/$token',
    component: lazyPage(() => import('../accounts/pages/FirstAdminPage.tsx'), 'FirstAdminPage'),
  })
  const register = createRoute({
    getParentRoute: () => links,
    path: 'register',
    component: lazyPage(() => import('../accounts/pages/RegisterPage.tsx'), 'RegisterPage'),
  })
  const registration = createRoute({
    getParentRoute: () => links,
    path: 'registration/$token',
    component: lazyPage(
      () => import('../accounts/pages/RegistrationStatusPage.tsx'),
      'RegistrationStatusPage',
    ),
  })
  const scheduleEnd = createRoute({
    getParentRoute: () => links,
    path: 'schedule-end/$token',
    component: lazyPage(() => import('../accounts/pages/ScheduleEndPage.tsx'), 'ScheduleEndPage'),
  })
  return [
    login,
    sign,
    checkDocument,
    links.addChildren([recovery, reset, firstAdmin, register, registration, scheduleEnd]),
  ] as const
}

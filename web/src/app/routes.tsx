import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { loginSearch } from '../accounts/search.ts'
import { decideLanguage } from '../platform/i18n/language.ts'
import { hasExpired, readToken } from '../platform/session.ts'
import { outboxSearch } from '../home/search.ts'
import { importSearch } from '../imports/search.ts'
import { clientPageSearch, clientsSearch } from '../registry/clients/search.ts'
import { agenciesSearch } from '../registry/search.ts'
import { revenueSearch } from '../sales/search.ts'
import { blankSearch, boardSearch, sheetSearch } from '../sheets/search.ts'
import { settingsSearch } from '../sheets/settings/search.ts'
import { inTime, withWords } from './in-time.ts'
import { languageGate } from './language-gate.ts'
import { NotFound } from './NotFound.tsx'

/** Every address of the portal. Pages are loaded when first opened; only this file knows them. */
const root = createRootRoute({ component: Outlet })

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => redirect({ to: '/$lng', params: { lng: decideLanguage() }, replace: true, throw: true }),
})

const lng = createRoute({
  getParentRoute: () => root,
  path: '$lng',
  // A link that is only pointed at is loaded ahead, and must not change the language of the screen.
  beforeLoad: ({ params, location, preload }) => (preload ? undefined : languageGate(params.lng, location)),
})

const login = createRoute({
  getParentRoute: () => lng,
  path: 'login',
  validateSearch: loginSearch,
  component: lazyRouteComponent(
    () => withWords(import('../accounts/pages/LoginPage.tsx'), 'accounts'),
    'LoginPage',
  ),
})
/** The signer's page and the check of a document: for people without an account, and as light as the login. */
const sign = createRoute({
  getParentRoute: () => lng,
  path: 'sign/$token',
  component: lazyRouteComponent(
    () => withWords(import('../signing/pages/SignPage.tsx'), 'signing'),
    'SignPage',
  ),
})
const checkDocument = createRoute({
  getParentRoute: () => lng,
  path: 'check-document',
  component: lazyRouteComponent(
    () => withWords(import('../signing/pages/CheckDocumentPage.tsx'), 'signing'),
    'CheckDocumentPage',
  ),
})
/** Pages behind the link of a mail; they ask the server, so they stand in the store of answers. */
const links = createRoute({
  getParentRoute: () => lng,
  id: 'links',
  component: lazyRouteComponent(() => inTime(import('./WithAnswers.tsx')), 'WithAnswers'),
})
const recovery = createRoute({
  getParentRoute: () => links,
  path: 'recovery',
  component: lazyRouteComponent(
    () => withWords(import('../accounts/pages/RecoveryPage.tsx'), 'accounts'),
    'RecoveryPage',
  ),
})
const reset = createRoute({
  getParentRoute: () => links,
  path: 'reset/$token',
  component: lazyRouteComponent(
    () => withWords(import('../accounts/pages/ResetPage.tsx'), 'accounts'),
    'ResetPage',
  ),
})
const firstAdmin = createRoute({
  getParentRoute: () => links,
  path: 'first-admin/$token',
  component: lazyRouteComponent(
    () => withWords(import('../accounts/pages/FirstAdminPage.tsx'), 'accounts'),
    'FirstAdminPage',
  ),
})

/** Behind this gate one is signed in; without a token the login page opens and leads back here. */
const signedIn = createRoute({
  getParentRoute: () => lng,
  id: 'in',
  beforeLoad: ({ params, location }) => {
    if (readToken()) return
    const isStart = /^\/\w+\/?$/.test(location.pathname)
    // It may have run out while this very page was on its way.
    const expired = hasExpired()
    redirect({
      to: '/$lng/login',
      params,
      search: {
        ...(expired && { expired: true as const }),
        ...((expired || !isStart) && { from: location.href }),
      },
      replace: true,
      throw: true,
    })
  },
  component: lazyRouteComponent(() => inTime(import('./shell/SignedIn.tsx')), 'SignedIn'),
})
const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: lazyRouteComponent(
    () => withWords(import('../home/pages/DashboardPage.tsx'), 'home', 'sales'),
    'DashboardPage',
  ),
})
const revenue = createRoute({
  getParentRoute: () => signedIn,
  path: 'revenue',
  validateSearch: revenueSearch,
  component: lazyRouteComponent(
    () => withWords(import('../sales/pages/RevenuePage.tsx'), 'sales', 'views'),
    'RevenuePage',
  ),
})
const clients = createRoute({
  getParentRoute: () => signedIn,
  path: 'clients',
  validateSearch: clientsSearch,
  component: lazyRouteComponent(
    () => withWords(import('../registry/pages/ClientsPage.tsx'), 'clients', 'views'),
    'ClientsPage',
  ),
})
const client = createRoute({
  getParentRoute: () => signedIn,
  path: 'clients/$id',
  validateSearch: clientPageSearch,
  component: lazyRouteComponent(
    () => withWords(import('./composed/ClientPage.tsx'), 'clients', 'sales'),
    'ClientPage',
  ),
})
const agencies = createRoute({
  getParentRoute: () => signedIn,
  path: 'agencies',
  validateSearch: agenciesSearch,
  component: lazyRouteComponent(
    () => withWords(import('../registry/pages/AgenciesPage.tsx'), 'registry', 'views'),
    'AgenciesPage',
  ),
})
const agency = createRoute({
  getParentRoute: () => signedIn,
  path: 'agencies/$id',
  component: lazyRouteComponent(
    () => withWords(import('./composed/AgencyWithFigures.tsx'), 'registry', 'sales'),
    'AgencyWithFigures',
  ),
})
const myAgency = createRoute({
  getParentRoute: () => signedIn,
  path: 'my-agency',
  component: lazyRouteComponent(
    () => withWords(import('./composed/MyAgencyWithFigures.tsx'), 'registry', 'sales'),
    'MyAgencyWithFigures',
  ),
})
const sheets = createRoute({
  getParentRoute: () => signedIn,
  path: 'sheets',
  validateSearch: boardSearch,
  component: lazyRouteComponent(
    () => withWords(import('../sheets/pages/SheetsPage.tsx'), 'sheets', 'views'),
    'SheetsPage',
  ),
})
const sheet = createRoute({
  getParentRoute: () => signedIn,
  path: 'sheets/$client',
  validateSearch: sheetSearch,
  // 0 is a client who is not entered yet, so anything that is no number must not be taken for it.
  loader: ({ params }) => void (/^\d{1,10}$/.test(params.client) || notFound({ throw: true })),
  component: lazyRouteComponent(
    () => withWords(import('../sheets/pages/SheetPage.tsx'), 'sheets'),
    'SheetPage',
  ),
})
const blankSheet = createRoute({
  getParentRoute: () => signedIn,
  path: 'blank-sheet',
  validateSearch: blankSearch,
  component: lazyRouteComponent(
    () => withWords(import('../sheets/pages/BlankSheetPage.tsx'), 'sheets'),
    'BlankSheetPage',
  ),
})
const imports = createRoute({
  getParentRoute: () => signedIn,
  path: 'imports',
  validateSearch: importSearch,
  component: lazyRouteComponent(
    () => withWords(import('../imports/pages/ImportsPage.tsx'), 'imports'),
    'ImportsPage',
  ),
})
const oneImport = createRoute({
  getParentRoute: () => signedIn,
  path: 'imports/$id',
  validateSearch: importSearch,
  component: lazyRouteComponent(
    () => withWords(import('../imports/pages/ImportPage.tsx'), 'imports'),
    'ImportPage',
  ),
})
const outbox = createRoute({
  getParentRoute: () => signedIn,
  path: 'outbox',
  validateSearch: outboxSearch,
  component: lazyRouteComponent(() => inTime(import('../home/pages/OutboxPage.tsx')), 'OutboxPage'),
})
const settings = createRoute({
  getParentRoute: () => signedIn,
  path: 'settings',
  validateSearch: settingsSearch,
  component: lazyRouteComponent(
    () => withWords(import('../sheets/pages/SettingsPage.tsx'), 'settings', 'signing'),
    'SettingsPage',
  ),
})
const account = createRoute({
  getParentRoute: () => signedIn,
  path: 'account',
  component: lazyRouteComponent(
    () => withWords(import('../accounts/pages/AccountPage.tsx'), 'accounts'),
    'AccountPage',
  ),
})
/** Any other address: said inside the house, to who is signed in. */
const unknown = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFound })

/** What is behind the sign-in page, in the order it is needed. */
export const behindLogin = [signedIn, dashboard]

export const routeTree = root.addChildren([
  start,
  lng.addChildren([
    login,
    sign,
    checkDocument,
    links.addChildren([recovery, reset, firstAdmin]),
    signedIn.addChildren([
      dashboard,
      revenue,
      clients,
      client,
      agencies,
      agency,
      myAgency,
      sheets,
      sheet,
      blankSheet,
      imports,
      oneImport,
      outbox,
      settings,
      account,
      unknown,
    ]),
  ]),
])

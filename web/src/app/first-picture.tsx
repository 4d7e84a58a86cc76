import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import i18next from 'i18next'
import { prerender } from 'react-dom/static'
import { initReactI18next } from 'react-i18next'
import { LoginPage } from '../accounts/pages/LoginPage.tsx'
import { loginSearch } from '../accounts/search.ts'
import type { Language } from '../platform/i18n/languages.ts'
import { theme } from '../ui/theme/theme.ts'

const root = createRootRoute({ component: Outlet })
const login = createRoute({
  getParentRoute: () => root,
  path: 'login',
  validateSearch: loginSearch,
  component: LoginPage,
})

/**
 * The sign-in page as it stands when nothing is typed, drawn while the portal is built: on a poor signal it is seen
 * a second and a half before the app is there. Nothing in it can be touched: what looks like a field is none yet.
 * @param words the sentences of the page in this language, by their domains
 */
export async function signInPicture(language: Language, words: Record<string, object>): Promise<string> {
  await i18next.use(initReactI18next).init({
    lng: language,
    ns: Object.keys(words),
    defaultNS: 'app',
    resources: { [language]: words },
    interpolation: { escapeValue: false },
  })
  const history = createMemoryHistory({ initialEntries: ['/login'] })
  const router = createRouter({ routeTree: root.addChildren([login]), history })
  await router.load()
  const { prelude } = await prerender(
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  const drawn = await new Response(prelude).text()
  return withoutControls(drawn)
}

/** What a password manager or a hand in a hurry would fill in must not be lost with the picture: it has no fields. */
const withoutControls = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<input\b([^>]*?)\/?>/g, '<div$1></div>')
    .replaceAll(
      / (?:href|for|id|name|type|value|placeholder|autoComplete|autoCapitalize|spellCheck|noValidate)="[^"]*"/g,
      '',
    )

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
 * a second and a half before the app is there. Its fields are real; what is typed into them the app takes over
 * (accounts/sign-in/typed-early.ts).
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
  return atRest(drawn)
}

/**
 * Before the app is there a form can send nothing, and what is no field does nothing: without the method a browser
 * would put the password into an address, and links would lead there in no language.
 */
const atRest = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ href="[^"]*"/g, '')
    .replaceAll('<form ', '<form method="dialog" ')
    .replaceAll(/<button\b(?=[^>]*\btype="button")/g, '<button aria-disabled="true" tabindex="-1"')

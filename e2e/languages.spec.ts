import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import type { Who } from './support/sign-in.ts'
import { goWithin } from './support/within.ts'
import { type Language, languages, notIn, textsOf } from './support/words.ts'

const dead = (page: string) => `${page}/${'a'.repeat(43)}`
const screens: readonly (readonly [who: Who | null, paths: readonly string[]])[] = [
  [null, ['login', 'login?expired=true', 'recovery', 'check-document', dead('reset'), dead('sign')]],
  [
    'admin',
    [
      '',
      'revenue',
      'clients',
      'clients/45',
      'sheets',
      'sheets?view=clients',
      'sheets/26',
      'sheets/103',
      'sheets/26?view=files',
      'blank-sheet',
      'agencies',
      'agencies/1',
      'imports',
      'outbox',
      'settings',
      'settings?tab=materials',
      'settings?tab=privacy',
      'materials',
      'materials/1',
      'materials/1?tab=stock',
      'materials/new',
      'account',
      'nowhere',
    ],
  ],
  ['agent', ['my-agency']],
  ['press', ['']],
]

/** Another address of the same page, as a link of the portal would open it. */
const turnTo = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState(null, '', to), address)

for (const [who, paths] of screens)
  test(`every screen ${who ? `of ${who}` : 'before the sign-in'} speaks each language and nothing else`, async ({
    page,
  }) => {
    test.setTimeout(120_000 + paths.length * 20_000)
    if (who) await signIn(page, who)
    for (const [index, path] of paths.entries()) {
      // Before the sign-in each is opened by its address: these come by mail.
      await (index === 0 || !who ? page.goto(`/it/${path}`) : goWithin(page, `/it/${path}`))
      for (const language of languages)
        await test.step(`/${language}/${path}`, async () => {
          await turnTo(page, `/${language}/${path}`)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          await expect(page).toHaveTitle(/\S+ · \S+/)
          // Sentences of the server follow in a moment.
          await expect
            .poll(async () => notIn(language, await textsOf(page)), { message: `at /${language}/${path}` })
            .toEqual([])
        })
    }
    if (who !== 'admin') return
    for (const language of languages) {
      await turnTo(page, `/${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeVisible()
      // Of the page behind it the sentences of the server follow in a moment.
      await expect
        .poll(async () => notIn(language, await textsOf(page)), {
          message: `words of another language in the search at /${language}`,
        })
        .toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('combobox')).toHaveCount(0)
    }
  })

const choose = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language)
const titles: Readonly<Record<Language, string>> = {
  it: 'Accedi',
  en: 'Sign in',
  fr: 'Connexion',
  es: 'Acceder',
}
async function expectLogin(page: Page, language: Language) {
  await expect(page).toHaveURL(`/${language}/login`)
  await expect(page.getByRole('heading', { level: 1, name: titles[language], exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

for (const [browser, language] of [
  ['es-AR', 'es'],
  ['fr-CH', 'fr'],
  ['en-US', 'en'],
  ['de-DE', 'en'],
] as const)
  test.describe(`in a browser that speaks ${browser}`, () => {
    test.use({ locale: browser })
    test(`the portal speaks ${language} while nothing was chosen`, async ({ page }) => {
      await page.goto('/')
      await expectLogin(page, language)
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBeNull()
    })
  })

test('the stored choice wins over the browser’s language', async ({ page }) => {
  await choose(page, 'fr')
  await page.goto('/')
  await expectLogin(page, 'fr')
})

test('an address in Italian opens in the chosen language and keeps what it asks for', async ({ page }) => {
  await signIn(page, 'admin')
  await choose(page, 'fr')
  await page.goto('/it/agencies?q=er&country=IT')
  await expect(page).toHaveURL('/fr/agencies?q=er&country=IT')
  await expect(page.getByRole('heading', { level: 1, name: 'Agences' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('er')
})

test('an address in another language opens in that language', async ({ page }) => {
  await choose(page, 'fr')
  await page.goto('/es/login')
  await expectLogin(page, 'es')
})

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' })
  test('the portal speaks Italian when the environment cannot be read', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await page.goto('/')
    await expectLogin(page, 'it')
  })
})

test('an unsupported language shows a note, and the address opens in a supported one', async ({ page }) => {
  await page.goto('/de/recovery')
  await expect(page).toHaveURL('/it/recovery')
  await expect(
    page.getByRole('alert').filter({ hasText: 'La lingua scelta non è disponibile.' }),
  ).toBeVisible()
})

test('an unsupported stored language shows a note and is forgotten', async ({ page }) => {
  await page.goto('/icons/mark.svg')
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'de'))
  await page.goto('/')
  await expectLogin(page, 'it')
  await expect(
    page.getByRole('alert').filter({ hasText: 'La lingua scelta non è disponibile.' }),
  ).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBeNull()
})

test('the menu changes the language in place, and the choice is kept', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/agencies?q=er')
  await expect(page.getByRole('columnheader', { name: 'Agenzia' })).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await page.getByRole('button', { name: 'Lingua: Italiano' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/agencies?q=er')
  await expect(page.getByRole('columnheader', { name: 'Agency' })).toBeVisible()
  await expect(page.locator('body[data-same-page]')).toBeAttached()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('pointing at another language does not change the screen; choosing it does', async ({ page }) => {
  await page.clock.install()
  await page.goto('/it/login')
  await expectLogin(page, 'it')
  const spanish = page.getByRole('link', { name: 'Español' })
  await spanish.hover()
  await spanish.focus()
  await page.clock.runFor(1_000)
  await page.waitForLoadState('networkidle')
  await expectLogin(page, 'it')
  await spanish.click()
  await expectLogin(page, 'es')
  await page.goto('/')
  await expectLogin(page, 'es')
})

test('words that fail to load are requested again', async ({ page }) => {
  let failures = 0
  await page.route('**/locales/it/app.json', (route) =>
    failures++ < 2 ? route.abort('connectionfailed') : route.continue(),
  )
  await page.goto('/it/login')
  await expectLogin(page, 'it')
  await expect.poll(() => failures).toBe(3)
  await expect(page).toHaveTitle(/^Accedi · /)
})

test('a language that fails to load shows an error, and the screen keeps the old one', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'admin')
  await page.goto('/it/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Il mio profilo' })).toBeVisible()
  let asked = 0
  await page.route('**/locales/fr/*.json', (route) => {
    asked++
    return route.abort('connectionfailed')
  })
  await page.getByRole('button', { name: 'Lingua: Italiano' }).click()
  await page.getByRole('menuitem', { name: 'Français' }).click()
  await expect(async () => {
    await page.clock.runFor(3_000)
    await expect(page.getByText('Non è stato possibile cambiare lingua.')).toBeVisible({ timeout: 100 })
  }).toPass()
  expect(asked).toBeGreaterThanOrEqual(6)
  await expect(page).toHaveURL('/it/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Il mio profilo' })).toBeVisible()
})

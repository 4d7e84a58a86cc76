import type { Page } from '@playwright/test'
import { measurePages, nearServer } from '../bench/lib/pages.ts'
import { measureTyping, shortOrder } from '../bench/lib/typing.ts'
import { mustBeFigures } from '../bench/lib/table.ts'
import { expect, signIn, test } from './fixtures.ts'
import { sessionOf } from './support/sign-in.ts'

/* A broken bench is worse than none: that of the pages runs here once, beside the browser it needs. */
test('the bench of the pages measures something', async ({ browser, request, baseURL }) => {
  const { token, user } = await sessionOf(request, 'agent')
  const portal = { address: baseURL ?? '', token, user: JSON.stringify(user) }
  mustBeFigures(await measurePages(browser, portal, 1, nearServer))
  mustBeFigures(await measureTyping(browser, portal, shortOrder, nearServer))
})

/**
 * What the page asks for while its first script is held back: what it waits for cannot be found out by running it.
 * The script that asks ahead has run when this returns; what is missing then does not come later.
 */
async function askedAtOnce(page: Page, address: string): Promise<() => string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('**/assets/index-*.js', () => undefined)
  await page.addInitScript(() =>
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.src.endsWith('/ahead.js'))
          target.dataset['ran'] = ''
      },
      { capture: true },
    ),
  )
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('script[data-ran]')).toBeAttached()
  return () => asked.map((path) => path.replace(/-[\w-]{7}\./, '.'))
}
const appItself = ['/assets/start.js', '/assets/rolldown-runtime.js', '/assets/Root.js', '/assets/core.js']
const ofTheHouse = ['/assets/portal.js', '/assets/shell.js', '/assets/SignedIn.js', '/locales/fr/nav.json']
const ofTheStart = ['/assets/DashboardPage.js', '/locales/fr/home.json']

test('for who is signed in the whole first screen is asked for before the app runs', async ({ page }) => {
  await signIn(page, 'agent')
  const asked = await askedAtOnce(page, '/fr')
  await expect.poll(asked).toEqual(expect.arrayContaining([...appItself, ...ofTheHouse, ...ofTheStart]))
})

test('at another address than the start page its page is left out', async ({ page }) => {
  await signIn(page, 'agent')
  const asked = await askedAtOnce(page, '/fr/news')
  await expect.poll(asked).toEqual(expect.arrayContaining([...appItself, ...ofTheHouse]))
  expect(asked()).not.toEqual(expect.arrayContaining([expect.stringMatching(/DashboardPage|home.json/)]))
})

test('before the sign-in nothing is loaded of what is behind it', async ({ page }) => {
  const asked = await askedAtOnce(page, '/fr/login')
  await expect
    .poll(asked)
    .toEqual(expect.arrayContaining([...appItself, '/ahead.js', '/assets/LoginPage.js']))
  expect(asked()).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/portal|shell|SignedIn|Dashboard/)]),
  )
})

test('who has nothing to send loads no forms, and a page few scripts', async ({ page }) => {
  await signIn(page, 'agent')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/it/news')
  // The first of what is read for the way, once it is known that nothing waits.
  await expect.poll(() => asked).toContain('/api/v1.0/agencies/get-clients')
  await expect.poll(() => asked.filter((path) => path.startsWith('/assets/Later-'))).toHaveLength(2)
  expect(asked.filter((path) => path.startsWith('/assets/senders-'))).toEqual([])
  // A script of two hundred bytes costs a slow phone as much as one of thirty thousand.
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(45)
})

test('what sends from the device is asked for again where it did not come', async ({ page }) => {
  await signIn(page, 'agent')
  let tries = 0
  await page.route('**/assets/journal-run-*.js', (route) => {
    tries += 1
    return tries === 1 ? route.abort() : route.continue()
  })
  await page.goto('/it/news')
  await expect.poll(() => tries).toBe(2)
  // It brings the help along.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Aiuto' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

import { expect, signIn, test } from './fixtures.ts'

/* A part of the app that does not come leaves the rest of the page alone. */

test('a tab that does not load says so in its place, and comes when it is tried again', async ({ page }) => {
  await signIn(page, 'agent')
  const tab = (is: { name: string }) => page.getByRole('link', { ...is, exact: true })
  await page.route(/\/assets\/SheetTab-/, (route) => route.abort())
  await page.goto('/it/clients/45')
  await tab({ name: 'Scheda' }).click()
  const broken = page.getByRole('alert').filter({ hasText: 'Questa parte non si è caricata.' })
  await expect(broken).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tab({ name: 'Cronologia' }).click()
  await expect(broken).toHaveCount(0)
  await tab({ name: 'Scheda' }).click()
  await expect(broken).toBeVisible()
  await page.unroute(/\/assets\/SheetTab-/)
  await broken.getByRole('button', { name: 'Riprova' }).click()
  await expect(broken).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Partita IVA').first()).toBeVisible()
})

test('a menu that does not load says so, and opens when it is asked for again', async ({ page }) => {
  await signIn(page, 'agent')
  await page.route(/\/assets\/NoticePanel-/, (route) => route.abort())
  await page.goto('/it/my-agency')
  const bell = page.getByRole('button', { name: /^Avvisi/ })
  await bell.click()
  await expect(page.getByText('Questa parte non si è caricata.').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'La mia agenzia' })).toBeVisible()
  await page.unroute(/\/assets\/NoticePanel-/)
  await bell.click()
  await expect(page.getByRole('dialog', { name: 'Avvisi' })).toBeVisible()
})

test('a map that does not load leaves the list beside it, and comes when it is tried again', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.route(/\/assets\/ClientsMap-.*\.js/, (route) => route.abort())
  await page.goto('/it/clients?mode=map')
  const broken = page.getByRole('alert').filter({ hasText: 'Questa parte non si è caricata.' })
  await expect(broken).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Clienti' })).toBeVisible()
  await page.unroute(/\/assets\/ClientsMap-.*\.js/)
  await broken.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('region', { name: 'Mappa dei clienti' })).toBeVisible()
})

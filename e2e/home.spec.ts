import type { Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { agentWithPassword, customerOf } from './support/people.ts'
import { ask } from './support/ask.ts'
import { enter, openSession } from './support/sign-in.ts'

/* The first screen: each block by itself, in the order of the person. */

const blocks = (page: Page) =>
  page
    .locator('[data-block]:not(:empty)')
    .evaluateAll((all) => all.map((block) => block.getAttribute('data-block')))

test('an agent arranges the first screen by keyboard; it is so on another device, and as it was again', async ({
  page,
  browser,
}) => {
  const email = await agentWithPassword(page.request, 11)
  await enter(page, await openSession(page.request, email))
  await page.goto('/it')
  await page.getByRole('button', { name: 'Disponi i riquadri' }).click()
  const panel = page.getByRole('dialog', { name: 'Disponi i riquadri' })
  const names = panel.getByRole('listitem')
  await expect(names.first()).toContainText('Totali dell’anno')
  await expectNoViolations(page)

  // The focus goes along with the row; at the end of the list it goes on to the other button.
  await panel.getByRole('button', { name: 'La giornata: più in alto' }).focus()
  await page.keyboard.press('Enter')
  await expect(names.first()).toContainText('La giornata')
  await expect(panel.getByRole('status')).toHaveText('La giornata: posto 1 di 11')
  await expect(panel.getByRole('button', { name: 'La giornata: più in basso' })).toBeFocused()
  await panel.getByRole('checkbox', { name: 'Scaduto: aperto' }).focus()
  await page.keyboard.press('Space')
  await expect(panel.getByRole('checkbox', { name: 'Scaduto: aperto' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await blocks(page))[0]).toBe('day')

  // Folded and opened where it stands; the keyboard goes on from there.
  await page.getByRole('button', { name: 'Comprimi: La giornata' }).focus()
  const told = page.waitForResponse(
    (answer) => answer.url().endsWith('/me/home') && answer.request().method() === 'PUT',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'La giornata', expanded: false })).toBeFocused()
  expect((await told).status()).toBe(200)

  const other = await (await browser.newContext()).newPage()
  await enter(other, await openSession(other.request, email))
  await other.goto('/it')
  await expect(other.getByRole('button', { name: 'La giornata', expanded: false })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Scaduto', expanded: false })).toBeVisible()
  expect((await blocks(other))[0]).toBe('day')
  await other.getByRole('button', { name: 'La giornata', expanded: false }).click()
  await expect(other.getByRole('button', { name: 'Comprimi: La giornata' })).toBeFocused()

  await other.getByRole('button', { name: 'Disponi i riquadri' }).click()
  await other.getByRole('button', { name: 'Com’era all’inizio' }).click()
  await expect(other.getByRole('button', { name: 'Com’era all’inizio' })).toBeDisabled()
  await expect.poll(async () => (await blocks(other))[0]).toBe('figures')
  await other.context().close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  test('a shop puts its blocks in order with a finger', async ({ page }) => {
    const [client] = await ask<{ id: number }[]>(page.request, '/api/v1.0/generic/search?q=014207')
    await enter(page, await openSession(page.request, await customerOf(page.request, [client?.id ?? 0])))
    await page.goto('/it')
    await page.getByRole('button', { name: 'Disponi i riquadri' }).tap()
    await page.getByRole('button', { name: 'Da fare oggi: più in alto' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).tap()
    await expect.poll(async () => (await blocks(page)).slice(0, 2)).toEqual(['tasks', 'arrivals'])
    await page.getByRole('button', { name: 'Comprimi: In arrivo' }).tap()
    await expect(page.getByRole('button', { name: 'In arrivo', expanded: false })).toBeVisible()
  })
})

test('a block whose question fails or is not answered leaves the others alone, the figures too', async ({
  page,
}) => {
  await signIn(page, 'agent')
  // Not answered at all: slower than any block may be.
  await page.route(/\/dashboard\/(day|tasks)$/, () => undefined)
  await page.route('**/api/v1.0/dashboard', () => undefined)
  await page.route(/\/me\/home$/, () => undefined)
  await page.route(/\/invoices\/summary/, (route) =>
    route.fulfill({ status: 500, json: { code: 500, args: { error: { message: 'Guasto.' } } } }),
  )
  await page.goto('/it')
  const block = (name: string) => page.locator(`[data-block="${name}"]`)
  await expect(block('premia').getByRole('link', { name: 'Tutti i punti' })).toBeVisible()
  await expect(block('sheets').getByRole('link', { name: 'Apri le schede' })).toBeVisible()
  await expect(block('news').getByRole('link').nth(1)).toBeVisible()
  await expect(block('overdue').getByRole('alert')).toContainText('Guasto.')
  for (const name of ['day', 'figures', 'months', 'categories', 'tasks'])
    await expect(block(name).locator('[aria-busy]').first(), name).toBeAttached()
  // Where the figures fail for good, it is said once.
  await page.unroute('**/api/v1.0/dashboard')
  await page.route('**/api/v1.0/dashboard', (route) =>
    route.fulfill({ status: 500, json: { code: 500, args: { error: { message: 'Senza dati.' } } } }),
  )
  await page.unroute(/\/dashboard\/(day|tasks)$/)
  await page.reload()
  await expect(block('day').getByRole('link').first()).toBeVisible()
  await expect(block('figures').getByRole('alert')).toContainText('Senza dati.')
  await expect(page.getByText('Senza dati.')).toHaveCount(1)
})

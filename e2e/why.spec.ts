import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { countTaps } from './support/taps.ts'

test('from a falling client the reason is one tap away', async ({ page, context }) => {
  const taps = await countTaps(context)
  await signIn(page, 'agent')
  await page.goto('/it/clients?sort=delta_pct')
  const table = page.getByRole('table')
  taps.begin()
  // The tap: the client who falls most.
  await table.getByRole('row').nth(1).getByRole('link').first().click()
  const lost = page.getByRole('region', { name: 'Perché è in calo: gli articoli persi', exact: true })
  await expect(lost.getByRole('row').nth(1)).toContainText('−')
  await taps.expect(1, 'know why a client falls')
  await expectNoViolations(page, 'why a client falls')

  await page.getByRole('main').getByRole('link', { name: 'Fatturato', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Mobili' }).click()
  const panel = page.getByRole('dialog', { name: 'Articoli: Mobili' })
  await expect(panel.getByRole('columnheader', { name: 'Ultima fattura' })).toBeVisible()
  await expect(panel.getByRole('row').nth(1)).toContainText(/20\d{2}\/\d{5}/)
})

test('the lines of a client are filtered by category and year together', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/clients/45?tab=revenue&year=2024&category=furniture')
  const lines = page.getByRole('region', { name: 'Righe di fattura', exact: true })
  await expect(lines.getByRole('row').nth(1)).toContainText('2024')
  const families = async () => new Set(await lines.locator('tbody tr td:nth-child(4)').allInnerTexts())
  await expect.poll(families).toEqual(new Set(['NN']))
})

test('an empty table says of which day the last invoice is', async ({ page }) => {
  const [last] = await ask<{ date: string }[]>(page.request, '/api/v1.0/sales/lines/1?client=45&per_page=1')
  const written = new Intl.DateTimeFormat('it-IT', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const sentence = `L’ultima fattura è del ${written.format(new Date(last?.date ?? ''))}.`
  await signIn(page, 'admin')
  await page.goto('/it/clients/45?tab=revenue&year=1995')
  const lines = page.getByRole('region', { name: 'Righe di fattura', exact: true })
  await expect(lines.getByText('Nessuna fattura nel 1995')).toBeVisible()
  await expect(lines.getByText(sentence)).toBeVisible()
  await page.goto('/it/revenue?client=45&year=1995')
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
})

test('a figure on the page of a client explains itself and leads to its lines', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/clients/45')
  await page.getByRole('main').getByRole('button', { name: /€/ }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Vai all/ })
    .click()
  await expect(page).toHaveURL(/\/it\/revenue\?.*client=45/)
  await expect(page.getByRole('dialog', { name: 'Righe di fattura' })).toBeVisible()
})

import type { Locator, Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { centsOf, comeToRevenue, currentFigure, figureIn, goToLines, sumOfLines } from './support/revenue.ts'
import { openSession } from './support/sign-in.ts'

test.describe('from signing in to a figure to its invoice lines', () => {
  test('an agent: the month of a client', async ({ page }) => {
    await comeToRevenue(page, 'agent')
    const views = page.getByRole('navigation', { name: 'Viste del fatturato' })
    await views.getByRole('link', { name: 'Clienti', exact: true }).click()
    await page.getByRole('link', { name: 'Mobilificio Da Ros' }).click()
    await expect(page).toHaveURL(/client=/)
    const months = page.getByRole('table', { name: 'I mesi di Mobilificio Da Ros' })
    const panel = await goToLines(page, await figureIn(months, 'Marzo', '2025'))
    await expect(panel).toContainText('Mobilificio Da Ros · marzo 2025')
    const total = centsOf(await panel.getByText(/^Totale /).innerText())
    expect(await sumOfLines(panel)).toBe(total)
    await expectNoViolations(page, 'beside the lines')
  })

  test('an administrator: a client below its agency, on several pages', async ({ page }) => {
    await comeToRevenue(page, 'admin')
    await page.getByRole('link', { name: 'Agenzie e clienti' }).click()
    await page.getByRole('button', { name: 'Apri Ferri Rappresentanze' }).click()
    const table = page.getByRole('table', { name: 'Agenzie e clienti' })
    const panel = await goToLines(page, await figureIn(table, 'Arredamenti Zanetti', '2025'))
    const total = centsOf(await panel.getByText(/^Totale /).innerText())
    expect(await sumOfLines(panel)).toBe(total)
  })

  test('a customer: the year, and no word of a budget', async ({ page }) => {
    await comeToRevenue(page, 'customer')
    await expect(page.getByText('Arredamenti Zanetti S.r.l. · 014207')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Viste del fatturato' }).getByRole('link')).toHaveText([
      'Categorie',
      'Mesi',
      'Due anni',
    ])
    const panel = await goToLines(page, currentFigure(page))
    const total = centsOf(await panel.getByText(/^Totale /).innerText())
    expect(await sumOfLines(panel)).toBe(total)
    await page.goto('/it/revenue?tab=budget')
    await expect(page.getByRole('link', { name: 'Categorie', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('main')).not.toContainText(/budget \w/i)
  })
})

/** The height only: the panel may still be sliding in from the side. */
const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? 0

test('the keyboard alone goes from a figure to its lines and back', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it/revenue')
  const figure = currentFigure(page)
  await figure.focus()
  await page.keyboard.press('Enter')
  const frame = page.getByRole('dialog')
  await expect(frame.getByRole('button', { name: 'Chiudi' })).toBeFocused()
  await expectNoViolations(page, 'beside an explanation')
  await page.keyboard.press('Escape')
  await expect(frame).toHaveCount(0)
  await expect(figure).toBeFocused()
  await page.keyboard.press('Enter')
  // The cursor comes into the frame a moment after it is drawn: a Tab before that would be lost.
  await expect(frame.getByRole('button', { name: 'Chiudi' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(frame.getByRole('button', { name: /^Vai all/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Righe di fattura' })
  await expect(panel.getByRole('row').nth(1)).toBeVisible()
  // The lines scroll between their head and their foot, down to the last one.
  const foot = panel.getByText(/^Totale /)
  const place = await topOf(foot)
  const last = panel.getByRole('row').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 })
  expect(await topOf(foot)).toBe(place)
  const row = await last.boundingBox()
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(place)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).not.toHaveURL(/panel/)
})

for (const [language, tabs, heading] of [
  ['it', ['Categorie', 'Agenzie e clienti', 'Due anni', 'Budget per mese'], 'Fatturato per categoria'],
  ['en', ['Categories', 'Agencies and customers', 'Two years', 'Budget by month'], 'Revenue by category'],
  ['fr', ['Catégories', 'Agences et clients', 'Deux ans', 'Budget par mois'], 'CA par catégorie'],
  [
    'es',
    ['Categorías', 'Agencias y clientes', 'Dos años', 'Presupuesto por mes'],
    'Facturación por categoría',
  ],
] as const)
  test(`the page speaks ${language}`, async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto(`/${language}/revenue`)
    const links = page.getByRole('main').getByRole('navigation').first().getByRole('link')
    await expect(links).toHaveText([...tabs])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    for (const tab of tabs) {
      await links.filter({ hasText: tab }).click()
      await expect(links.filter({ hasText: tab })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
    }
  })

test('a copied address shows the same: subject, years, day, sort and lines', async ({ page, context }) => {
  await signIn(page, 'admin')
  await page.goto('/it/revenue?tab=agencies&agency=1')
  await page.getByRole('button', { name: '2025 sul 2024' }).click()
  await page.getByLabel('Anno', { exact: true }).selectOption('2024')
  await page.getByLabel('Ogni anno fino al').selectOption('06-30')
  await page.keyboard.press('Escape')
  const table = page.getByRole('table', { name: 'Clienti' })
  await table.getByRole('button', { name: 'Δ €' }).click()
  await expect(table.getByRole('columnheader', { name: 'Δ €' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('button', { name: '2024 sul 2023, al 30 giugno' })).toBeVisible()
  const firstRow = (of: Page) => of.getByRole('table', { name: 'Clienti' }).getByRole('row').nth(1)
  const shown = (await firstRow(page).textContent()) ?? ''
  const copy = await context.newPage()
  await signIn(copy, 'admin')
  await copy.goto(page.url())
  await expect(firstRow(copy)).toHaveText(shown)
})

test('an agency or client out of scope is not found', async ({ page }) => {
  await signIn(page, 'agent')
  for (const address of ['client=999999', 'client=1000']) {
    await page.goto(`/it/revenue?${address}`)
    await expect(page.getByText('Questa agenzia o questo cliente non è tra i tuoi')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Torna ai tuoi dati' }).click()
  await expect(page.getByText('Ferri Rappresentanze · 0217')).toBeVisible()
})

test('a failed request shows an error and loads when retried', async ({ page }) => {
  await signIn(page, 'agent')
  await page.route('**/sales/current/agent/1*', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  })
  await page.goto('/it/revenue')
  const failure = page.getByRole('alert').filter({ hasText: 'Qui qualcosa non ha funzionato' })
  await expect(failure).toBeVisible()
  await failure.getByRole('button', { name: 'Riprova' }).click()
  await expect(currentFigure(page)).toBeVisible()
})

test('the visible table is exported as a spreadsheet, and a failure shows an error', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it/revenue?tab=agencies')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta xlsx' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
  await expect(page.getByText('File scaricato')).toBeVisible()
  await page.route('**/sales/**output=xlsx*', (route) => route.abort())
  await page.getByRole('button', { name: 'Esporta xlsx' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nessuna risposta dal portale' })).toBeVisible()
})

test.describe('a budget', () => {
  const address = '/it/revenue?tab=budget&agency=20'
  const edit = 'Modifica il budget di Outdoor'

  test('is changed by staff with the permission only', async ({ page }) => {
    await signIn(page, 'sales')
    await page.goto(address)
    await expect(page.getByRole('table', { name: 'Budget per categoria' })).toBeVisible()
    await expect(page.getByRole('button', { name: edit })).toHaveCount(0)
    await signIn(page, 'admin')
    await page.goto('/it/revenue?tab=budget')
    await expect(page.getByText('Per modificarlo, apri un’agenzia')).toBeVisible()
  })

  test('in twelve months must add up; meanwhile somebody else saved', async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto(address)
    await page.getByRole('button', { name: edit }).click()
    const dialog = page.getByRole('dialog', { name: 'Budget 2025, Outdoor' })
    await dialog.getByText('Dodici mesi', { exact: true }).click()
    await dialog.getByLabel('gennaio').fill('999.999,50')
    await expect(dialog.getByText(/I mesi superano l’anno/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Riporta la somma nell’anno' }).click()
    await expect(dialog.getByText('I mesi danno l’importo dell’anno.')).toBeVisible()
    await expectNoViolations(page, 'in the dialog of a budget')

    const other = await openSession(page.request, 'admin@mandato.example')
    const written = await page.request.put('/api/v1.0/admin/budget/agent/20', {
      headers: { token: other.token },
      data: { year: 2025, category: 'outdoor', amount: 77_000 },
    })
    expect(written.status()).toBe(200)
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(dialog.getByText('Mentre scrivevi, qualcun altro ha salvato questo budget.')).toBeVisible()
    await expect(dialog).toContainText('77.000,00')
    await dialog.getByRole('button', { name: 'Salva il mio' }).click()
    // First of all: it closes by itself.
    await expect(page.getByText('Modifiche salvate')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const row = page.getByRole('row').filter({ hasText: 'Outdoor' })
    await expect(row).toContainText('dodici mesi')
  })
})

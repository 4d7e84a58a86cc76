import { type APIRequestContext } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { expectFitsAcross } from './support/fits.ts'
import { sessionOf } from './support/sign-in.ts'

/** Two lists of their own, so that no figure others look at changes: one price falls back, one differs. */
const books = [
  'list;code;valid_from;price;currency;valid_to;description',
  'E2E-BASE;E2E-W1;2025-01-01;100.00;EUR;;Pensile di prova',
  'E2E-BASE;E2E-W1;2025-07-01;104.00;EUR;2099-12-31;Pensile di prova',
  'E2E-BASE;E2E-W2;2025-01-01;50.00;EUR;;Base di prova',
  'E2E-PLUS;E2E-W1;2025-01-01;130.00;EUR;;Pensile di prova',
  'E2E-PLUS;E2E-W2;2025-01-01;50.00;EUR;;Base di prova',
].join('\r\n')

/** Brings the lists in, once or again: the second time nothing changes. */
async function bringBooks(request: APIRequestContext): Promise<void> {
  const { token } = await sessionOf(request, 'admin')
  const started = await request.post('/api/v1.0/admin/import/prices', {
    headers: { token },
    multipart: { file: { name: 'listini.csv', mimeType: 'text/csv', buffer: Buffer.from(books) } },
  })
  expect(started.status(), await started.text()).toBe(200)
  const { args } = (await started.json()) as { args: { response: { id: number } } }
  await expect
    .poll(
      async () => (await ask<{ state: string }>(request, `/api/v1.0/admin/import/${args.response.id}`)).state,
    )
    .toBe('done')
}

test('two lists side by side are headed by their names and days; what falls back is told with its list', async ({
  page,
}) => {
  test.slow()
  await bringBooks(page.request)
  await signIn(page, 'sales')
  await page.goto('/it/price-lists')
  const lists = page.getByRole('region', { name: 'Listini', exact: true })
  await lists.getByRole('button', { name: /^E2E-BASE/ }).click()
  const warnings = page.getByRole('list', { name: 'Prezzi che tornano indietro' })
  await expect(warnings.getByRole('listitem')).toHaveText([/^E2E-W1\s*E2E-BASE, Pensile di prova/])
  await expect(warnings).toContainText(/104,00\s€ fino al 31 dic 2099, poi di nuovo 100,00\s€/)

  const compare = page.getByRole('region', { name: 'Confronta' })
  for (const [field, code] of [
    ['Primo', 'E2E-BASE'],
    ['Secondo', 'E2E-PLUS'],
  ] as const) {
    await compare.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: code, exact: true }).click()
  }
  await compare.getByLabel('Giorno del primo').fill('2025-03-01')
  await expect(compare.getByRole('columnheader', { name: /^E2E-BASE\s*EUR\s·\s1 mar 2025$/ })).toBeVisible()
  await expect(compare.getByRole('columnheader', { name: /^E2E-PLUS/ })).toBeVisible()
  const row = compare.getByRole('row', { name: /^E2E-W1/ })
  await expect(row).toContainText(/100,00/)
  await expect(row).toContainText(/130,00/)
  // What costs the same stands in neither.
  await expect(compare.getByRole('row')).toHaveCount(2)
  await expectNoViolations(page)
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFitsAcross(page, `${width} pixels wide`)
    await expect(compare.getByRole('columnheader', { name: /^E2E-PLUS/ })).toBeVisible()
  }
})

test('what changed for a client between two days: each row leads to its price on the later one', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/price-changes?from=2025-12-31&to=2026-01-01')
  await page.getByRole('combobox', { name: 'Per quale cliente' }).click()
  await page.keyboard.type('zanetti')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/customer=\d+/)
  await page.getByRole('searchbox').fill('CF60-216')
  const link = page.getByRole('main').getByRole('link', { name: 'CF60-216', exact: true })
  await expect(link).toHaveCount(1)
  await expect(page.getByLabel('Dal giorno')).toHaveValue('2025-12-31')
  await expect(page.getByLabel('Al giorno', { exact: true })).toHaveValue('2026-01-01')
  await expectNoViolations(page)
  await link.click()
  await expect(page).toHaveURL(/\/it\/prices\?.*code=CF60-216/)
  await expect(page).toHaveURL(/date=2026-01-01/)
  await expect(page.getByRole('heading', { level: 2, name: 'CF60-216' })).toBeVisible()
})

test('the card of changes looks at a longer time when asked', async ({ page }) => {
  await signIn(page, 'customer')
  await page.goto('/it/prices?q=CF60-216&code=CF60-216')
  const changed = page.getByRole('region', { name: 'Che cosa è cambiato' })
  const period = changed.getByRole('combobox', { name: 'Periodo' })
  await expect(period).toHaveValue('last')
  const head = changed.getByRole('columnheader', { name: /\d{4}$/ }).first()
  const before = await head.innerText()
  await period.selectOption('Ultimo anno')
  await expect(head).not.toHaveText(before)
  await changed.getByRole('link', { name: 'Tutti' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prezzi cambiati')
})

test('a description that its code fills in late is not called missing any more', async ({ page }) => {
  await signIn(page, 'agent')
  const answers = Promise.withResolvers<void>()
  await page.route('**/order-form/prices', async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.goto('/it/orders/new?type=appliances')
  const form = page.getByRole('form', { name: 'Modulo d’ordine' })
  await form.getByRole('combobox', { name: 'Cliente' }).fill('014207')
  await page.getByRole('option', { name: /014207/ }).click()
  const line = form.getByRole('group', { name: 'Riga 1', exact: true })
  const description = line.getByRole('textbox', { name: 'Descrizione' })
  await line.getByRole('combobox', { name: 'Codice' }).fill('CF60-216')
  await page.keyboard.press('Escape')
  await description.focus()
  await line.getByRole('textbox', { name: 'Quantità' }).focus()
  await expect(description).toHaveAttribute('aria-invalid', 'true')
  answers.resolve()
  await expect(description).not.toHaveValue('')
  await expect(description).not.toHaveAttribute('aria-invalid', 'true')
})

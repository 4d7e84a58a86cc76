import { expect, expectNoViolations, signIn, test } from './fixtures.ts'

/* A row open beside its list, where a window is wide enough; below that it has a page, as every other journey knows it. */
test.use({ viewport: { width: 1440, height: 900 } })

test('an invoice opens beside the list, stands in the address, and one steps to the next', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/invoices?unpaid=true')
  const rows = page.getByRole('main').getByRole('row')
  await rows.nth(1).getByRole('link').first().click()
  const pane = page.getByRole('complementary', { name: /^(Fattura|Nota di credito) / })
  await expect(pane.getByRole('heading', { level: 2, name: /^(Fattura|Nota di credito) / })).toBeVisible()
  await expect(pane.getByText('Scadenze', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Fatture' })).toBeVisible()
  await expect(page).toHaveURL(/one=\d+/)
  await expect(pane.getByRole('button', { name: 'Riga precedente' })).toBeDisabled()
  await expectNoViolations(page)

  const first = await pane.getByRole('heading', { level: 2 }).first().innerText()
  await pane.getByRole('button', { name: 'Riga successiva' }).click()
  await expect(pane.getByRole('heading', { level: 2 }).first()).not.toHaveText(first)
  await expect(pane.getByText('Scadenze', { exact: true })).toBeVisible()
  const second = await pane.getByRole('heading', { level: 2 }).first().innerText()
  await page.reload()
  await expect(pane.getByRole('heading', { level: 2 }).first()).toHaveText(second)
  // The way back leads out of it, not through every row.
  await page.goBack()
  await expect(pane).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Fatture' })).toBeVisible()
})

test('a request opens beside the list with its conversation, and is closed again', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/requests?type=free')
  // What waits for head office stands at the head of the list, under its name.
  await expect(page.getByRole('row').nth(1)).toHaveText(/^Tocca alla sede \d+$/)
  await page.getByRole('link', { name: /^Anta graffiata alla consegna/ }).click()
  const pane = page.getByRole('complementary', { name: 'Anta graffiata alla consegna' })
  await expect(pane.getByRole('link', { name: 'anta-base-lavello.jpg' })).toBeVisible()
  await expect(pane.getByRole('textbox', { name: 'Risposta' })).toBeVisible()
  await expectNoViolations(page)
  await pane.getByRole('button', { name: 'Chiudi il riquadro' }).click()
  await expect(pane).toHaveCount(0)
  await expect(page).not.toHaveURL(/one=/)
})

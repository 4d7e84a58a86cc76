import { expect, signIn, test } from './fixtures.ts'

test('an agent gathers two materials in whole packs and asks for them for one of his clients', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/materials')
  const rows = page.getByRole('table', { name: 'Materiali' }).locator('tbody tr')
  const panel = page.getByRole('dialog', { name: 'Richiesta' })
  await rows.nth(0).getByRole('button', { name: 'Richiedi' }).click()
  const quantity = panel.getByRole('textbox', { name: /^Pezzi di/ })
  const pack = Number(await quantity.inputValue())
  await panel.getByRole('button', { name: /^Più/ }).click()
  await expect(quantity).toHaveValue(String(2 * pack))
  await panel.getByRole('button', { name: 'Aggiungi altro' }).click()
  await rows.nth(1).getByRole('button', { name: 'Richiedi' }).click()
  await expect(quantity).toHaveCount(2)
  await panel.getByRole('combobox', { name: 'Cliente' }).click()
  await page.getByRole('option').first().click()
  await panel.getByRole('textbox', { name: 'Nota' }).fill('Per la nuova esposizione')
  const asked = page.waitForResponse('**/materiali/request')
  await panel.getByRole('button', { name: 'Invia 2 righe' }).click()
  const { requests } = (await asked).request().postDataJSON() as {
    requests: { quantity: number; client_id: number | null; note: string }[]
  }
  expect(requests[0]).toMatchObject({ quantity: 2 * pack, note: 'Per la nuova esposizione' })
  expect(requests[0]?.client_id).toEqual(expect.any(Number))
  await expect(page.getByText('Richiesta inviata: 2 righe')).toBeVisible()
  await expect(panel).toBeHidden()
})

test('a favourite stays one, and the catalogue shows the favourites alone', async ({ page }) => {
  await signIn(page, 'agent2')
  await page.goto('/it/materials?q=catalogo')
  const rows = page.getByRole('table', { name: 'Materiali' }).locator('tbody tr')
  const star = rows.first().getByRole('button', { name: /fra i preferiti$/ })
  const name = (await star.getAttribute('aria-label')) ?? ''
  const before = await star.getAttribute('aria-pressed')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
  await page.goto('/it/materials?q=catalogo&favourite=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(before === 'true' ? 0 : 1)
})

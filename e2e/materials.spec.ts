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

test('an agent asks for four pieces, head office accepts three of them, and the agent reads it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/materials?available=1&sort=-availability')
  const panel = page.getByRole('dialog', { name: 'Richiesta' })
  await page.getByRole('button', { name: 'Richiedi' }).first().click()
  const quantity = panel.getByRole('textbox', { name: /^Pezzi di/ })
  const name = ((await quantity.getAttribute('aria-label')) ?? '').replace('Pezzi di ', '')
  const of = `q=${encodeURIComponent(name)}`
  await quantity.fill('4')
  await panel.getByRole('button', { name: 'Invia 1 riga' }).click()
  await expect(page.getByText('Richiesta inviata: 1 riga')).toBeVisible()

  const office = await browser.newContext()
  const desk = await office.newPage()
  await signIn(desk, 'admin')
  await desk.goto(`/it/material-requests?status=requested&${of}`)
  await desk
    .getByRole('button', { name: /^Decidi su/ })
    .first()
    .click()
  const decision = desk.getByRole('dialog', { name: 'Decisione' })
  await decision.getByRole('textbox', { name: /^Pezzi di/ }).fill('3')
  await decision.getByRole('textbox', { name: 'Motivo per l’agente' }).fill('Il resto a dicembre')
  await decision.getByRole('button', { name: 'Accetta 3 di 4' }).click()
  await expect(desk.getByText('Accettati 3 di 4')).toBeVisible()
  await expect(decision).toBeHidden()
  await office.close()

  await page.goto(`/it/material-requests?${of}`)
  const line = page.getByRole('table', { name: 'Richieste di materiali' }).locator('tbody tr').first()
  await expect(line).toContainText('Accettata in parte')
  await expect(line).toContainText('Il resto a dicembre')
})

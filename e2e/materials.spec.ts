import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { askByCall, newGoods } from './support/goods.ts'

test('an agent gathers two materials in whole packs and asks for them for one of his clients', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/materials')
  const rows = page.getByRole('table', { name: 'Materiali' }).locator('tbody tr')
  const panel = page.getByRole('dialog', { name: 'Richiesta' })
  // By their names: other journeys make materials, and a list that is read again has them.
  const asks = rows.getByRole('button', { name: /^Richiedi / })
  const [first = '', second = ''] = await Promise.all(
    [0, 1].map((at) => asks.nth(at).getAttribute('aria-label').then(String)),
  )
  await rows.getByRole('button', { name: first, exact: true }).click()
  const quantity = panel.getByRole('textbox', { name: /^Pezzi di/ })
  const pack = Number(await quantity.inputValue())
  await panel.getByRole('button', { name: /^Più/ }).click()
  await expect(quantity).toHaveValue(String(2 * pack))
  await panel.getByRole('button', { name: 'Aggiungi altro' }).click()
  await rows.getByRole('button', { name: second, exact: true }).click()
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
  // Of its own: of one that others ask for, too, head office might answer another line.
  const { name } = await newGoods(page.request, 10)
  const of = `q=${encodeURIComponent(name)}`
  await signIn(page, 'agent')
  await page.goto(`/it/materials?available=1&${of}`)
  const panel = page.getByRole('dialog', { name: 'Richiesta' })
  await page.getByRole('button', { name: 'Richiedi' }).click()
  await panel.getByRole('textbox', { name: `Pezzi di ${name}` }).fill('4')
  await panel.getByRole('button', { name: 'Invia 1 riga' }).click()
  await expect(page.getByText('Richiesta inviata: 1 riga')).toBeVisible()

  const office = await browser.newContext()
  const desk = await office.newPage()
  await signIn(desk, 'admin')
  await desk.goto(`/it/material-requests?${of}`)
  await desk.getByRole('button', { name: /^Accetta una parte di/ }).click()
  const answer = desk.getByRole('form', { name: /^Accetta una parte di/ })
  await answer.getByRole('textbox', { name: /^Pezzi di/ }).fill('3')
  await answer.getByRole('button', { name: 'Altro…' }).click()
  await answer.getByRole('textbox', { name: /^Perché/ }).fill('Il resto a dicembre')
  await answer.getByRole('button', { name: 'Accetta 3 di 4' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'Accettata in parte' })).toContainText('3 di 4')
  await expect(answer).toBeHidden()
  await office.close()

  await page.goto(`/it/material-requests?${of}`)
  const line = page.getByRole('table', { name: 'Richieste di materiali' }).locator('tbody tr')
  await expect(line).toContainText('Accettata in parte')
  await expect(line).toContainText('Il resto a dicembre')
})

test('the clerk’s morning by keyboard: accepted one after the other, one taken back, the rest with one reason', async ({
  page,
}) => {
  const goods = await newGoods(page.request, 10)
  for (const pieces of [2, 3, 4]) await askByCall(page.request, goods, pieces)
  await signIn(page, 'admin')
  await page.goto(`/it/material-requests?q=${encodeURIComponent(goods.name)}`)
  const rows = page.getByRole('table', { name: 'Richieste di materiali' }).locator('tbody tr')
  await expect(rows).toHaveCount(3)
  await rows.first().getByRole('checkbox').focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.first().getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await page.getByRole('status').getByRole('button', { name: 'Annulla' }).click()
  await expect(rows).toHaveCount(2)

  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Respingi 2…' }).click()
  const question = page.getByRole('dialog', { name: 'Respingere 2 richieste?' })
  await question.getByRole('button', { name: 'In ristampa' }).click()
  await expectNoViolations(page, 'with the reasons')
  await question.getByRole('button', { name: 'Respingi 2…' }).click()
  await expect(
    page.getByText('Nessun risultato').or(page.getByText('2 richieste respinte')).first(),
  ).toBeVisible()
  await expect(rows).toHaveCount(0)
})

test('the clerk reads how many wait and since when, and what the colours of the stock mean', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const words = {
    it: [/^\d+ da decidere, la più vecchia da \d+ giorni$/, 'Impegnati', 'Questa richiesta', 'Restano'],
    en: [/^\d+ to decide, the oldest for \d+ days$/, 'Committed', 'This request', 'Left'],
    fr: [/^\d+ à décider, la plus ancienne depuis \d+ jours$/, 'Engagées', 'Cette demande', 'Restent'],
    es: [
      /^\d+ por decidir, la más antigua desde hace \d+ días$/,
      'Comprometidas',
      'Esta solicitud',
      'Quedan',
    ],
  } as const
  for (const [language, [waiting, ...legend]] of Object.entries(words)) {
    await page.goto(`/${language}/material-requests`)
    await expect(page.getByText(waiting)).toBeVisible()
    for (const meaning of legend)
      await expect(page.getByRole('listitem').filter({ hasText: meaning })).toBeInViewport()
  }

  // Narrowed, the oldest of all would be said of the wrong ones; decided, there is no stock to look at.
  await page.goto('/it/material-requests?cover=whole')
  await expect(page.getByText(/^\d+ da decidere$/)).toBeVisible()
  await page.goto('/it/material-requests?status=rejected')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Questa richiesta' })).toHaveCount(0)
})

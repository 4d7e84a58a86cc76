import { expect, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'

test('a payment code is named in every language before it is saved', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/settings')
  await page.getByRole('button', { name: 'Aggiungi un codice' }).click()
  const row = page.getByRole('group', { name: 'nuovo codice' })
  await row.getByLabel('Codice', { exact: true }).fill('BB45')
  const added = page.getByRole('group', { name: 'BB45' })
  for (const [language, words] of [
    ['Italiano', 'Bonifico 45 giorni'],
    ['English', 'Bank transfer 45 days'],
    ['Français', 'Virement 45 jours'],
  ] as const)
    await added.getByLabel(`BB45\u00a0· ${language}`).fill(words)
  const save = page.getByRole('button', { name: 'Salva le impostazioni' })
  await save.click()
  await expect(added.getByLabel('BB45\u00a0· Español')).toHaveAccessibleDescription('Manca')
  await added.getByLabel('BB45\u00a0· Español').fill('Transferencia 45 días')
  await save.click()
  await expect(page.getByText('Ultima modifica: Elisa Marangon')).toBeVisible()
  const { sheets } = await ask<{ sheets: { payment_codes: { code: string }[] } }>(
    page.request,
    '/api/v1.0/admin/settings',
  )
  expect(sheets.payment_codes.map(({ code }) => code)).toContain('BB45')
})

test('a new legal text is written in four languages, previewed and published', async ({ page }) => {
  // A form with something unsaved asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, 'admin')
  await page.goto('/it/settings?tab=terms')
  await expect(page.getByText('testo di esempio', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi una clausola' }).click()
  const clause = page.getByRole('group', { name: 'Clausola 13' })
  await clause.getByLabel('Intestazione').fill('13. Codice etico')
  await clause.getByLabel('Testo').fill('Le parti rispettano il codice etico del fornitore.')
  await clause.getByLabel(/Da approvare a parte/).check()
  await expect(page.getByText(/^Salvato su questo computer alle \d\d:\d\d$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Ripresa la bozza che avevi lasciato qui/)).toBeVisible()
  await expect(clause.getByLabel('Intestazione')).toHaveValue('13. Codice etico')
  // The other languages are still to be written: it says which one comes first.
  await page.getByRole('button', { name: 'Pubblica' }).click()
  await expect(page.getByText('Manca qualcosa in English.')).toBeVisible()
  for (const [language, heading, words] of [
    ['English', '13. Code of ethics', 'The parties keep the supplier’s code of ethics.'],
    ['Français', '13. Code éthique', 'Les parties respectent le code éthique du fournisseur.'],
    ['Español', '13. Código ético', 'Las partes respetan el código ético del proveedor.'],
  ] as const) {
    await page.getByRole('radio', { name: language }).check({ force: true })
    await expect(clause.getByText('Le parti rispettano il codice etico del fornitore.')).toBeVisible()
    await clause.getByLabel('Intestazione').fill(heading)
    await clause.getByLabel('Testo').fill(words)
  }
  await page.getByRole('radio', { name: 'Anteprima' }).check({ force: true })
  await expect(page.getByRole('heading', { name: /13\. Código ético/ })).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Pubblicare la versione 2 delle condizioni di vendita?')
  await expect(dialog).toContainText(/\d+ schede confermate diventano da rinnovare/)
  // Far away, so that the other journeys sign under the present one.
  await dialog.getByLabel('Vale dal').fill('2090-01-01')
  await dialog.getByRole('button', { name: 'Pubblica' }).click()
  // First of all: it closes by itself.
  await expect(page.getByText('Versione 2 pubblicata')).toBeVisible()
  await expect(page.getByText('Versione 2', { exact: true })).toBeVisible()
  // Published, it is no draft any more.
  await expect(page.getByText(/^Ripresa la bozza/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pubblica' })).toBeDisabled()
  await expect(page.getByText('in arrivo')).toBeVisible()
  const file = await page.request.get('/api/v1.0/arrex/schede/legal-text/terms?version=2&language=fr')
  expect(file.headers()['content-type']).toContain('application/pdf')
})

test('how many contents stand on a page is chosen here', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/settings?tab=content')
  const communications = page.getByLabel('Comunicazioni', { exact: true })
  await communications.fill('3')
  const save = page.getByRole('button', { name: 'Salva le impostazioni' })
  await save.click()
  await expect(communications).toHaveAccessibleDescription(/Un numero da 6 a 100\./)
  await communications.fill('18')
  await save.click()
  await expect(page.getByText(/^Ultima modifica: /)).toBeVisible()
  await page.reload()
  await expect(communications).toHaveValue('18')
})

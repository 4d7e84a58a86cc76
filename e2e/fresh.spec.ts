import { randomUUID } from 'node:crypto'
import { expect, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { saveSheet, wholeSheet } from './support/sheets.ts'

/* A screen shows what its address says, as things are now. */

test('after an act on a client the board opened before shows the change', async ({ page }) => {
  const name = `Mobili Freschi ${randomUUID().slice(0, 8)} S.r.l.`
  await saveSheet(page.request, 'agent2', 0, wholeSheet(name))
  await signIn(page, 'admin')
  await page.goto(`/it/sheets?view=clients&filter=deletion&q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('button', { name: 'Mostra tutti' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Cerca' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await page.getByRole('menuitem', { name: 'Chiedi la cancellazione' }).click()
  const asking = page.getByRole('dialog', { name: `Chiedere la cancellazione di ${name}?` })
  await asking.getByRole('textbox', { name: 'Motivo' }).fill('Ha chiuso')
  await asking.getByRole('button', { name: 'Chiedi la cancellazione' }).click()
  await expect(page.getByRole('button', { name: 'Approva la cancellazione' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('a tab of a client begins at its first page, whatever page another tab stands at', async ({ page }) => {
  const [zanetti] = await ask<{ id: number }[]>(page.request, '/api/v1.0/generic/search?q=014207')
  await signIn(page, 'admin')
  await page.goto(`/it/clients/${zanetti?.id}?tab=revenue&page=2`)
  const tabs = page.getByRole('navigation', { name: 'Il cliente' })
  await tabs.getByRole('link', { name: 'Cronologia' }).click()
  await expect(page).toHaveURL(/tab=timeline$/)
})

test('an address that names no client opens no form for a new one', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it/sheets/zanetti')
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

test('a long print that fails shows the reason', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/agencies')
  await page.route(/output=pdf/, (route) =>
    route.fulfill({ json: { code: 200, args: { response: { job_id: 1 } } } }),
  )
  await page.route(/me\/jobs/, (route) =>
    route.fulfill({
      json: { code: 200, args: { response: { id: 1, state: 'failed', done: 0, total: null } } },
    }),
  )
  await page.getByRole('button', { name: 'Esporta' }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  await expect(page.getByRole('alert')).toHaveText('L’operazione non è riuscita.')
})

test('what the network says in the portal’s place is told in the words of the reader', async ({ page }) => {
  const gateway = { status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }
  await page.route('**/auth/login', (route) => route.fulfill(gateway))
  await page.goto('/fr/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('sales@mandato.example')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Mandato-2025')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('Le portail ne répond pas.')).toBeVisible()
  await signIn(page, 'admin')
  await page.goto('/fr/agencies')
  await expect(page.getByRole('table', { name: 'Agences' })).toBeVisible()
  // The sign-in page of a hotel, in the place of a file.
  await page.route(/output=xlsx/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Hôtel</h1>' }),
  )
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('menuitem', { name: 'Exporter xlsx' }).click()
  await expect(page.getByRole('alert')).toContainText('C’est le réseau qui a répondu')
})

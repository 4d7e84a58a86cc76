import { expect, test } from './fixtures.ts'
import { startPortal } from './support/server.ts'

test('on an empty portal the printed link makes the first administrator, once', async ({ page }) => {
  test.slow()
  const portal = startPortal({ SEED: 'none' })
  try {
    const link = /https?:\S+/.exec(await portal.said('first administrator'))?.[0] ?? ''
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Primo amministratore' })).toBeVisible()
    await page.getByLabel('Nome e cognome').fill('Ada Rossi')
    await page.getByLabel('E-mail').fill('ada')
    await page.getByRole('textbox', { name: 'Nuova password' }).fill('Prima-2025')
    await page.getByLabel('Ripeti la password').fill('Prima-2025')
    await page.getByRole('button', { name: 'Crea l’amministratore' }).click()
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/indirizzo e-mail completo/)
    await page.getByLabel('E-mail').fill('ada@mandato.example')
    await page.getByRole('button', { name: 'Crea l’amministratore' }).click()
    await expect(page.getByText('Amministratore creato. Ora puoi entrare.')).toBeVisible()

    await page.getByLabel('E-mail').fill('ada@mandato.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('Prima-2025')
    await page.getByRole('button', { name: 'Entra' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
    await expect(page.getByText('Non ci sono ancora fatture')).toBeVisible()
    // What is to be done, what each step brings; it ticks itself off.
    const steps = page.getByRole('region', { name: /^Per cominciare/ })
    await expect(steps).toContainText('0 di 6 fatti')
    await expect(steps.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
    await steps.getByRole('link', { name: 'Compila' }).click()
    await page.getByLabel('Ragione sociale').fill('Cucine Rossi S.p.A.')
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText(/^(Modifiche salvate|Impostazioni salvate|Salvato)/)).toBeVisible()
    await page.getByRole('link', { name: 'Cruscotto' }).click()
    await expect(steps).toContainText('1 di 6 fatti')
    const template = page.waitForEvent('download')
    await steps.getByRole('button', { name: 'CSV' }).click()
    const agencies = await (await template).path()

    await steps.getByRole('link', { name: 'Importa le agenzie' }).click()
    await expect(page.getByText('Nessuna importazione')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Che cosa contiene' })).toHaveValue('Agenzie')
    await page.getByLabel('Trascina qui il file, o scegline uno').setInputFiles(agencies)
    await expect(page.getByText('Riconosciuto dalle colonne del file.')).toBeVisible()
    await page.getByRole('button', { name: 'Prova il file' }).click()
    await page.getByRole('button', { name: 'Applica 1 riga' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Applica 1 riga' }).click()
    await expect(page.getByText('Applicata', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Cruscotto' }).click()
    await expect(steps).toContainText('2 di 6 fatti')
    await expect(steps.getByRole('listitem').nth(2)).toHaveAttribute('aria-current', 'step')

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Questo link non vale più' })).toBeVisible()
  } finally {
    await portal.stop()
  }
})

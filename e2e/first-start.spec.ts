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
    await page.getByRole('link', { name: 'Importazioni' }).click()
    await expect(page.getByText('Nessuna importazione')).toBeVisible()

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Questo link non vale più' })).toBeVisible()
  } finally {
    await portal.stop()
  }
})

import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'

/* Those who write, at their desk: what the portal tells them while they do. */

const title = 'Titolo · Italiano'
const body = 'Testo · Italiano'

test('a model whose class could not stand with it is said while it is written, and does not come out', async ({
  page,
}) => {
  await signIn(page, 'sales')
  await page.goto('/it/contents/new?kind=news')
  await page.getByRole('textbox', { name: title }).fill('Il forno di casa')
  const text = page.getByRole('textbox', { name: body })
  await text.click()
  await page.keyboard.type('Prima le ante. Poi il forno pirolitico 60 inox.')
  const notice = page.getByRole('status').filter({ hasText: 'Manca la classe energetica' })
  await expect(notice).toContainText('«Poi il forno pirolitico 60 inox.»')
  await expect(notice.getByRole('img', { name: /^Classe energetica/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Italiano manca la classe/ })).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(page.getByText(/Forno pirolitico 60, inox sta senza la sua classe energetica/)).toBeVisible()
  // With its code behind the name it stands in the preview with its arrow, and comes out.
  await notice.getByRole('button', { name: 'Inserisci FRN-60X' }).click()
  await expect(text).toHaveText('Prima le ante. Poi il forno pirolitico 60 inox FRN-60X.')
  await expect(notice).toHaveCount(0)
  const preview = page.getByRole('region', { name: 'Come si vede' })
  await expect(preview.getByRole('img', { name: /^Classe energetica/ })).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(page.getByText('Pubblicato.')).toBeVisible()
})

test('the preview looks with the eyes of any reader and says why one would not see it', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/it/contents/new?kind=news')
  await page.getByRole('textbox', { name: title }).fill('Fiera di primavera')
  await page.getByRole('textbox', { name: body }).click()
  await page.keyboard.type('Ci vediamo allo stand.')
  await page.getByRole('checkbox', { name: 'Agenti', exact: true }).check()
  const preview = page.getByRole('region', { name: 'Come si vede' })
  const look = async (as: string) => {
    await preview
      .getByRole('button', { name: /^Con gli occhi di/ })
      .first()
      .click()
    await page.getByRole('option', { name: as }).click()
  }
  await look('Un agente')
  await expect(preview.getByRole('heading', { name: 'Fiera di primavera' })).toBeVisible()
  await look('La stampa')
  await expect(preview.getByText('Non lo vede: non è tra i destinatari.')).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Fiera di primavera' })).toHaveCount(0)
  // A person is searched by name and reads in his own language, else in Italian.
  await preview
    .getByRole('button', { name: /^Con gli occhi di/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Cerca' }).fill('marco')
  const person = page.getByRole('option').filter({ hasText: 'Marco' }).first()
  await expect(person).toBeVisible()
  await person.click()
  await expect(preview.getByText(/^Con gli occhi di.*Marco/)).toBeVisible()
})

test('two at one item see each other, and the second to save has both texts before him', async ({
  page,
  browser,
}) => {
  await signIn(page, 'sales')
  await page.goto('/it/contents/new?kind=news')
  const named = (of: Page) => of.getByRole('textbox', { name: title })
  await named(page).fill('Fiera di Verona')
  await page.getByRole('textbox', { name: body }).click()
  await page.keyboard.type('Stand B12.')
  await save(page)
  await expect(page).toHaveURL(/contents\/\d+/)
  const second = await browser.newContext()
  const other = await second.newPage()
  await signIn(other, 'admin')
  await other.goto(page.url())
  await expect(other.getByText(/è nel testo Italiano$/)).toBeVisible()
  // Whoever turns to another text says so at once, and is told who is there.
  await page.getByRole('button', { name: /^English/ }).click()
  await expect(page.getByText(/è nel testo Italiano$/)).toBeVisible()
  await page.getByRole('button', { name: /^Italiano/ }).click()
  await named(other).fill('Fiera di Verona, padiglione 4')
  await save(other)
  await named(page).fill('Fiera di Verona 2026')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  const both = page.getByRole('status').filter({ hasText: 'ha salvato nel frattempo' })
  await expect(both.locator('del')).toContainText('Fiera di Verona, padiglione 4')
  await expect(both.locator('ins')).toContainText('Fiera di Verona 2026')
  // Nothing was written over yet.
  await other.reload()
  await expect(named(other)).toHaveValue('Fiera di Verona, padiglione 4')
  await both.getByRole('button', { name: 'Tieni il mio' }).click()
  await expect(page.getByText('Salvato.')).toBeVisible()
  await expect(both).toHaveCount(0)
  await other.reload()
  await expect(named(other)).toHaveValue('Fiera di Verona 2026')
  // What was written over is still there, as a version.
  await other.getByRole('button', { name: 'Versioni' }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Confronta' }).first().click()
  await expect(dialog.locator('del')).toContainText('padiglione 4')
  await dialog.getByRole('button', { name: 'Ripristina' }).first().click()
  await expect(named(other)).toHaveValue('Fiera di Verona, padiglione 4')
  await save(other)
  await other.getByRole('main').getByRole('link', { name: 'Contenuti' }).click()
  await expect(other).toHaveURL(/\/it\/contents$/)
  await expect(async () => {
    await page.getByRole('button', { name: /^English/ }).click()
    await page.getByRole('button', { name: /^Italiano/ }).click()
    await expect(page.getByText(/è nel testo Italiano$/)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await second.close()
})

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Salvato.')).toBeVisible()
}

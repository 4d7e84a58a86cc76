import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'

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

test('four languages: what is missing is marked, two stand side by side, and a reader without his own reads Italian', async ({
  page,
}) => {
  await signIn(page, 'sales')
  await page.goto('/it/contents/new?kind=news')
  const tab = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })
  await expect(tab('Italiano')).toContainText('manca')
  await page.getByRole('textbox', { name: title }).fill('Porte aperte')
  await expect(tab('Italiano')).toContainText('a metà')
  await page.getByRole('textbox', { name: body }).click()
  await page.keyboard.type('Venerdì in fabbrica.')
  await expect(tab('Italiano')).toContainText('completo')
  await page.getByRole('button', { name: 'Due lingue' }).click()
  await page.getByRole('textbox', { name: 'Titolo · English' }).fill('Open doors')
  await page.getByRole('textbox', { name: 'Testo · English' }).click()
  await page.keyboard.type('Friday at the factory.')
  await expect(page.getByRole('textbox', { name: title })).toHaveValue('Porte aperte')
  await expect(tab('English')).toContainText('completo')
  await expect(tab('Français')).toContainText('manca')
  const preview = page.getByRole('region', { name: 'Come si vede' })
  const read = async (language: string) => {
    await preview.getByRole('combobox', { name: 'Lingua del lettore' }).click()
    await page.getByRole('option', { name: language }).click()
  }
  await read('English')
  await expect(preview.getByRole('heading', { name: 'Open doors' })).toBeVisible()
  await read('Français')
  await expect(preview.getByRole('heading', { name: 'Porte aperte' })).toBeVisible()
  await expect(preview.getByText('legge in Italiano')).toBeVisible()
})

test('what is typed without a network is there after a reload, and is saved when there is one', async ({
  page,
}) => {
  await signIn(page, 'sales')
  await page.goto('/it/contents/new?kind=news')
  await page.getByRole('textbox', { name: title }).fill('Orari di dicembre')
  await page.getByRole('textbox', { name: body }).click()
  await page.keyboard.type('Aperto fino al 22.')
  await save(page)
  await expect(page).toHaveURL(/contents\/\d+/)
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: body }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Poi dal 7 gennaio.')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Salvato.')).toHaveCount(0)
  // Kept on the device a moment after the last key.
  await expect(async () => {
    const kept = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))
    expect(kept).toContain('Poi dal 7 gennaio.')
  }).toPass()
  await page.context().setOffline(false)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Ripreso da questo dispositivo: non era stato salvato.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: body })).toHaveText('Aperto fino al 22. Poi dal 7 gennaio.')
  await save(page)
  await page.reload()
  await expect(page.getByText('Ripreso da questo dispositivo: non era stato salvato.')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: body })).toHaveText('Aperto fino al 22. Poi dal 7 gennaio.')
})

test.describe('far from Rome', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('it comes out and goes by the clock of Rome', async ({ page }) => {
    await signIn(page, 'sales')
    await page.goto('/it/contents/new?kind=news')
    await page.getByRole('textbox', { name: title }).fill('Cambio dell’ora')
    await page.getByRole('textbox', { name: body }).click()
    await page.keyboard.type('Dal 31 marzo.')
    await page.getByLabel('Esce', { exact: true }).fill('2030-03-31T04:00')
    await page.getByLabel('Scade', { exact: true }).fill('2030-03-30T04:00')
    const schedule = page.getByRole('button', { name: 'Programma', exact: true })
    await schedule.click()
    await expect(page.getByText(/Scade: non prima dell’inizio/)).toBeVisible()
    await page.getByLabel('Scade', { exact: true }).fill('2030-04-02T00:00')
    await schedule.click()
    await expect(page.getByText('Programmato.')).toBeVisible()
    await expect(page).toHaveURL(/contents\/\d+/)
    const id = /\d+$/.exec(page.url())?.[0] ?? ''
    const item = await ask<{ publish_at: string; expires_at: string }>(
      page.request,
      `/api/v1.0/admin/news/${id}`,
    )
    expect([item.publish_at, item.expires_at].map((at) => new Date(at).toISOString())).toEqual([
      '2030-03-31T02:00:00.000Z',
      '2030-04-01T22:00:00.000Z',
    ])
    await page.reload()
    await expect(page.getByLabel('Esce', { exact: true })).toHaveValue('2030-03-31T04:00')
  })
})

import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { saveSheet, wholeSheet } from './support/sheets.ts'

/*
 * The messages of the specification §8 that no journey of their domain meets. The others: a page that does not load, the language,
 * a toast's five seconds (shell), the session's end (sessions), required fields and a file too large (sheets, orders), nobody
 * found (search).
 */
const broken = { status: 500, json: { code: 500, args: {} } }
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

test('an answer without table_headers is logged and interrupts nobody', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await signIn(page, 'sales')
  await page.route(/\/api\/v1\.0\/orders\/1(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const { table_headers: _, ...rest } = (await answer.json()) as Record<string, unknown>
    await route.fulfill({ response: answer, json: rest })
  })
  await page.goto('/it/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible()
  await expect.poll(() => logged.join(' ')).toContain('table_headers missing')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a client whose flags are all false is left out of the list', async ({ page }) => {
  await signIn(page, 'agent')
  let hidden = ''
  await page.route(/\/agencies\/clients(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as {
      args: { response: { business_name: string; filters: Record<string, boolean> }[] }
    }
    const [first] = Array.isArray(body.args.response) ? body.args.response : []
    if (first?.filters) {
      hidden = first.business_name
      for (const key of Object.keys(first.filters)) first.filters[key] = false
    }
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/it/clients')
  await expect.poll(() => hidden).not.toBe('')
  await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
  await expect(page.getByRole('main').getByText(hidden, { exact: true })).toHaveCount(0)
})

test('a sheet that the portal could not save says so, and stays as it was typed', async ({ page }) => {
  await signIn(page, 'agent')
  const { id } = await saveSheet(page.request, 'agent', 0, wholeSheet('Mobili Senza Portale S.r.l.'))
  await page.goto(`/it/sheets/${id}`)
  const mobile = page.getByRole('textbox', { name: 'Cellulare' })
  await mobile.fill('333 7654321')
  await page.route('**/client-set/**', (route) => route.fulfill(broken))
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(alert(page, 'Errore durante salvataggio della scheda, riprovare')).toBeVisible()
  await expect(mobile).toHaveValue('+393337654321')
  await page.unroute('**/client-set/**')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Salvato$/ })).toBeVisible()
})

test('a download that fails says what the server said', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it/clients')
  await page.route(/output=xlsx/, (route) =>
    route.fulfill({
      status: 503,
      json: { code: 503, args: { error: { message: 'Il file non è pronto.' } } },
    }),
  )
  await page.getByRole('button', { name: 'Esporta' }).click()
  await page.getByRole('menuitem', { name: 'Esporta xlsx' }).click()
  await expect(alert(page, 'Il file non è pronto.')).toBeVisible()
})

test('a browser that takes no cookies is told so in the download area', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }))
  await signIn(page, 'agent')
  await page.goto('/it/downloads')
  await expect(page.getByText('devono essere abilitati i cookie di terze parti')).toBeVisible()
})

for (const [locale, words] of [
  ['it-IT', 'Il browser è troppo vecchio per questo portale. Aggiornalo e riprova.'],
  ['fr-FR', 'Ce navigateur est trop ancien pour le portail. Mettez-le à jour et réessayez.'],
] as const)
  test.describe(`in a browser in ${locale}`, () => {
    test.use({ locale })
    test('one that is too old is told so where the portal would be', async ({ page }) => {
      await page.addInitScript(() => {
        CSS.supports = () => false
      })
      // What it could not run does not begin either.
      await page.route(/\/assets\/.*\.js/, (route) => route.abort())
      await page.goto('/it/login')
      await expect(alert(page, words)).toBeVisible()
    })
  })

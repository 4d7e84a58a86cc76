import type { Page } from '@playwright/test'
import { expect, signIn } from './fixtures.ts'
import { test, workerReady } from './support/worker.ts'

/* What agents type where there is no signal: kept on the device, sent once, never lost. */

const plan = {
  name: 'pianta.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\npianta\n%%EOF\n'),
}
const formOf = (page: Page) => page.getByRole('form', { name: 'Modulo d’ordine' })
const lineOf = (page: Page, n: number) => formOf(page).getByRole('group', { name: `Riga ${n}`, exact: true })
const keptWords = /^Salvato su questo computer/

async function begin(page: Page, reference: string) {
  await page.goto('/it/orders/new?type=furniture')
  const form = formOf(page)
  await form.getByRole('combobox', { name: 'Cliente' }).fill('014207')
  await page.getByRole('option', { name: /014207/ }).click()
  await form.getByRole('textbox', { name: 'Modello' }).fill('Alba')
  await form.getByRole('textbox', { name: 'Riferimento' }).fill(reference)
  await lineOf(page, 1).getByRole('textbox', { name: 'Descrizione' }).fill('Base 60')
  await lineOf(page, 1).getByRole('textbox', { name: 'Quantità' }).fill('2')
  return form
}
async function sendIt(page: Page, verb: string) {
  await formOf(page).getByRole('checkbox').check()
  await formOf(page).getByRole('button', { name: verb }).click()
  await page.getByRole('dialog').getByRole('button', { name: verb }).click()
}
/** The orders of a reference, as the server has them. */
async function ordersOf(page: Page, reference: string) {
  const token = await page.evaluate(
    () => sessionStorage.getItem('token') ?? localStorage.getItem('token') ?? '',
  )
  const answer = await page.request.get(`/api/v1.0/orders/1?q=${encodeURIComponent(reference)}`, {
    headers: { token },
  })
  return ((await answer.json()) as { args: { response: { number: string | null; status: string }[] } }).args
    .response
}

test('an order is found again after a reload, with its attachment, and after the page was closed', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent')
  const form = await begin(page, 'Ripresa')
  await form.locator('input[type=file]').setInputFiles(plan)
  // The words may still be those of the letters before.
  await expect(form.getByText('pianta.pdf')).toBeVisible()
  await expect(form.getByText(keptWords)).toBeVisible()
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Riferimento' })).toHaveValue('Ripresa')
  await expect(form.getByText('pianta.pdf')).toBeVisible()
  await expect(lineOf(page, 1).getByRole('textbox', { name: 'Descrizione' })).toHaveValue('Base 60')
  // The session of a browser's last page ends with it: another one takes it over first.
  const other = await context.newPage()
  await other.goto('/it/orders')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.close()
  await other.goto('/it/orders/new?type=furniture')
  await other
    .getByRole('link', { name: /014207/ })
    .first()
    .click()
  await expect(formOf(other).getByRole('textbox', { name: 'Riferimento' })).toHaveValue('Ripresa')
  await formOf(other).getByRole('button', { name: 'Salva bozza' }).click()
  await expect(formOf(other).getByRole('link', { name: 'pianta.pdf' })).toBeVisible()
})

test('an order is sent without a network, waits, and arrives once from wherever one is', async ({
  page,
  context,
}) => {
  test.slow()
  await signIn(page, 'agent')
  const form = await begin(page, 'Senza rete')
  await form.locator('input[type=file]').setInputFiles(plan)
  // The words may still be those of the letters before.
  await expect(form.getByText('pianta.pdf')).toBeVisible()
  await expect(form.getByText(keptWords)).toBeVisible()
  await workerReady(page)
  await context.setOffline(true)
  await sendIt(page, 'Invia appena c’è rete')
  await expect(form.getByText('In attesa della rete: parte da solo appena torna')).toBeVisible()
  // The tablet goes into the bag and comes out again.
  await page.reload()
  await expect(form.getByText('In attesa della rete: parte da solo appena torna')).toBeVisible()
  await page.getByRole('link', { name: 'Cruscotto' }).click()
  await context.setOffline(false)
  await expect(page.getByText(/^Ordine OM-\d{4}\/\d{5} inviato/)).toBeVisible()
  expect(await ordersOf(page, 'Senza rete')).toMatchObject([{ status: 'sent' }])
})

test('an order whose answer was lost is one order, although it is sent again', async ({ page }) => {
  test.slow()
  await signIn(page, 'agent')
  const form = await begin(page, 'Risposta persa')
  let lost = 0
  await page.route('**/order-form/send-request', async (route) => {
    // The first one arrives, its answer does not.
    if (lost++ > 0) return route.fallback()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await sendIt(page, 'Invia')
  await expect(form.getByText('Il portale non risponde: si riprova da solo')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ordine mobili OM-\d{4}\/\d{5}$/)
  expect(await ordersOf(page, 'Risposta persa')).toHaveLength(1)
})

test('what another device changes meanwhile is shown field by field, and nothing typed is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signIn(page, 'agent')
  const form = await begin(page, 'Due dispositivi')
  await form.getByRole('button', { name: 'Salva bozza' }).click()
  await expect(page).toHaveURL(/\/it\/orders\/\d+$/)
  // The address changes before the page: what is typed into the form of before goes with it.
  await expect(page.getByRole('main').getByText(/Due dispositivi/)).toBeVisible()
  const reference = form.getByRole('textbox', { name: 'Riferimento' })
  await reference.fill('Mia')
  await form.getByRole('textbox', { name: 'Finitura' }).fill('Canapa')

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const tablet = await elsewhere.newPage()
  await signIn(tablet, 'agent')
  await tablet.goto(new URL(page.url()).pathname)
  await formOf(tablet).getByRole('textbox', { name: 'Riferimento' }).fill('Loro')
  await formOf(tablet).getByRole('textbox', { name: 'Zoccolo' }).fill('H 10')
  await formOf(tablet).getByRole('button', { name: 'Salva bozza' }).click()
  await expect(tablet.getByText('Bozza salvata')).toBeVisible()
  await elsewhere.close()

  await form.getByRole('button', { name: 'Salva bozza' }).click()
  await expect(form.getByText('Questi dati sono cambiati altrove.')).toBeVisible()
  await expect(form.getByText('tuo: Mia')).toBeVisible()
  await expect(form.getByText('ora: Loro')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Finitura' })).toHaveValue('Canapa')
  await form.getByRole('button', { name: 'Continua' }).click()
  // The words of the first saving may still be there.
  const saved = page.waitForResponse((answer) => answer.url().includes('/order-form/send-request'))
  await form.getByRole('button', { name: 'Salva bozza' }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Bozza salvata').last()).toBeVisible()
  await page.reload()
  await expect(reference).toHaveValue('Mia')
  await expect(form.getByRole('textbox', { name: 'Zoccolo' })).toHaveValue('H 10')
  await expect(form.getByRole('textbox', { name: 'Finitura' })).toHaveValue('Canapa')
})

test('two tabs on one order see each other', async ({ page, context }) => {
  await signIn(page, 'agent')
  const form = await begin(page, 'Due schede')
  await expect(form.getByText(keptWords)).toBeVisible()
  await expect(page).toHaveURL(/draft=/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(formOf(other).getByRole('textbox', { name: 'Riferimento' })).toHaveValue('Due schede')
  await formOf(other).getByRole('textbox', { name: 'Finitura' }).fill('Canapa')
  await expect(form.getByRole('textbox', { name: 'Finitura' })).toHaveValue('Canapa')
  await form.getByRole('textbox', { name: 'Piano', exact: true }).fill('Quarzo')
  await expect(formOf(other).getByRole('textbox', { name: 'Piano', exact: true })).toHaveValue('Quarzo')
})

test('a full disk and a browser that keeps nothing are said at once', async ({ page, context }) => {
  await context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given: Parameters<typeof put>) {
      if (this.name === 'records' && 'fullDisk' in window)
        throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, given)
    }
  })
  await signIn(page, 'agent')
  await page.goto('/it/orders/new?type=furniture')
  await page.evaluate(() => void Object.assign(window, { fullDisk: true }))
  const form = formOf(page)
  await form.getByRole('textbox', { name: 'Riferimento' }).fill('Non ci sta')
  await expect(form.getByText(/^La memoria è piena/)).toBeVisible()
  await expect(form.getByText(keptWords)).toHaveCount(0)
})

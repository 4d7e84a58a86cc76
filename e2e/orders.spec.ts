import type { Locator } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'

const plan = {
  name: 'pianta.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\npianta\n%%EOF\n'),
}

test('an agent orders a kitchen, head office asks, confirms, and the agent has the PDF', async ({
  page,
  browser,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/orders')
  await page.getByRole('button', { name: 'Nuovo ordine' }).click()
  await page.getByRole('menuitem', { name: 'Ordine mobili' }).click()
  const form = page.getByRole('form', { name: 'Modulo d’ordine' })

  // What is needed is said to a screen reader too, and a telephone knows who types.
  for (const needed of [form.getByRole('textbox', { name: 'Modello' }), form.getByRole('checkbox')])
    await expect(needed).toHaveAttribute('required', '')
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('autocomplete', 'email')
  // Everything that is missing is said at once, at its field.
  await form.getByRole('button', { name: 'Invia' }).click()
  await expect(form.getByRole('textbox', { name: 'Modello' })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('combobox', { name: 'Cliente' })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')

  await form.getByRole('combobox', { name: 'Cliente' }).fill('014207')
  await page.getByRole('option', { name: /014207/ }).click()
  await form.getByRole('textbox', { name: 'Modello' }).fill('Alba')
  await expect(form.getByText('Né maniglia né gola: è così?')).toBeVisible()
  await form.getByRole('textbox', { name: 'Gola' }).fill('Piatta, bronzo')
  await expect(form.getByText('Né maniglia né gola: è così?')).toBeHidden()
  await form.getByRole('textbox', { name: 'Riferimento' }).fill('Famiglia Prova')
  const first = form.getByRole('group', { name: 'Riga 1', exact: true })
  await first.getByRole('textbox', { name: 'Descrizione' }).fill('Base 60, tre cassettoni')
  await first.getByRole('textbox', { name: 'Quantità' }).fill('2')
  // Enter begins the next line, with the cursor in it.
  await first.getByRole('textbox', { name: 'Quantità' }).press('Enter')
  const second = form.getByRole('group', { name: 'Riga 2', exact: true })
  await expect(second.getByRole('combobox', { name: 'Codice' })).toBeFocused()
  await second.getByRole('textbox', { name: 'Descrizione' }).fill('Colonna forno')
  await second.getByRole('textbox', { name: 'Quantità' }).fill('1')
  await expect(form.getByText('2 righe, 3 pezzi')).toBeVisible()
  await form.locator('input[type=file]').setInputFiles(plan)
  await expect(form.getByText('pianta.pdf')).toBeVisible()

  await form.getByRole('button', { name: 'Salva bozza' }).click()
  await expect(page.getByText('Bozza salvata')).toBeVisible()
  await expect(page).toHaveURL(/\/it\/orders\/\d+$/)
  const address = page.url()
  await expect(form.getByRole('link', { name: 'pianta.pdf' })).toBeVisible()
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Invia' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ordine mobili OM-\d{4}\/\d{5}$/)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  const office = await browser.newContext()
  const desk = await office.newPage()
  await signIn(desk, 'admin')
  await desk.goto(new URL(address).pathname)
  await desk.getByRole('button', { name: 'Prendi in carico' }).click()
  // Head office asks, and stays with the order and its history; the form is in the hands of who ordered.
  await desk.getByRole('button', { name: 'Altre operazioni' }).click()
  await desk.getByRole('menuitem', { name: 'Chiedi di completare' }).click()
  await desk.getByRole('dialog').getByRole('textbox').fill('Manca lo zoccolo.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Chiedi di completare' }).click()
  await expect(desk.getByText('Da completare: Manca lo zoccolo.')).toBeVisible()
  const history = desk.getByRole('list').filter({ hasText: 'Chiesto di completare' })
  await expect(history).toContainText('Preso in carico')
  await expect(desk.getByRole('form')).toHaveCount(0)
  await expect(desk.getByRole('button', { name: 'Completa l’ordine' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('list').filter({ hasText: 'Chiesto di completare' })).toBeVisible()
  await form.getByRole('textbox', { name: 'Zoccolo' }).fill('Alluminio H 12')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Invia di nuovo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invia di nuovo' }).click()
  await expect(page.getByText('Alluminio H 12')).toBeVisible()
  await desk.reload()
  await desk.getByRole('button', { name: 'Prendi in carico' }).click()
  await desk.getByRole('button', { name: 'Conferma l’ordine' }).click()
  // A step on its way is no loss.
  await expect(
    desk.getByRole('dialog').getByRole('button', { name: 'Conferma l’ordine' }),
  ).not.toHaveAttribute('data-danger')
  await desk.getByLabel('Consegna prevista').fill('2027-02-15')
  await desk.getByRole('dialog').getByRole('button', { name: 'Conferma l’ordine' }).click()
  await expect(desk.getByText('Ordine confermato')).toBeVisible()
  await office.close()

  const number = title.replace('Ordine mobili ', '')
  await page.goto(`/it/orders?q=${encodeURIComponent(number)}&status=confirmed`)
  await page.getByRole('link', { name: 'Arredamenti Zanetti S.r.l.' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('15 feb 2027')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(
    /^ordine-OM-\d{4}-\d{5}-arredamenti-zanetti-rev2\.pdf$/,
  )

  // What was missing at delivery begins with what was ordered.
  await page.getByRole('button', { name: 'Segnala mancanti' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Richiesta mancanti')
  await expect(form.getByRole('textbox', { name: 'Ordine di riferimento' })).toHaveValue(/^OM-/)
  await expect(form.getByRole('group', { name: 'Riga 2', exact: true })).toBeVisible()
})

const paste = (field: Locator, text: string) =>
  field.evaluate((element, copied) => {
    const data = new DataTransfer()
    data.setData('text', copied)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

test('rows copied from a spreadsheet become lines', async ({ page }) => {
  await signIn(page, 'customer')
  await page.goto('/it/orders/new?type=appliances')
  const form = page.getByRole('form', { name: 'Modulo d’ordine' })
  const code = form
    .getByRole('group', { name: 'Riga 1', exact: true })
    .getByRole('combobox', { name: 'Codice' })
  await paste(code, 'FRN-60\tForno 60\t1\nLVS-60\tLavastoviglie 60\t2')
  await page.getByRole('dialog').getByRole('button', { name: 'Inserisci 2 righe' }).click()
  await expect(form.getByText('2 righe, 3 pezzi')).toBeVisible()
  await expect(
    form.getByRole('group', { name: 'Riga 2', exact: true }).getByRole('textbox', { name: 'Descrizione' }),
  ).toHaveValue('Lavastoviglie 60')
})

test('a code finds its article and price, by keyboard alone; free text is to be confirmed', async ({
  page,
}) => {
  await signIn(page, 'customer')
  await page.goto('/it/orders/new')
  const form = page.getByRole('form', { name: 'Modulo d’ordine' })
  const first = form.getByRole('group', { name: 'Riga 1', exact: true })
  const code = first.getByRole('combobox', { name: 'Codice' })
  await expect(form.getByRole('combobox', { name: 'Cliente' })).not.toHaveValue('')
  await code.pressSequentially('b60-3')
  // What Enter takes: fewer letters list others before it.
  await expect(page.getByRole('option', { selected: true })).toContainText('B60-3C')
  await expect(code).toHaveAttribute('aria-expanded', 'true')
  await code.press('Enter')
  await expect(code).toHaveValue('B60-3C')
  await expect(first.getByRole('textbox', { name: 'Descrizione' })).toHaveValue(/^Base 60/)
  const quantity = first.getByRole('textbox', { name: 'Quantità' })
  await expect(quantity).toBeFocused()
  await quantity.fill('7')
  // What it comes to stays in sight, whatever of the form is.
  await first.scrollIntoViewIfNeeded()
  await expect(form.getByText('Netto, IVA esclusa')).toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(form.getByText('Netto, IVA esclusa')).toBeInViewport()
  // Why it costs that, step by step.
  await first.getByRole('button', { name: /^Netto/ }).click()
  await expect(first.getByText('Si arrotonda una volta sola.')).toBeVisible()
  await quantity.press('Enter')
  const second = form.getByRole('group', { name: 'Riga 2', exact: true })
  await second.getByRole('textbox', { name: 'Descrizione' }).fill('Foro lavello fuori standard')
  await second.getByRole('textbox', { name: 'Quantità' }).fill('1')
  await expect(second.getByText('prezzo da confermare')).toBeVisible()
  await expect(form.getByText('1 riga con prezzo da confermare')).toBeVisible()
  // No total of the order any more, only what is known of it so far.
  await expect(form.getByText('Netto finora, IVA esclusa').locator('..')).toContainText('€')
  await expect(form.getByText('2 righe, 8 pezzi')).toBeVisible()
})

test('of a long order each line can be written as soon as it is in sight, and what is wrong far away is found', async ({
  page,
}) => {
  await signIn(page, 'customer')
  await page.goto('/it/orders/new?type=appliances')
  const form = page.getByRole('form', { name: 'Modulo d’ordine' })
  const line = (n: number) => form.getByRole('group', { name: `Riga ${n}`, exact: true })
  const rows = Array.from({ length: 199 }, (_, i) => `BASE-${i + 1}\tBase ${i + 1}\t1`)
  await paste(line(1).getByRole('combobox', { name: 'Codice' }), rows.join('\n'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Inserisci/ })
    .click()
  await expect(form.getByText('199 righe, 199 pezzi')).toBeVisible()
  await expect(line(150).getByRole('textbox')).toHaveCount(0)
  await expect(line(150)).toContainText('Base 150')
  // Kept for the first time, and in the address, while one writes far below: the page stays where it is.
  await line(150).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/draft=/)
  await expect(line(150)).toBeInViewport()
  await line(150).getByRole('textbox', { name: 'Quantità' }).fill('')
  // From the last line Enter begins the next one, which has the cursor.
  await line(199).scrollIntoViewIfNeeded()
  await line(199).getByRole('textbox', { name: 'Quantità' }).fill('8')
  await line(199).getByRole('textbox', { name: 'Quantità' }).press('Enter')
  await expect(line(200).getByRole('combobox', { name: 'Codice' })).toBeFocused()
  await page.keyboard.type('FINE')
  await line(200).getByRole('textbox', { name: 'Quantità' }).fill('1')
  await line(1).scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: 'Invia' }).click()
  await expect(line(150).getByRole('textbox', { name: 'Quantità' })).toBeInViewport()
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true })

  test('a line has room for its words, and a photo above the limit is made smaller after asking', async ({
    page,
  }) => {
    await signIn(page, 'agent')
    await page.goto('/it/orders/new?type=appliances')
    const form = page.getByRole('form', { name: 'Modulo d’ordine' })
    const words = form.getByRole('textbox', { name: 'Descrizione' })
    expect((await words.boundingBox())?.width).toBeGreaterThan(200)
    await expect(form.getByText('Scegli o fotografa la piantina')).toBeVisible()
    // Noise does not compress: some 4000 × 3000 pixels are more than 9 MB.
    const photo = await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 4000, height: 3000 })
      const context = canvas.getContext('2d')
      const noise = new ImageData(4000, 3000)
      for (let at = 0; at < noise.data.length; at += 65_536)
        crypto.getRandomValues(noise.data.subarray(at, at + 65_536))
      for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255
      context?.putImageData(noise, 0, 0)
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.98))
      return new Promise<string>((done) => {
        const reader = new FileReader()
        reader.onload = () =>
          done(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '')
        if (blob) reader.readAsDataURL(blob)
      })
    })
    const buffer = Buffer.from(photo, 'base64')
    expect(buffer.length).toBeGreaterThan(9 * 1024 * 1024)
    const field = form.locator('input[type=file]')
    await field.setInputFiles({ name: 'parete.jpg', mimeType: 'image/jpeg', buffer })
    const question = page.getByRole('dialog', { name: 'Ridurre la foto «parete.jpg»?' })
    await question.getByRole('button', { name: 'Annulla' }).tap()
    await expect(form.getByText('parete.jpg')).toHaveCount(0)
    await field.setInputFiles({ name: 'parete.jpg', mimeType: 'image/jpeg', buffer })
    await question.getByRole('button', { name: 'Riduci e allega' }).tap()
    await expect(form.getByText('parete.jpg')).toBeVisible()
    await expect(question).toHaveCount(0)
  })
})

import type { Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { actOn, rejectSheet, saveSheet, sheetOf, wholeSheet } from './support/sheets.ts'
import { sessionOf } from './support/sign-in.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}
const choose = async (page: Page, name: string, option: string) => {
  await page.getByRole('combobox', { name, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}
/** What a refusal says stands in the form's own line as well, and stays there. */
const toast = (page: Page, words: string | RegExp) =>
  page
    .getByRole('status')
    .filter({ hasText: words })
    .or(page.getByRole('alert').filter({ hasText: words }))
    .first()
/** The portal asks before a form with something unsaved is left; here it is always left. */
const leavesForms = (page: Page) => page.on('dialog', (dialog) => void dialog.accept())

test('an agent enters a new client: faults are corrected, the draft survives a reload and a lost network', async ({
  page,
  context,
}) => {
  test.slow()
  leavesForms(page)
  const name = 'Arredamenti Prova Bozza S.r.l.'
  await signIn(page, 'agent2')
  await page.goto('/it/sheets')
  await page.getByRole('link', { name: 'Nuova scheda cliente' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova scheda cliente' })).toBeVisible()

  await fill(page, { 'Ragione sociale': name, 'Partita IVA': '12345678901', CAP: '311' })
  await field(page, 'Telefono').focus()
  await expect(page.getByText('La cifra di controllo non torna: ricontrolla le 11 cifre.')).toBeVisible()
  await expect(page.getByText('5 cifre.')).toBeVisible()
  await fill(page, { 'Partita IVA': '12345670264', CAP: '31100' })
  await field(page, 'Telefono').focus()
  await expect(page.getByText('5 cifre.')).toHaveCount(0)
  await fill(page, { IBAN: 'it60 x054 2811 1010 0000 0123 456' })
  await field(page, 'Banca e filiale').focus()
  await expect(field(page, 'ABI')).toHaveValue('05428')
  await expect(field(page, 'CAB')).toHaveValue('11101')
  await expect(page.getByText(/^Salvato su questo computer alle \d\d:\d\d$/)).toBeVisible()

  // What is missing for a signature is said field by field, and the first of them has the cursor.
  await page.getByRole('button', { name: 'Pronta per la firma' }).click()
  await expect(toast(page, 'Compila tutti i campi obbligatori')).toBeVisible()
  await expect(field(page, 'Indirizzo e numero civico')).toBeFocused()
  await expectNoViolations(page, 'with missing fields')

  await page.reload()
  await expect(page.getByText(/^Ripresa la bozza che avevi lasciato qui/)).toBeVisible()
  await expect(field(page, 'Ragione sociale')).toHaveValue(name)
  await expect(field(page, 'IBAN')).toHaveValue('IT60X0542811101000000123456')

  // The part of the app that draws toasts is loaded with the first of them; here no worker keeps it.
  await page.getByRole('button', { name: 'Pronta per la firma' }).click()
  await expect(toast(page, 'Compila tutti i campi obbligatori')).toBeVisible()
  await context.setOffline(true)
  await fill(page, { 'Indirizzo e numero civico': 'Via Garibaldi 12' })
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('In attesa della rete: parte da solo appena torna')).toBeVisible()
  await expect(field(page, 'Indirizzo e numero civico')).toHaveValue('Via Garibaldi 12')
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/it\/sheets\/[1-9]\d*$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const client = Number(page.url().split('/').at(-1))
  expect((await sheetOf(page.request, client)).values).toMatchObject({
    business_name: name,
    vat_number: '12345670264',
    abi: '05428',
    address: 'Via Garibaldi 12',
  })

  // Two letters and an arrow: the town comes with its province.
  await page.getByRole('combobox', { name: 'Località', exact: true }).pressSequentially('trevi')
  // With two letters it is named as well, but not first.
  await expect(page.getByRole('option').first()).toHaveText('Treviso (TV)')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const province = page.getByRole('combobox', { name: 'Provincia', exact: true })
  await expect(province).toHaveValue(/^TV/)
  // The postal code knows its province: first among two letters, and said where another one is chosen.
  await province.fill('tr')
  await expect(page.getByRole('option').first()).toHaveText('TV · Treviso')
  await page.getByRole('option', { name: /^TN\s· Trento$/ }).click()
  const doubt = page.getByText('Il CAP 31100 è di Treviso (TV).')
  await expect(doubt).toBeVisible()
  await province.fill('tv')
  await page.getByRole('option', { name: /^TV\s· Treviso$/ }).click()
  await expect(doubt).toHaveCount(0)
  await fill(page, {
    'Codice fiscale': '12345670264',
    Telefono: '0422 580111',
    'Amministrazione e fatture': 'amministrazione@prova.example',
    Commerciale: 'ordini@prova.example',
    'Codice destinatario SDI': 'm5uxcr1',
  })
  await choose(page, 'Codice pagamento', 'Ri.Ba. 30 giorni f.m.')
  await page.getByRole('button', { name: 'Pronta per la firma' }).click()
  await expect(toast(page, 'Scheda pronta per la firma')).toBeVisible()
  await expect(page.getByRole('main').getByText('Pronta per la firma', { exact: true }).first()).toBeVisible()
  const ready = await sheetOf(page.request, client)
  expect(ready.status).toBe('ready_to_sign')
  expect(ready.values).toMatchObject({ phone: '+390422580111', sdi_code: 'M5UXCR1', province: 'TV' })
})

test('two people change one sheet: both values are shown, nothing typed is lost', async ({ page }) => {
  const name = 'Mobili Due Mani S.r.l.'
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet(name))
  await signIn(page, 'agent2')
  await page.goto(`/it/sheets/${id}`)
  await fill(page, { Telefono: '0422 111111', Cellulare: '333 1234567' })

  await saveSheet(page.request, 'sales', id, { phone: '+390422999999', notes: 'Chiamare dopo le 10' })
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('ha salvato questa scheda nel frattempo')).toBeVisible()
  await expect(page.getByText('Campi cambiati solo dall’altra persona: Note.')).toBeVisible()
  const choice = page.getByRole('group', { name: 'Telefono' })
  await expect(choice.getByText('Il mio: +39 0422 111 111')).toBeVisible()
  await expect(choice.getByText('Il suo: +39 0422 999 999')).toBeVisible()
  await expectNoViolations(page, 'with two values of one field')
  await choice.getByText('Il suo: +39 0422 999 999').click()
  await page.getByRole('button', { name: 'Continua con questi valori' }).click()
  await expect(field(page, 'Telefono')).toHaveValue('+390422999999')
  await expect(field(page, 'Note')).toHaveValue('Chiamare dopo le 10')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(toast(page, /^Salvato$/)).toBeVisible()
  expect((await sheetOf(page.request, id)).values).toMatchObject({
    phone: '+390422999999',
    mobile: '+393331234567',
    notes: 'Chiamare dopo le 10',
  })
})

test('a save whose answer was lost is not done twice, and is no conflict with oneself', async ({ page }) => {
  leavesForms(page)
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet('Mobili Senza Risposta S.r.l.'))
  await signIn(page, 'agent2')
  await page.goto(`/it/sheets/${id}`)
  await field(page, 'Cellulare').fill('333 7654321')
  let lost = true
  await page.route('**/client-set/**', async (route) => {
    if (!lost) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Il portale non risponde: si riprova da solo')).toBeVisible()
  expect(await sheetOf(page.request, id)).toMatchObject({ version: 2 })

  // Not a moment earlier: it is tried again by itself, and this page is not to hear the answer.
  page.once('framenavigated', () => (lost = false))
  await page.reload()
  await expect(toast(page, /^Salvato$/)).toBeVisible()
  await expect(field(page, 'Cellulare')).toHaveValue('+393337654321')
  await expect(page.getByText('ha salvato questa scheda nel frattempo')).toHaveCount(0)
  expect(await sheetOf(page.request, id)).toMatchObject({ version: 2, values: { mobile: '+393337654321' } })
})

test('a value refused by the server only is shown at its field', async ({ page }) => {
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet('Mobili Indirizzo S.r.l.'))
  await signIn(page, 'agent2')
  await page.goto(`/it/sheets/${id}`)
  await page.getByRole('button', { name: 'Invia per la firma…' }).click()
  const dialog = page.getByRole('dialog')
  await expectNoViolations(page, 'before sending')
  await dialog.getByLabel('E-mail di chi firma').fill('nessuno')
  await dialog.getByRole('button', { name: 'Invia' }).click()
  await expect(dialog.getByText('Un solo indirizzo e-mail valido.')).toBeVisible()
  // An agent does not sign for its client.
  await dialog.getByLabel('E-mail di chi firma').fill('agent2@mandato.example')
  await dialog.getByRole('button', { name: 'Invia' }).click()
  await expect(toast(page, 'per la firma serve un indirizzo del cliente')).toBeVisible()
  expect((await sheetOf(page.request, id)).status).toBe('draft')
})

test('the back office reviews: differences first, rejected with a reason the agent reads', async ({
  page,
}) => {
  await signIn(page, 'sales')
  await page.goto('/it/sheets?view=clients&filter=to_review')
  await page.getByRole('link', { name: 'Verifica: Orlando & Figli Mobili S.r.l.' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orlando & Figli Mobili S.r.l.' })).toBeVisible()
  const form = await sheetOf(page.request, 33)
  const changed = form.sections.flatMap(({ fields }) =>
    fields.filter((one) => (one as { changed?: boolean }).changed),
  )
  await expect(page.getByRole('table', { name: 'Dati della scheda' }).locator('ins').first()).toBeVisible()
  await expect(page.getByText(`Differenze ${changed.length}`)).toBeVisible()
  await expect(page.getByText('Firma verificata, documento integro')).toBeVisible()

  await page.getByRole('button', { name: 'Respingi…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Respingi' }).click()
  await expect(dialog.getByText('Scrivi che cosa va corretto.')).toBeVisible()
  await dialog.getByLabel('Che cosa va corretto').fill('Manca la firma sulle condizioni.')
  await dialog.getByRole('button', { name: 'Respingi' }).click()
  await expect(toast(page, 'Scheda respinta')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await signIn(page, 'agent')
  await page.goto('/it/sheets/33')
  await expect(page.getByText('Manca la firma sulle condizioni.')).toBeVisible()
  await page.getByRole('link', { name: 'Compila' }).click()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Firma chiesta di nuovo')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(toast(page, /^Salvato$/)).toBeVisible()
  await expect(page.getByText('revisione 2')).toBeVisible()
})

test('signed, reviewed, confirmed: the registry follows the sheet', async ({ page }) => {
  const { values } = await sheetOf(page.request, 183)
  await signIn(page, 'agent2')
  await page.goto('/it/sheets/183')
  await page.getByRole('button', { name: 'Manda in verifica' }).click()
  await expect(toast(page, 'Scheda mandata in verifica')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Conferma…' })).toHaveCount(0)

  await signIn(page, 'sales')
  await page.goto('/it/sheets/183')
  await page.getByRole('button', { name: 'Conferma…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('revisione 1')
  await dialog.getByLabel('Codice cliente definitivo').fill('12')
  await expect(dialog.getByText('6 lettere e cifre.')).toBeVisible()
  await dialog.getByLabel('Codice cliente definitivo').fill('')
  await dialog.getByLabel('Nota').fill('Tutto in ordine')
  await expectNoViolations(page, 'before confirming')
  await dialog.getByRole('button', { name: 'Conferma e invia all’ERP' }).click()
  await expect(toast(page, /^Cliente confermato/)).toBeVisible()
  await expect(page.getByText('Confermata da')).toBeVisible()
  await expect(page.getByText('Tutto in ordine')).toBeVisible()
  const client = await ask<{ vat_number: string; sheet: { status: string }; contacts: { value: string }[] }>(
    page.request,
    '/api/v1.0/clients/detail/183',
  )
  expect(client.sheet.status).toBe('confirmed')
  expect(client.vat_number).toBe(values['vat_number'])
  expect(client.contacts.map(({ value }) => value)).toContain(values['email_commercial'])
})

test('an agency and a single client are reminded once a day', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/sheets')
  await page.getByRole('button', { name: 'Sollecita Lungarno Rappresentanze' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sollecitare Lungarno Rappresentanze?' })
  await dialog.getByRole('button', { name: 'Sollecita' }).click()
  await expect(toast(page, /^Sollecito per \d+ schede inviato a/)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Lungarno Rappresentanze' }).click()
  await page
    .getByRole('button', { name: /^Altre azioni per/ })
    .first()
    .click()
  const again = page.getByRole('menuitem', { name: /^Sollecita/ })
  await expect(again).toBeDisabled()
  await expect(again).toContainText('Già sollecitato: di nuovo dal')
})

test('files are added, previewed before upload, and deleted', async ({ page }) => {
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet('Mobili Allegati S.r.l.'))
  await signIn(page, 'agent2')
  await page.goto(`/it/sheets/${id}?view=files`)
  await expect(page.getByText('Nessun allegato')).toBeVisible()
  const drop = page.locator('input[type=file]')
  await drop.setInputFiles({
    name: 'enorme.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(9 * 1024 ** 2 + 1),
  })
  await expect(toast(page, 'Il file è troppo grande (al massimo 9 MB).')).toBeVisible()
  await drop.setInputFiles({
    name: 'visura.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('non un pdf'),
  })
  await expect(toast(page, 'Formato non accettato')).toBeVisible()
  await drop.setInputFiles({ name: 'negozio.png', mimeType: 'image/png', buffer: onePixel })
  await expect(toast(page, 'Allegato caricato')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'negozio.png' }).click()
  expect((await download).suggestedFilename()).toBe('negozio.png')
  await page.getByRole('button', { name: 'Elimina negozio.png' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(toast(page, 'Allegato eliminato')).toBeVisible()
  await expect(page.getByText('Nessun allegato')).toBeVisible()
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('lists are exported, the blank sheet under its fixed name', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it/sheets?status=confirmed')
  await page.getByRole('button', { name: 'Stampa elenco' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Telefono' }).uncheck()
  await expectNoViolations(page, 'before printing')
  const [printed] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'PDF' }).click(),
  ])
  expect(printed.suggestedFilename()).toMatch(/\.pdf$/)
  await page.goto('/it/blank-sheet?language=fr')
  const [blank] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Scarica il file' }).click(),
  ])
  expect(blank.suggestedFilename()).toBe('scheda-cliente.pdf')
})

test('a customer reads its own sheet, fills it in when invited, and has no acts of the staff', async ({
  page,
}) => {
  await signIn(page, 'customer')
  await page.goto('/it/sheets')
  await expect(page.getByRole('heading', { level: 1, name: 'Arredamenti Zanetti S.r.l.' })).toBeVisible()
  await expect(page.getByText('Percorso')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Compila' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Conferma…' })).toHaveCount(0)

  const { user } = await sessionOf(page.request, 'customer')
  const client = user.client_id ?? 0
  await rejectSheet(page.request, client, 'Manca il cellulare.')
  await actOn(page.request, 'agent', client, { action: 'save', customer_may_fill: true })
  await page.reload()
  await expect(page.getByText('Compilala e salva: la tua agenzia la controlla')).toBeVisible()
  await expectNoViolations(page, 'as a customer fills it in')
  await fill(page, { Cellulare: '333 1112233' })
  await expect(page.getByRole('button', { name: /firma/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(toast(page, /^Salvato: la tua agenzia/)).toBeVisible()
  expect((await sheetOf(page.request, client)).values['mobile']).toBe('+393331112233')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('an agent finds a sheet by its status and continues it', async ({ page }) => {
    const name = `Mobili Telefono ${test.info().repeatEachIndex + 1} S.r.l.`
    const begun = { ...wholeSheet(name), payment_code: null }
    const { id } = await saveSheet(page.request, 'agent2', 0, begun)
    await signIn(page, 'agent2')
    await page.goto('/it/sheets')
    await page.getByRole('button', { name: 'Filtri' }).tap()
    await page.getByRole('button', { name: /^Da fare \d/ }).tap()
    await expect(page).toHaveURL(/filter=with_agent/)
    await expect(page.getByRole('columnheader', { name: 'Giorni' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.getByRole('button', { name: /^Bozza \d/ }).tap()
    await page.getByRole('link', { name }).tap()
    await expect(page).toHaveURL(new RegExp(`/sheets/${id}$`))
    // Until it is complete it is saved, and then it is sent.
    const send = page.getByRole('button', { name: 'Invia per la firma…' })
    await expect(page.getByText('Niente da salvare')).toBeVisible()
    await fill(page, { Cellulare: '333 7654321' })
    await expect(page.getByText(/^Salvato su questo telefono alle \d\d:\d\d$/)).toBeVisible()
    await expect(send).toHaveCount(0)
    await page.getByRole('button', { name: 'Salva', exact: true }).tap()
    await expect(toast(page, /^Salvato$/)).toBeVisible()
    await choose(page, 'Codice pagamento', 'Ri.Ba. 30 giorni f.m.')
    await expect(send).toBeVisible()
    expect((await sheetOf(page.request, id)).values['mobile']).toBe('+393337654321')
  })
})

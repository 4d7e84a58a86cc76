import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import {
  acting,
  consent,
  draw,
  finish,
  invitation,
  mailedCode,
  sendSheet,
  upToConsents,
} from './support/signature.ts'
import { countTaps } from './support/taps.ts'

/* A customer signs on a telephone, without an account, from the mail in the outbox. */
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
const run = promisify(execFile)

/** Saves the sealed document and gives its path. */
async function sealedFile(page: Page, button: string, path: string): Promise<string> {
  const link = page.getByRole('link', { name: button })
  await expect(link).toBeVisible()
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('application/pdf')
  await writeFile(path, await answer.body())
  return path
}

async function expectSealed(path: string): Promise<void> {
  const { stdout } = await run('pdfsig', [path])
  expect(stdout).toContain('Signature is Valid')
  expect(stdout).toContain('Total document signed')
}

const textOf = async (path: string) => (await run('pdftotext', ['-layout', path, '-'])).stdout

test('from the mail in the outbox to the confirmed sheet, signed by hand', async ({ page }, info) => {
  test.slow()
  const sent = await sendSheet(page.request)
  const invited = await invitation(page.request, sent)
  await signIn(page, 'admin')
  await page.goto('/it/outbox')
  await page.getByText(sent.email).first().click()
  const link = page.getByText(/\/it\/sign\/[\w-]{43}/)
  await expect(link).toBeVisible()
  await expect(link).toContainText(invited)

  await page.goto(invited)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legga la Sua scheda')
  await expect(page.getByRole('article').getByText('IT60 X054 2811 1010 0000 0123 456')).toBeVisible()
  await expectNoViolations(page, 'reading')
  await upToConsents(page, sent)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consensi e firma')
  await expectNoViolations(page, 'consents')

  // Nothing is signed while anything is missing, and what is there stays.
  await finish(page)
  await expect(page.getByText('Per firmare servono tutte le dichiarazioni obbligatorie.')).toBeVisible()
  await consent(page)
  await page.getByLabel('Nome e cognome di chi firma').fill('Elena Piva')
  await finish(page)
  await expect(page.getByText(/^La firma manca/)).toBeVisible()
  await draw(page)
  await finish(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scheda firmata')
  const path = await sealedFile(page, 'Scarica il PDF sigillato', info.outputPath('sealed.pdf'))
  await expectSealed(path)
  const text = await textOf(path)
  expect(text).toContain(sent.name)
  expect(text).toContain('Elena Piva')
  expect(text).toContain(sent.email)

  // It waits in the queue of the review as it is; to begin the review opens the decision, and the registry follows.
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'sales')
  await page.goto(`/it/sheets?view=clients&filter=to_review&q=${sent.name.split(' ')[1] ?? ''}`)
  await page.getByRole('link', { name: `Verifica: ${sent.name}` }).click()
  await expect(page.getByText(/^Prima scheda, \d+ campi$/)).toBeVisible()
  await page.getByRole('button', { name: 'Inizia la verifica' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Conferma e invia all’ERP' }).click()
  await expect(page.getByText('Confermata').first()).toBeVisible()
  await page.goto(`/it/clients/${sent.client}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sent.name)
  await expect(page.getByText('Via Feltrina 118').first()).toBeVisible()

  // The check knows the file, byte for byte.
  await page.goto('/it/check-document')
  await page.getByLabel(/Trascini qui/).setInputFiles(path)
  await expect(page.getByRole('heading', { name: 'Il documento è autentico' })).toBeVisible()
  await expectNoViolations(page, 'an authentic document')
  const bytes = await readFile(path)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  const flipped = info.outputPath('flipped.pdf')
  await writeFile(flipped, bytes)
  await page.getByLabel(/sealed\.pdf/).setInputFiles(flipped)
  await expect(page.getByRole('heading', { name: 'Il documento non è riconosciuto' })).toBeVisible()
})

test('in French, with the name typed; a reload in the middle loses nothing', async ({ page }, info) => {
  const sent = await sendSheet(page.request, 'fr')
  const address = await invitation(page.request, sent)
  expect(address).toMatch(/^\/fr\//)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisez votre fiche')
  await upToConsents(page, sent, 'fr')
  await consent(page)
  await page.getByLabel('Nom et prénom du signataire').fill('Hélène Piva')
  await page.getByText('Écrire', { exact: true }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consentements et signature')
  await expect(page.getByRole('checkbox').nth(2)).toBeChecked()
  await expect(page.getByRole('checkbox').nth(3)).not.toBeChecked()
  await expect(page.getByLabel('Nom et prénom du signataire')).toHaveValue('Hélène Piva')
  await finish(page, 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiche signée')
  const path = await sealedFile(page, 'Télécharger le PDF scellé', info.outputPath('scelle.pdf'))
  await expectSealed(path)
  expect(await textOf(path)).toContain('Hélène Piva')
  // The link no longer signs: whoever opens it again finds the document.
  await page.goto(address)
  await expect(page.getByRole('link', { name: 'Télécharger le PDF scellé' })).toBeVisible()
})

test('on a desktop the signing column stays visible beside a long paper', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const sent = await sendSheet(page.request)
  await page.goto(await invitation(page.request, sent))
  await upToConsents(page, sent)
  await expect(page.getByRole('article')).toBeVisible()
  for (const name of ['Firma e concludi', 'Non firmo'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('a wrong code is reported as it is typed, and five of them lose nothing', async ({ page }) => {
  const sent = await sendSheet(page.request)
  await page.goto(await invitation(page.request, sent))
  await upToConsents(page, sent)
  await consent(page)
  await page.getByLabel('Nome e cognome di chi firma').fill('Elena Piva')
  const right = await mailedCode(page.request, sent)
  const wrong = right === '000000' ? '111111' : '000000'
  const field = page.getByLabel('Codice di sei cifre')
  await page.getByRole('button', { name: /Codice$/ }).click()
  const goOn = page.getByRole('button', { name: 'Continua' })
  for (const left of [4, 3, 2, 1]) {
    await field.fill(wrong)
    await goOn.click()
    const sentence = left === 1 ? 'Resta 1 tentativo.' : `Restano ${left} tentativi.`
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
  }
  // The right one goes on, and what was there is as it was left.
  await field.fill(right)
  await goOn.click()
  await expect(page.getByRole('checkbox').nth(0)).toBeChecked()
  await expect(page.getByLabel('Nome e cognome di chi firma')).toHaveValue('Elena Piva')
  await page.getByRole('button', { name: /Codice$/ }).click()
  await field.fill(wrong)
  await goOn.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Cinque tentativi sbagliati' })).toBeVisible()
  await expectNoViolations(page, 'a spent code')
  // Another may be asked for when the half minute is over; that it signs is shown where the clock can be moved.
  await page.getByRole('button', { name: 'Invia un nuovo codice' }).click()
  const again = page.getByRole('alert').filter({ hasText: /tra \d+ second[oi]/ })
  await expect(again.or(page.getByText(/Nuovo codice tra/))).toBeVisible()
})

test('in another browser the link works with the code that was sent', async ({ page, browser }) => {
  const sent = await sendSheet(page.request)
  const address = await invitation(page.request, sent)
  await page.goto(address)
  await page.getByRole('button', { name: 'Ho letto, avanti' }).click()
  await page.getByRole('button', { name: 'Invia il codice' }).click()
  const code = await mailedCode(page.request, sent)
  const elsewhere = await browser.newContext({ locale: 'it-IT', viewport: { width: 390, height: 844 } })
  const other = await elsewhere.newPage()
  await other.goto(new URL(address, page.url()).href)
  await other.getByRole('button', { name: 'Ho letto, avanti' }).click()
  await other.getByRole('button', { name: 'Ho già un codice' }).click()
  await expect(other.getByText('Restano 2 invii.')).toBeVisible()
  await other.getByLabel('Codice di sei cifre').fill(code)
  await other.getByRole('button', { name: 'Continua' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Consensi e firma')
  await elsewhere.close()
})

test('declining needs a reason, which closes the link', async ({ page }) => {
  const sent = await sendSheet(page.request)
  const address = await invitation(page.request, sent)
  await page.goto(address)
  await page.getByRole('button', { name: 'Non firmo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Rifiuta la firma' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Scriva il motivo in poche parole.')
  await expectNoViolations(page, 'declining')
  await dialog.getByLabel('Motivo').fill('La partita IVA è quella vecchia')
  await dialog.getByRole('button', { name: 'Rifiuta la firma' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ha scelto di non firmare')
  await expect(page).toHaveTitle(/^Ha scelto di non firmare/)
  await expect(page.getByRole('region', { name: 'Per domande' })).toContainText('Giulia Ferri')
  await expectNoViolations(page, 'a closed link')
})

test('a link used after an edit says so and names whom to ask', async ({ page }) => {
  const sent = await sendSheet(page.request)
  const address = await invitation(page.request, sent)
  await page.goto(address)
  await page.getByRole('button', { name: 'Ho letto, avanti' }).click()
  await acting(page.request, 'agent', 'POST', `agencies/schede/client-set/${sent.client}`, {
    action: 'save',
    is_edited: true,
    scheda_fields: { notes: 'Chiuso il lunedì' },
  })
  // In the middle of it, too.
  await page.getByRole('button', { name: 'Invia il codice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La scheda è stata modificata')
  await page.goto(`/it/sign/${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questo link non esiste')
})

test('opened a hundred times by a scanner, it still signs, with eight taps and the code', async ({
  page,
  context,
}) => {
  const taps = await countTaps(context)
  const sent = await sendSheet(page.request)
  const address = await invitation(page.request, sent)
  const call = `/api/v1.0/public/sign/${address.split('/').at(-1)}`
  for (let batch = 0; batch < 10; batch += 1)
    await Promise.all(Array.from({ length: 10 }, () => page.request.get(call)))
  const opened = await page.request.get(call)
  expect(await opened.json()).toMatchObject({ args: { response: { state: 'open' } } })
  await page.goto(address)
  taps.begin()
  await page.getByRole('button', { name: 'Ho letto, avanti' }).tap()
  await page.getByRole('button', { name: 'Invia il codice' }).tap()
  await expect(page.getByLabel('Codice di sei cifre')).toBeFocused()
  await page.keyboard.type(await mailedCode(page.request, sent))
  await page.keyboard.press('Enter')
  await consent(page)
  await page.getByLabel('Nome e cognome di chi firma').tap()
  await page.keyboard.type('Elena Piva')
  await draw(page)
  await finish(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scheda firmata')
  await taps.expect(8, 'sign')
})

test('after signing with a lost network the page says it is signed and does not show the form again', async ({
  page,
}) => {
  const sent = await sendSheet(page.request)
  await page.goto(await invitation(page.request, sent))
  await upToConsents(page, sent)
  await consent(page)
  await page.getByLabel('Nome e cognome di chi firma').fill('Elena Piva')
  await draw(page)
  // Only what is asked after the signature finds no way.
  await page.route(/public\/sign\//, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await finish(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Non è possibile aprire la scheda')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scheda firmata')
})

import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { saveSheet, sheetOf, wholeSheet } from './support/sheets.ts'

/* Sheets on the device: several at once, written on while they leave, and seen by two windows. */

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const keptWords = /^Salvato su questo computer/

test('several new sheets are begun, and each is found again', async ({ page }) => {
  await signIn(page, 'agent2')
  const names = ['Arredi Primo Inizio', 'Arredi Secondo Inizio']
  for (const name of names) {
    await page.goto('/it/sheets')
    await page.getByRole('link', { name: 'Nuova scheda cliente' }).click()
    await field(page, 'Ragione sociale').fill(name)
    await expect(page.getByText(keptWords)).toBeVisible()
    await expect(page).toHaveURL(/draft=/)
  }
  await page.reload()
  await expect(field(page, 'Ragione sociale')).toHaveValue('Arredi Secondo Inizio')
  for (const name of names) {
    await page.goto('/it/sheets')
    await page.getByRole('link', { name }).click()
    await expect(field(page, 'Ragione sociale')).toHaveValue(name)
  }
})

test('a sheet begun before there was the journal is found among the drafts, and leaves local storage', async ({
  page,
}) => {
  await signIn(page, 'agent2')
  await page.evaluate(() => {
    const { userId } = JSON.parse(sessionStorage.getItem('user') ?? '{}') as { userId: number }
    const name = 'Arredi Cominciati Prima'
    localStorage.setItem(`sheet-drafts.${userId}`, JSON.stringify([{ id: 0, name }]))
    const draft = { base: { version: 0, values: {} }, mine: { business_name: name }, ways: {} }
    localStorage.setItem(`sheet-draft.${userId}.0`, JSON.stringify(draft))
  })
  await page.goto('/it/sheets')
  await page.getByRole('link', { name: 'Arredi Cominciati Prima' }).click()
  await expect(field(page, 'Ragione sociale')).toHaveValue('Arredi Cominciati Prima')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('sheet-draft')
})

test('what is typed while a sheet is saved is neither cleared nor sent with it', async ({ page }) => {
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet('Arredi Scritti Avanti S.r.l.'))
  await signIn(page, 'agent2')
  await page.goto(`/it/sheets/${id}`)
  await field(page, 'Cellulare').fill('333 5550001')
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/schede/client-set/**', async (route) => {
    await held
    await route.fallback()
  })
  const asked = page.waitForRequest('**/schede/client-set/**')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await asked
  await field(page, 'Telefono').fill('0422 555002')
  go()
  await expect(page.getByRole('status').filter({ hasText: /^Salvato$/ })).toBeVisible()
  await expect(field(page, 'Telefono')).toHaveValue('0422 555002')
  expect((await sheetOf(page.request, id)).values).toMatchObject({ mobile: '+393335550001' })
  await expect(page.getByText(keptWords)).toBeVisible()
  await page.reload()
  await expect(field(page, 'Telefono')).toHaveValue(/555002$/)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(async () =>
    expect((await sheetOf(page.request, id)).values).toMatchObject({ phone: '+390422555002' }),
  ).toPass()
})

test('two tabs on one sheet see each other', async ({ page, context }) => {
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet('Arredi Due Schede S.r.l.'))
  await signIn(page, 'agent2')
  await page.goto(`/it/sheets/${id}`)
  await field(page, 'Cellulare').fill('333 5550003')
  await expect(page.getByText(keptWords)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/it/sheets/${id}`)
  await expect(field(other, 'Cellulare')).toHaveValue('333 5550003')
  await field(other, 'Telefono').fill('0422 555004')
  await expect(field(page, 'Telefono')).toHaveValue(/555004$/)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(async () =>
    expect((await sheetOf(page.request, id)).values).toMatchObject({
      mobile: '+393335550003',
      phone: '+390422555004',
    }),
  ).toPass()
  await expect(other.getByText('Niente da salvare')).toBeVisible()
})

test('a form whose sending does not load waits in words, and is saved once it does', async ({ page }) => {
  const name = 'Mobili Senza Mittente S.r.l.'
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet(name))
  await signIn(page, 'agent2')
  await page.route('**/assets/senders-*.js', (route) => route.abort())
  await page.goto(`/it/sheets/${id}`)
  await field(page, 'Cellulare').fill('333 5556667')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Il portale non risponde: si riprova da solo')).toBeVisible()
  await page.unroute('**/assets/senders-*.js')
  await expect.poll(async () => (await sheetOf(page.request, id)).values['mobile']).toBe('+393335556667')
})

import type { APIRequestContext } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { expectFitsAcross } from './support/fits.ts'

test('a document of an appliance is taken off only after asking, which names it', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/appliances')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Cantina/ })
    .first()
    .click()
  const documents = page.getByRole('region', { name: /Documenti/ })
  await documents.getByRole('combobox', { name: 'Che cos’è' }).click()
  await page.getByRole('option', { name: 'Manuale' }).click()
  await documents.getByRole('combobox', { name: 'Lingua' }).click()
  await page.getByRole('option', { name: 'Español' }).click()
  await documents.locator('input[type=file]').setInputFiles({
    name: 'manual.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nmanual\n%%EOF\n'),
  })
  const manual = documents.getByRole('listitem').filter({ hasText: 'Manuale · Español' })
  await expect(manual).toBeVisible()

  await manual.getByRole('button', { name: 'Togli' }).click()
  const question = page.getByRole('dialog', { name: 'Togliere «Manuale · Español»?' })
  await expect(question.getByText('L’operazione non si può annullare.')).toBeVisible()
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(question).toHaveCount(0)
  await expect(manual).toBeVisible()

  await manual.getByRole('button', { name: 'Togli' }).click()
  await question.getByRole('button', { name: 'Togli' }).click()
  await expect(page.getByText('Documento tolto.')).toBeVisible()
  await expect(manual).toHaveCount(0)
})

/** An appliance that a list prices, with a client's discount, and of which some is ready: as the API answers the administrator. */
async function discountedAndReady(request: APIRequestContext, customer: number) {
  const list = (whose: string) =>
    ask<readonly Appliance[]>(request, `/api/v1.0/elettrodomestici/1?per_page=100&sort=code${whose}`)
  const own = await list(`&customer=${customer}`)
  const ofAll = new Map((await list('')).map((one) => [one.code, one.price]))
  const found = own.find(
    ({ code, price, available }) => available === 'available' && price !== null && price !== ofAll.get(code),
  )
  if (!found) throw new Error('no appliance is discounted and ready')
  return { ...found, public: ofAll.get(found.code) ?? 0 }
}
interface Appliance {
  readonly code: string
  readonly name: string
  readonly price: number | null
  readonly available: string | null
}
const figure = (euro: number | null): string => new Intl.NumberFormat('it', cents).format(euro ?? NaN)
const cents = { minimumFractionDigits: 2, useGrouping: 'always' } as const

test('an agent sees what an appliance costs a client and what is ready, goes on to both, and finds back', async ({
  page,
  request,
}) => {
  const [client] = await ask<readonly { id: number }[]>(request, '/api/v1.0/agencies/get-clients?q=zanetti')
  const one = await discountedAndReady(request, client?.id ?? 0)
  await signIn(page, 'agent')
  await page.goto(`/it/appliances?q=${one.code}`)
  const row = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByText(one.code, { exact: true }) })
  await expect(row).toContainText(figure(one.public))
  await page.getByRole('button', { name: 'Prezzi per' }).click()
  await page.getByRole('combobox', { name: 'Cerca' }).fill('zanetti')
  await page.getByRole('option', { name: /Zanetti/ }).click()
  await expect(row).toContainText(figure(one.price))
  await expect(row).toContainText('disponibile')
  await expect(row.getByRole('img').or(row.getByRole('button', { name: /Classe/ }))).not.toHaveCount(0)
  await row.getByRole('link').click()

  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.name)
  await expect(main.getByText(/Prezzo di Arredamenti Zanetti S\.r\.l\./)).toBeVisible()
  await expect(main).toContainText(figure(one.price))
  await expectNoViolations(page)
  await main.getByRole('link', { name: 'Prezzo e ordine' }).click()
  await expect(page.getByRole('heading', { level: 2, name: one.code })).toBeVisible()
  await expect(page.getByText('Netto per Arredamenti Zanetti S.r.l.').locator('..')).toContainText(
    figure(one.price),
  )
  await page.goBack()
  await main.getByRole('link', { name: 'In pronta consegna' }).click()
  await expect(page).toHaveURL(new RegExp(`/it/ready/\\d+\\?customer=${client?.id}`))
  await expect(main).toContainText(figure(one.price))
  await page.goBack()
  await main.getByRole('link', { name: 'Elettrodomestici' }).click()
  await expect(page.getByRole('button', { name: /^Prezzi per: Arredamenti Zanetti/ })).toBeVisible()
})

test('on a phone a customer reads its own price; resellers and the press none', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [client] = await ask<readonly { id: number }[]>(request, '/api/v1.0/agencies/get-clients?q=zanetti')
  const one = await discountedAndReady(request, client?.id ?? 0)
  await signIn(page, 'customer')
  await page.goto(`/it/appliances?q=${one.code}`)
  const main = page.getByRole('main')
  const link = main.getByRole('link', { name: new RegExp(`^${one.name}`) }).first()
  await expect(main).toContainText(figure(one.price))
  await expect(main).toContainText('disponibile')
  await expectFitsAcross(page, 'the list of a customer')
  await link.click()
  await expect(main.getByText(/Prezzo di Arredamenti Zanetti S\.r\.l\./)).toBeVisible()
  await expectFitsAcross(page, 'an appliance of a customer')
  const address = page.url()

  await signIn(page, 'reseller')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.name)
  await expect(main).not.toContainText(/Prezzo|€|disponibile/)
  await page.goto(`/it/appliances?q=${one.code}`)
  await expect(link).toBeVisible()
  await expect(main).not.toContainText(/Prezzo|\d,\d\d|disponibile/)

  await signIn(page, 'press')
  await page.goto(`/it/appliances?q=${one.code}`)
  await expect(page.getByText(one.name)).toHaveCount(0)
})

import { readFile } from 'node:fs/promises'
import { readPdf } from '../server/papers/samples/read-pdf.ts'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { newGoods, newShipment } from './support/goods.ts'

test('two lines are put into two parcels, and the delivery note says which is in which', async ({ page }) => {
  const [first, second] = [await newGoods(page.request, 3), await newGoods(page.request, 3)]
  const shipment = await newShipment(page.request, [first, second], 3, { agencies_id: [1] })
  await signIn(page, 'admin')
  await page.goto(`/it/shipments/${shipment}`)
  await page.getByRole('button', { name: 'Conferma', exact: true }).click()
  const packed = page.getByRole('button', { name: 'Imballata, pronta' })
  await expect(packed).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi i colli' }).click()
  await page.getByRole('textbox', { name: 'Peso del collo 1, kg' }).fill('2,5')
  // One parcel holds everything: there is nothing to choose before there is a second one.
  const choice = page.getByRole('group', { name: 'Riga per riga, in quale collo' })
  await expect(choice).toHaveCount(0)
  await page.getByRole('button', { name: 'Altro collo' }).click()
  await page.getByRole('textbox', { name: 'Peso del collo 2, kg' }).fill('3')
  const parcelOf = (name: string) => choice.getByRole('combobox', { name })
  await parcelOf(first.name).selectOption('Collo 2')
  await parcelOf(second.name).selectOption('Collo 1')
  await expectNoViolations(page, 'of the choice of parcels')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('2 di 2')).toBeVisible()

  await test.step('what was chosen stands there again', async () => {
    await page.reload()
    const part = page.getByRole('heading', { name: 'Colli' })
    await part.getByRole('button', { name: 'Modifica' }).click()
    await expect(parcelOf(first.name)).toHaveValue('1')
    await expect(parcelOf(second.name)).toHaveValue('0')
    await page.getByRole('button', { name: 'Annulla' }).click()
  })

  await packed.click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'DDT', exact: true }).click()
  const { pages } = await readPdf(await readFile(await (await download).path()))
  const lines = pages[0]?.lines ?? []
  const lineOf = (code: string) => lines.find((line) => line.includes(code)) ?? ''
  expect(lineOf(first.code)).toMatch(/pz\s*3\s*2\b/)
  expect(lineOf(second.code)).toMatch(/pz\s*3\s*1\b/)
})

test('parcels typed while the shipment is being confirmed stand there when the answer comes', async ({
  page,
}) => {
  const goods = await newGoods(page.request, 1)
  const shipment = await newShipment(page.request, [goods], 1, { agencies_id: [1] })
  await signIn(page, 'admin')
  await page.goto(`/it/shipments/${shipment}`)
  await expect(page.getByRole('button', { name: 'Aggiungi i colli' })).toBeVisible()
  const { promise: typed, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/api\//, async (route) => {
    if (route.request().method() === 'POST') await typed
    await route.continue()
  })
  await page.getByRole('button', { name: 'Conferma', exact: true }).click()
  await page.getByRole('button', { name: 'Aggiungi i colli' }).click()
  const weight = page.getByRole('textbox', { name: 'Peso del collo 1, kg' })
  await weight.fill('2,5')
  letGo()
  await expect(page.getByRole('button', { name: 'Imballata, pronta' })).toBeVisible()
  await expect(weight).toHaveValue('2,5')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('cell', { name: '2,5 kg' })).toBeVisible()
})

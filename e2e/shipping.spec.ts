import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { picturesOf, readCode } from '../server/test/read-codes.ts'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { openBefore } from './support/camera.ts'
import { accept, askFor, newGoods, prepare, sentGoods } from './support/goods.ts'
import { draw } from './support/signature.ts'
import { sessionOf, type Who } from './support/sign-in.ts'
import { countTaps } from './support/taps.ts'

/** A person with a browser of their own. */
async function at(browser: Browser, who: Who): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, who)
  return page
}

test('a plain shipment of one parcel leaves with four taps, and its delivery note says on which terms', async ({
  page,
}) => {
  const taps = await countTaps(page.context())
  const goods = await newGoods(page.request, 10, { weight: 350 })
  const { token } = await sessionOf(page.request, 'admin')
  await page.request.post('/api/v1.0/invio/save-request-massiva', {
    headers: { token },
    data: { description: 'Scorta', products: [{ product_id: goods.id, quantity: 4 }], agencies_id: [1] },
  })
  await signIn(page, 'admin')
  await page.goto(`/it/to-send?q=${encodeURIComponent(goods.name)}`)
  taps.begin()
  await page.getByRole('button', { name: /^Prepara 1 riga per / }).click()
  await page.getByRole('button', { name: 'Pronta, vai a spedire' }).click()
  await page.getByRole('button', { name: 'Spedisci subito…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Peso del collo 1, kg')).toHaveValue('1,4')
  await expect(dialog.getByLabel('Porto', { exact: true })).toHaveValue('prepaid')
  await expect(dialog.getByLabel('Trasporto a cura di')).toHaveValue('carrier')
  await dialog.getByRole('button', { name: 'Segna spedita' }).click()
  await expect(page.getByRole('status').filter({ hasText: /spedita$/ })).toBeVisible()
  await taps.expect(4, 'ship one parcel from what is to send')
  await expect(page.getByText('Porto Franco, trasporto: Vettore')).toBeVisible()
})

test('fifty plain shipments leave with eight taps, and with nothing else among them', async ({ page }) => {
  const taps = await countTaps(page.context())
  const goods = await newGoods(page.request, 50, { weight: 350 })
  const clients = await ask<{ id: number }[]>(page.request, '/api/v1.0/agencies/clients?per_page=50')
  const { token } = await sessionOf(page.request, 'admin')
  const ordered = await page.request.post('/api/v1.0/invio/save-request-massiva', {
    headers: { token },
    data: {
      description: 'Novità',
      products: [{ product_id: goods.id, quantity: 1 }],
      clients_id: clients.map(({ id }) => id),
    },
  })
  expect(ordered.status(), await ordered.text()).toBe(200)
  await signIn(page, 'admin')
  const bar = page.getByRole('region', { name: 'Con i selezionati' })
  const press = (name: string) => bar.getByRole('button', { name }).click()
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
  await page.goto(`/it/to-send?q=${encodeURIComponent(goods.name)}`)
  await expect(page.getByRole('table', { name: 'Da inviare' }).locator('tbody tr')).toHaveCount(50)
  taps.begin()
  await page.getByRole('checkbox', { name: 'Seleziona tutta la pagina' }).click()
  await press('Prepara 50 righe')
  await page.waitForURL('**/preparations?status=live')
  await press('Segna pronte 50')
  await confirm('Segna pronte 50')
  await expect(page.getByRole('status').filter({ hasText: '50 preparazioni pronte' })).toBeVisible()
  await press('50 spedizioni, una per ciascuna')
  await confirm('50 spedizioni, una per ciascuna')
  await page.waitForURL('**/shipments/list?status=to_send')
  await press('Spedisci 50…')
  await confirm('Segna spedita')
  await expect(page.getByRole('status').filter({ hasText: '50 spedizioni partite' })).toBeVisible()
  await taps.expect(8, 'ship fifty of what is to send')
  // Others ship beside this test: theirs may be among the newest, too.
  const left = await ask<{ client_id: number }[]>(
    page.request,
    '/api/v1.0/spedizioni/1?status=shipped&per_page=100&sort=number&order=desc',
  )
  expect(left.map(({ client_id }) => client_id)).toEqual(expect.arrayContaining(clients.map(({ id }) => id)))
})

test('materials go from the agent’s wish to the shop’s signature', async ({ page: desk, browser }) => {
  const goods = await newGoods(desk.request, 50)
  const agent = await at(browser, 'agent')

  await test.step('an agent asks twice, head office accepts a part and the whole', async () => {
    await askFor(agent, goods, 6)
    await askFor(agent, goods, 4)
    await signIn(desk, 'admin')
    await accept(desk, goods, 5, 6)
    await accept(desk, goods, 4, 4)
  })

  const shipment = await test.step('both are prepared and become one shipment', async () => {
    const preparations = [await prepare(desk, goods, 5), await prepare(desk, goods, 4)]
    await desk.goto('/it/preparations?status=ready')
    for (const id of preparations)
      await desk.getByRole('checkbox', { name: new RegExp(`^Seleziona ${id} `) }).check()
    await desk.getByRole('button', { name: 'Unisci 2 in una spedizione' }).click()
    await desk.waitForURL(/\/shipments\/\d+$/)
    await expect(desk.getByText('9 pezzi')).toBeVisible()
    return { address: new URL(desk.url()).pathname }
  })

  const { number, label } =
    await test.step('it is packed, and its labels say its number to a reader of codes', async () => {
      const title = desk.getByRole('heading', { level: 1 })
      const found = /\d{10}/.exec((await title.textContent()) ?? '')?.[0] ?? ''
      await desk.getByRole('button', { name: 'Conferma', exact: true }).click()
      const packed = desk.getByRole('button', { name: 'Imballata, pronta' })
      await expect(packed).toBeVisible()
      await desk.getByRole('button', { name: 'Aggiungi i colli' }).click()
      await desk.getByRole('textbox', { name: 'Peso del collo 1, kg' }).fill('2,5')
      await desk.getByRole('button', { name: 'Altro collo' }).click()
      await desk.getByRole('textbox', { name: 'Peso del collo 2, kg' }).fill('3')
      await desk.getByRole('button', { name: 'Salva' }).click()
      await expect(desk.getByText('2 di 2')).toBeVisible()
      await packed.click()
      await expect(desk.getByRole('button', { name: 'Segna spedita…' })).toBeVisible()
      await desk.getByRole('button', { name: 'Etichette' }).click()
      const download = desk.waitForEvent('download')
      await desk.getByRole('menuitem', { name: '100 × 150 mm' }).click()
      const pages = await picturesOf(await readFile(await (await download).path()))
      expect(pages.map((one) => [readCode(one, 'QR_CODE'), readCode(one, 'CODE_128')])).toEqual([
        [`${found}-1`, `${found}-1`],
        [`${found}-2`, `${found}-2`],
      ])
      return { number: found, label: pages[0] }
    })

  await test.step('held before a camera, the label opens it', async () => {
    const { camera, close } = await openBefore(label)
    await signIn(camera, 'admin')
    await camera.goto('/it/shipments')
    await camera.getByRole('button', { name: 'Leggi con la fotocamera' }).click()
    await camera.waitForURL(`**${shipment.address}`)
    await close()
  })

  await test.step('the label, typed or scanned by hand, opens it, and it leaves', async () => {
    await desk.goto('/it/shipments')
    await desk.getByRole('textbox', { name: 'Scansiona o digita' }).fill(`${number}-2`)
    await desk.keyboard.press('Enter')
    await desk.waitForURL(`**${shipment.address}`)
    await desk.getByRole('button', { name: 'Segna spedita…' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Segna spedita' }).click()
    await expect(desk.getByText('Spedita', { exact: true }).first()).toBeVisible()
    await expectNoViolations(desk, 'of a shipment that left')
  })

  await test.step('the agent reads of it under the bell', async () => {
    await agent.goto('/it/blank-sheet')
    await agent.getByRole('button', { name: /^Avvisi/ }).click()
    const notice = agent.getByRole('dialog', { name: 'Avvisi' }).getByRole('listitem')
    await notice.filter({ hasText: number }).getByRole('link').click()
    await agent.waitForURL(`**${shipment.address}`)
  })

  const { user } = await sessionOf(desk.request, 'customer')
  await test.step('he hands two pieces over in the shop, with one signature', async () => {
    await agent.goto(`/it/hand-over?client=${user.client_id}`)
    const more = agent.getByRole('button', { name: `Un pezzo in più di ${goods.name}` })
    await more.click()
    await more.click()
    await agent.getByRole('textbox', { name: 'Nome di chi firma' }).fill('Elena Zanetti')
    await draw(agent)
    // The phone is put away and taken out again: pieces, name and signature are still there.
    await expect(agent.getByText(/^Salvato su questo/)).toBeVisible()
    await agent.reload()
    await expect(agent.getByRole('textbox', { name: 'Nome di chi firma' })).toHaveValue('Elena Zanetti')
    await agent.getByRole('button', { name: 'Consegna 2 pezzi' }).click()
    await expect(agent.getByText('2 pezzi consegnati')).toBeVisible()
    await agent.goto(`/it/clients/${user.client_id}?tab=materials`)
    await expect(agent.getByText(`2 × ${goods.name}`)).toBeVisible()
  })

  await test.step('the customer finds it among his materials', async () => {
    const customer = await at(browser, 'customer')
    await customer.goto('/it/my-materials')
    const card = customer.getByRole('region').filter({ hasText: goods.name })
    await expect(card).toContainText('firmato da Elena Zanetti')
    await expect(card.getByRole('button', { name: 'Ricevuta' })).toBeVisible()
  })
})

test('a shop says that its delivery came, and head office reads it', async ({ page }) => {
  const { user } = await sessionOf(page.request, 'customer')
  const { name, shipment } = await sentGoods(page.request, 2, { clients_id: [user.client_id ?? 0] })
  await signIn(page, 'customer')
  await page.goto('/it/my-materials')
  const card = page.getByRole('region', { name: /^Spedizione/ }).filter({ hasText: name })
  await expect(card.getByText(/^Attesa per il \d+ \p{L}+ \d{4}/u)).toBeVisible()
  await card.getByRole('button', { name: 'Segna come ricevuta' }).click()
  await expect(card.getByText(/^Ricevuta il/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Segna come ricevuta' })).toHaveCount(0)
  await signIn(page, 'sales')
  await page.goto(`/it/shipments/${shipment}`)
  await expect(page.getByText('Ricevuta', { exact: true })).toBeVisible()
})

test('a return is typed where it was begun', async ({ page }) => {
  await signIn(page, 'sales')
  const shipped = await ask<{ id: number }[]>(page.request, '/api/v1.0/spedizioni/1?status=shipped')
  for (const { id } of shipped) {
    await page.goto(`/it/shipments/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if ((await page.getByRole('button', { name: 'Registra un reso' }).count()) > 0) break
  }
  await page.getByRole('button', { name: 'Registra un reso' }).click()
  const pieces = page.getByRole('textbox', { name: /^Pezzi resi di/ }).first()
  await expect(pieces).toBeFocused()
  await expect(pieces).toBeInViewport()
})

test('the same materials are ordered for many by their codes, or for nobody', async ({ page }) => {
  const goods = await newGoods(page.request, 10)
  await signIn(page, 'admin')
  await page.goto('/it/to-send')
  await page.getByRole('link', { name: 'Ordine massivo' }).click()
  await page.getByRole('combobox', { name: 'Aggiungi un materiale' }).fill(goods.code)
  await page.getByRole('option', { name: goods.name }).click()
  await page.getByRole('button', { name: 'Incolla un elenco di codici' }).click()
  await page.getByRole('textbox', { name: 'Codici' }).fill('0217, 0108\n999999')
  await page.getByRole('button', { name: 'Aggiungi questi codici' }).click()
  await expect(page.getByText('Un codice non corrisponde a nessuno')).toBeVisible()
  await page.getByRole('textbox', { name: 'Descrizione' }).fill('Prova del catalogo')
  const pieces = page.getByRole('textbox', { name: `Pezzi di ${goods.name}` })
  await pieces.fill('6')
  await expect(page.getByText('servono 12, ma sono disponibili 10')).toBeVisible()
  await page.getByRole('button', { name: 'Accetta e metti da inviare' }).click()
  await expect(page.getByText(/^Il magazzino non basta/)).toBeVisible()
  await expectNoViolations(page, 'of an order the warehouse does not have')
  await pieces.fill('5')
  await page.getByRole('button', { name: 'Accetta e metti da inviare' }).click()
  await page.waitForURL('**/to-send')
  await page.goto(`/it/to-send?q=${encodeURIComponent(goods.name)}`)
  const rows = page.getByRole('table', { name: 'Da inviare' }).locator('tbody tr')
  await expect(rows).toHaveCount(2)

  // The heads of the columns are called alike; the filters stand above them.
  await page.getByRole('button', { name: 'Agenzia', exact: true }).first().click()
  await page.getByRole('menuitem', { name: /^Ferri Rappresentanze · / }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Togli il filtro: Agenzia' }).click()
  await expect(rows).toHaveCount(2)

  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Togli 2 righe…' }).click()
  const question = page.getByRole('dialog', { name: 'Togliere 2 righe da «Da inviare»?' })
  await question.getByRole('textbox', { name: 'Motivo per l’agenzia' }).fill('Doppione')
  await question.getByRole('button', { name: 'Togli 2 righe…' }).click()
  await expect(page.getByText('2 righe tolte')).toBeVisible()
  await expect(rows).toHaveCount(0)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { expectNoViolationsIn } from './support/axe.ts'
import { clientsOf, clusters, rows, table, total } from './support/clients.ts'
import { saveSheet, wholeSheet } from './support/sheets.ts'
import type { Who } from './support/sign-in.ts'

/** A potential client of this journey alone: those of the others wait for their signatures. */
async function newClient(page: Page, who: Who) {
  const name = `Mobili da Cancellare ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await saveSheet(page.request, who, 0, wholeSheet(name))
  const { code } = await ask<{ code: string }>(page.request, `/api/v1.0/clients/detail/${id}`)
  return { id, name, code }
}

test('the clients are searched, filtered and sorted, and the address shows the same to a colleague', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const expected = await clientsOf(page, 'q=cucine&status=dormant&location=Lombardia')
  expect(expected.length).toBeGreaterThan(0)
  await page.goto('/it/clients')
  await page.getByRole('searchbox').fill('cucine')
  await page.getByRole('button', { name: 'Dormiente' }).click()
  await expect(page.getByRole('button', { name: 'Dormiente' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Zona' }).click()
  // Rows that are being asked for anew are dimmed.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoViolationsIn(page, '.mantine-Combobox-dropdown', 'of the areas')
  await page.getByRole('combobox', { name: 'Cerca' }).fill('lombar')
  await page.getByRole('option', { name: 'Lombardia' }).click()
  await expect(total(page)).toHaveText(String(expected.length))
  await page.getByRole('columnheader', { name: 'Codice' }).getByRole('button').click()
  const codes = expected.map(({ code }) => code).toSorted()
  await expect(rows(page).locator('td:first-child')).toHaveText(codes)

  const address = page.url()
  await page.goto('/it')
  await page.goto(address)
  await expect(rows(page).locator('td:first-child')).toHaveText(codes)
  await expect(page.getByRole('searchbox')).toHaveValue('cucine')
  await expect(page.getByRole('button', { name: 'Zona: Lombardia' })).toBeVisible()
})

test('staff narrow the list to an agency and then to one of its agents', async ({ page }) => {
  // Wide enough for the column of the agents.
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'sales')
  await page.goto('/it/clients')
  // However far one reads, the heads of the columns stay in sight.
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect(table(page).getByRole('columnheader', { name: 'Ragione sociale' })).toBeInViewport()
  // The head of the column; the filter comes with the agency.
  const named = page.getByRole('button', { name: 'Agente', exact: true })
  await expect(named).toHaveCount(1)
  await page.getByRole('button', { name: 'Agenzia', exact: true }).click()
  await page.getByRole('combobox', { name: 'Cerca' }).fill('ferri')
  // The server names the agencies: an arrow before they are there chooses none.
  await expect(page.getByRole('option')).toHaveText(['Ferri Rappresentanze'])
  // HTML knows no value of such an element.
  await expect(page.locator('[role=option][value]')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role=option][data-combobox-selected]')).toHaveText('Ferri Rappresentanze')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/agency=1/)
  await expect(named).toHaveCount(2)
  await named.first().click()
  await page.getByRole('option', { name: 'Giulia Ferri' }).click()
  await expect(page).toHaveURL(/agent=\d+/)
  const others = rows(page).filter({ hasNot: page.getByRole('cell', { name: 'Giulia Ferri', exact: true }) })
  await expect(others).toHaveCount(0)
  await expect(rows(page).first()).toContainText('Giulia Ferri')
})

test('a search without results says so and offers all clients', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it/clients?q=nessunissimo&status=active')
  await expect(page.getByText('Nessun cliente corrisponde alla ricerca e ai filtri.')).toBeVisible()
  await page.getByRole('button', { name: 'Mostra tutti' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page).toHaveURL('/it/clients')
})

test('the file has exactly the filtered rows, of all pages', async ({ page }) => {
  await signIn(page, 'admin')
  // An agency that no other journey enters clients for.
  await page.goto('/it/clients?agency=13&sort=-code&page=2')
  await expect(page.getByRole('navigation', { name: 'Pagine' })).toContainText('51–')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta' }).click()
  await page.getByRole('menuitem', { name: 'Esporta csv' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  const all = await clientsOf(page, 'agency=13&sort=code&order=desc')
  const written = text.split(/\r?\n/).flatMap((line) => /^"?(\d{6}|P\w{5})"?[;,]/.exec(line)?.[1] ?? [])
  expect(written).toEqual(all.map(({ code }) => code))
})

test('the page of a client shows its standing, and its tabs are in the address', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/it/clients/45')
  await expect(page.getByRole('heading', { level: 1, name: 'Amato & Figli Mobili S.r.l.' })).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: /^Aperto adesso/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Condizioni' })).toContainText('50+10+5+3')
  await expect(page.getByText('2025, al 14 novembre').first()).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Il cliente' })
  await tabs.getByRole('link', { name: 'Fatturato' }).click()
  await expect(page).toHaveURL(/tab=revenue/)
  const lines = page.getByRole('region', { name: 'Righe di fattura' })
  await lines.getByRole('button', { name: 'Anno' }).click()
  await page.getByRole('menuitem', { name: '2024' }).click()
  await expect(page).toHaveURL(/year=2024/)
  await expect(lines.getByRole('cell', { name: /2025$/ })).toHaveCount(0)
  await expect(lines.getByRole('cell', { name: /2024$/ }).first()).toBeVisible()
  await tabs.getByRole('link', { name: 'Cronologia' }).click()
  await expect(page.getByRole('region', { name: 'Cronologia' }).getByRole('listitem').first()).toBeVisible()
})

test.describe('in front of the shop', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('from the client one orders, asks for materials and hands over, and opens what is open', async ({
    page,
  }) => {
    const zanetti = /Arredamenti Zanetti S\.r\.l\./
    await signIn(page, 'agent')
    await page.goto('/it/clients?q=zanetti')
    await page.getByRole('link', { name: zanetti }).first().tap()
    const address = new URL(page.url()).pathname
    const open = page.getByRole('region', { name: /^Aperto adesso/ })
    // Each row leads to its thing; of many the rest is one row.
    await open
      .getByRole('link', { name: /^Ordine OM-/ })
      .first()
      .tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ordine mobili OM-/)
    await page.goBack()
    await open.getByRole('link', { name: /^Altre \d+ fatture aperte/ }).tap()
    await expect(page).toHaveURL(/tab=invoices/)

    await page.goto(address)
    await page.getByRole('button', { name: 'Nuovo ordine' }).tap()
    await page.getByRole('menuitem', { name: 'Ordine elettrodomestici' }).tap()
    await expect(page.getByRole('combobox', { name: 'Cliente' })).toHaveValue(zanetti)

    await page.goto(address)
    await page.getByRole('link', { name: 'Consegna', exact: true }).tap()
    await expect(page.getByRole('combobox', { name: 'Cliente' })).toHaveValue(zanetti)

    // The catalogue is known by its pictures, and what is put into the request is for this client.
    await page.goto(address)
    await page.getByRole('link', { name: 'Richiedi materiali' }).tap()
    const card = page.getByRole('list', { name: 'Materiali' }).getByRole('listitem').first()
    await expect(card.locator('img')).toBeVisible()
    await card.getByRole('button', { name: /^Richiedi/ }).tap()
    const request = page.getByRole('dialog')
    await expect(request.getByRole('combobox', { name: 'Cliente' })).toHaveValue(zanetti)
    await request.getByRole('button', { name: /^Togli/ }).tap()
  })
})

test('licences of the design software stand with the quotes and orders made with them', async ({ page }) => {
  await signIn(page, 'admin')
  let licensed = 0
  for (const { id } of await clientsOf(page, 'agency=1&status=active')) {
    const { licences } = await ask<{ licences: number }>(page.request, `/api/v1.0/clients/detail/${id}`)
    if (licences > 0) licensed = id
    if (licensed) break
  }
  expect(licensed).toBeGreaterThan(0)
  await page.goto(`/it/clients/${licensed}?tab=licences`)
  await expect(page.getByRole('table', { name: 'Licenze' }).locator('tbody tr').first()).toBeVisible()
  // A screen reader says column, row and value.
  await expect(page.getByRole('table', { name: 'Licenze' }).getByRole('rowheader').first()).toHaveText(/\S/)
  await expect(page.getByRole('table', { name: 'Preventivi e ordini' }).locator('tfoot')).toContainText(
    'Totale',
  )
})

test('a client of another agency is not found, as if it did not exist', async ({ page }) => {
  await signIn(page, 'agent')
  const [foreign] = await clientsOf(page, 'agency=2&per_page=1')
  for (const address of [`/it/clients/${foreign?.id}`, '/it/clients/99999999', '/it/clients/nobody']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Cliente non trovato' })).toBeVisible()
    await expect(page.getByText('Non esiste, oppure non è tra i tuoi clienti.')).toBeVisible()
    await expect(page.getByText(foreign?.business_name ?? '-')).toHaveCount(0)
  }
})

test('an agent requests a deletion, and sales approves it in a second step', async ({ page }) => {
  const { id, name, code } = await newClient(page, 'agent')
  await signIn(page, 'agent')
  await page.goto(`/it/clients/${id}`)
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sospendi il cliente' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Chiedi la cancellazione' }).click()
  const asking = page.getByRole('dialog', { name: `Chiedere la cancellazione di ${name}?` })
  await asking.getByRole('button', { name: 'Chiedi la cancellazione' }).click()
  await expect(asking.getByRole('textbox', { name: 'Motivo' })).toBeFocused()
  await asking.getByRole('textbox', { name: 'Motivo' }).fill('Ha chiuso il negozio')
  await asking.getByRole('button', { name: 'Chiedi la cancellazione' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cancellazione chiesta il' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approva la cancellazione' })).toHaveCount(0)
  await expect(page.getByText('Ha chiuso il negozio')).toHaveCount(0)

  await signIn(page, 'sales')
  await page.goto('/it/clients?filters=deletion')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('Motivo: Ha chiuso il negozio').first()).toBeVisible()
  await page.getByRole('button', { name: 'Approva la cancellazione' }).click()
  const approving = page.getByRole('dialog', { name: `Cancellare ${name} per sempre?` })
  await expect(approving.getByText('L’operazione non si può annullare.')).toBeVisible()
  await expect(approving).toContainText(`il codice ${code} non si usa più`)
  await approving.getByRole('button', { name: 'Approva la cancellazione' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${name} è stato cancellato` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `Ex ${code}` })).toBeVisible()
  await page.goto(`/it/clients?q=${code}`)
  await expect(page.getByText('Nessun cliente corrisponde alla ricerca e ai filtri.')).toBeVisible()
})

test('a withdrawn request for deletion restores the client’s status', async ({ page }) => {
  const { id } = await newClient(page, 'agent2')
  await signIn(page, 'sales')
  await page.goto(`/it/clients/${id}`)
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await page.getByRole('menuitem', { name: 'Chiedi la cancellazione' }).click()
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Doppione')
  await page.getByRole('dialog').getByRole('button', { name: 'Chiedi la cancellazione' }).click()
  await page.getByRole('button', { name: 'Tieni il cliente' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tieni il cliente' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'resta cliente' })).toBeVisible()
  await expect(page.getByText('Potenziale')).toBeVisible()
  await page.getByRole('link', { name: 'Cronologia' }).click()
  await expect(page.getByRole('region', { name: 'Cronologia' }).getByRole('listitem').first()).toContainText(
    'Richiesta di cancellazione ritirata',
  )
})

test('open items block the deletion of a client and are listed', async ({ page }) => {
  const [client] = await clientsOf(page, 'agency=4&status=active&per_page=1')
  const open = [
    { kind: 'order', reference: 'M-25/3302', since: '2025-10-02' },
    { kind: 'invoice', reference: '2025/08841', since: '2025-10-30' },
  ]
  // Of the demonstration company nothing is open: the answer is what the server gives when something is.
  await page.route('**/admin/client-delete/**', (route) =>
    route.fulfill({
      status: 409,
      json: {
        code: 409,
        args: { error: { key: 'client_has_open_things', message: 'aperti', current: { open } } },
      },
    }),
  )
  await signIn(page, 'admin')
  await page.goto(`/it/clients/${client?.id}`)
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await page.getByRole('menuitem', { name: 'Chiedi la cancellazione' }).click()
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Prova')
  await page.getByRole('dialog').getByRole('button', { name: 'Chiedi la cancellazione' }).click()
  const refusal = page.getByRole('dialog').getByRole('alert')
  await expect(refusal.getByRole('listitem')).toHaveText([/Ordine M-25\/3302/, /Fattura 2025\/08841/])
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Prova')
})

test('an administrator suspends a client and lifts it again; the agent sees it, but not the reason', async ({
  page,
}) => {
  const [client] = await clientsOf(page, 'agency=1&status=active&sort=code&order=desc&per_page=1')
  if (!client) throw new Error('no active client')
  const { id, business_name: name } = client
  const act = async (item: string, reason?: string) => {
    await page.goto(`/it/clients/${id}`)
    await page.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    if (reason) await page.getByRole('textbox', { name: 'Motivo' }).fill(reason)
    await page.getByRole('dialog').getByRole('button', { name: item }).click()
  }
  await signIn(page, 'admin')
  await act('Sospendi il cliente', 'Fatture scadute da sei mesi')
  await expect(page.getByRole('status').filter({ hasText: `${name} è sospeso` })).toBeVisible()
  await expect(page.getByText('Sospeso', { exact: true })).toBeVisible()

  await signIn(page, 'agent')
  await page.goto(`/it/clients/${id}`)
  await expect(page.getByText(/^Sospeso dal .* per blocco del credito/)).toBeVisible()
  await expect(page.getByText('Fatture scadute da sei mesi')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Togli la sospensione' })).toHaveCount(0)

  await signIn(page, 'admin')
  await act('Togli la sospensione')
  await expect(page.getByRole('status').filter({ hasText: `Sospensione tolta a ${name}` })).toBeVisible()
  await expect(page.getByText('Sospeso', { exact: true })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the list is cards that open, and the map fills the screen', async ({ page }) => {
    await signIn(page, 'agent')
    await page.goto('/it/clients')
    const cards = page.getByRole('list', { name: 'Clienti' }).getByRole('listitem')
    await expect(cards).toHaveCount(50)
    await page.getByRole('button', { name: 'Filtri' }).tap()
    await page.getByRole('button', { name: 'Ordine', exact: true }).tap()
    await page.getByRole('menuitem', { name: 'Fatturato più alto' }).tap()
    await expect(page).toHaveURL(/sort=-revenue_this_year/)
    await expect(page.getByRole('button', { name: 'Ordine: Fatturato più alto' })).toBeVisible()
    await page.getByText('Mappa', { exact: true }).tap()
    await expect(clusters(page).first()).toBeVisible()
    await expectNoViolations(page, 'with the map')
    await page.getByText('Lista', { exact: true }).tap()
    const name = (await cards.nth(1).getByRole('link').textContent()) ?? ''
    // By its name: the cards may be sorted anew meanwhile.
    await cards
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first()
      .tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { newGoods } from './support/goods.ts'
import { agentWithPassword } from './support/people.ts'
import { saveSheet, wholeSheet } from './support/sheets.ts'
import { sessionOf } from './support/sign-in.ts'

/*
 * What the specification §8 says after a success, where no journey of the domain reads it. The others: saved (messages), changes
 * saved (agencies), customer confirmed (sheets), customer deleted (clients), request sent (materials), order sent (journal),
 * registration request sent (registration), password-reset e-mail sent (accounts).
 */
const told = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })

test('a load is corrected, then taken away, and a material without any is deleted: each is told', async ({
  page,
}) => {
  const { id } = await newGoods(page.request, 12)
  await signIn(page, 'admin')
  await page.goto(`/it/materials/${id}`)
  await page.getByRole('link', { name: 'Magazzino', exact: true }).click()
  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: /^Correggi il carico di 12/ }).click()
  await panel.getByRole('textbox', { name: 'Pezzi' }).fill('10')
  await panel.getByRole('button', { name: 'Correggi', exact: true }).click()
  await expect(told(page, 'Carico corretto: 10 disponibili')).toBeVisible()
  await page.getByRole('button', { name: /^Togli il carico di 10/ }).click()
  await panel.getByRole('button', { name: 'Togli il carico' }).click()
  await expect(told(page, 'Carico tolto')).toBeVisible()

  const { token } = await sessionOf(page.request, 'admin')
  const mark = crypto.randomUUID().slice(0, 8)
  const made = await page.request.post('/api/v1.0/materiali/product', {
    headers: { token },
    data: { product_code: `VIA-${mark}`, name: `Da togliere ${mark}` },
  })
  const { args } = (await made.json()) as { args: { response: { id: number } } }
  await page.goto(`/it/materials/${args.response.id}`)
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await panel.getByRole('button', { name: 'Elimina', exact: true }).click()
  await expect(told(page, `Da togliere ${mark} eliminato`)).toBeVisible()
  await expect(page).toHaveURL(/\/it\/materials(\?|$)/)
})

test('a preparation is closed, opened again and deleted, and the notes of a shipment are changed', async ({
  page,
}) => {
  const goods = await newGoods(page.request, 20)
  const { token } = await sessionOf(page.request, 'admin')
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(`/api/v1.0/${path}`, { headers: { token }, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { args: { response: T } }).args.response
  }
  const begin = async () => {
    const path = `/api/v1.0/invio/1?q=${encodeURIComponent(goods.name)}`
    const lines = await ask<{ request_id: number }[]>(page.request, path)
    const requests = lines.map(({ request_id }) => ({ request_id }))
    const { sessions } = await post<{ sessions: { id: number }[] }>('invio/save-requests', { requests })
    return sessions[0]?.id ?? 0
  }
  await post('invio/save-request-massiva', {
    description: 'Scorta',
    products: [{ product_id: goods.id, quantity: 4 }],
    agencies_id: [1],
  })
  await signIn(page, 'admin')
  const one = await begin()
  await page.goto(`/it/preparations/${one}`)
  await page.getByRole('button', { name: 'Segna pronta' }).click()
  await expect(told(page, 'Preparazione pronta')).toBeVisible()
  await page.getByRole('button', { name: 'Riapri' }).click()
  // Open again it has wider buttons: pressed while they move aside, a button is left before it is let go.
  await expect(page.getByRole('button', { name: 'Segna pronta' })).toBeVisible()
  await page.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(told(page, `Preparazione ${one} eliminata`)).toBeVisible()

  await page.goto(`/it/preparations/${await begin()}`)
  await page.getByRole('button', { name: 'Pronta, vai a spedire' }).click()
  await page.waitForURL(/\/shipments\/\d+$/)
  await page.getByRole('button', { name: 'Modifica', exact: true }).click()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Suonare due volte')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(told(page, 'Modifiche salvate')).toBeVisible()
  await expect(page.getByText('Suonare due volte')).toBeVisible()
})

test('a sheet sent for signature says to whom', async ({ page }) => {
  await signIn(page, 'agent')
  const { id } = await saveSheet(page.request, 'agent', 0, wholeSheet('Mobili Da Firmare S.r.l.'))
  await page.goto(`/it/sheets/${id}`)
  await page.getByRole('button', { name: 'Invia per la firma…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail di chi firma').fill('amministrazione@prova.example')
  await dialog.getByRole('button', { name: 'Invia', exact: true }).click()
  await expect(told(page, /^Scheda inviata/)).toBeVisible()
})

test('a new password is sent by e-mail from the page of a person', async ({ page }) => {
  const email = await agentWithPassword(page.request, 5)
  await signIn(page, 'admin')
  await page.goto(`/it/users?q=${encodeURIComponent(email)}`)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Nuova password' }).click()
  await expect(told(page, 'Nuova password inviata per e-mail')).toBeVisible()
})

test('an order that could not be sent says so, stays as it was typed, and is sent once', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it/orders/new?type=furniture')
  const form = page.getByRole('form', { name: 'Modulo d’ordine' })
  await form.getByRole('combobox', { name: 'Cliente' }).fill('014207')
  await page.getByRole('option', { name: /014207/ }).click()
  await form.getByRole('textbox', { name: 'Modello' }).fill('Alba')
  const first = form.getByRole('group', { name: 'Riga 1', exact: true })
  await first.getByRole('textbox', { name: 'Descrizione' }).fill('Base 60')
  await first.getByRole('textbox', { name: 'Quantità' }).fill('1')
  await form.getByRole('checkbox').check()
  await page.route('**/order-form/send-request', (route) =>
    route.fulfill({ status: 500, json: { code: 500, args: {} } }),
  )
  await form.getByRole('button', { name: 'Invia' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invia' }).click()
  await expect(form.getByText('Il portale non risponde: si riprova da solo')).toBeVisible()
  await expect(first.getByRole('textbox', { name: 'Descrizione' })).toHaveValue('Base 60')
  await page.unroute('**/order-form/send-request')
  await expect(told(page, /^Ordine OM-\d{4}\/\d{5} inviato/)).toBeVisible()
})

import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { sessionOf } from './sign-in.ts'

export interface Goods {
  readonly id: number
  readonly name: string
  readonly code: string
}

/** A material nobody else asks for, with so many pieces in the warehouse; its weight in grams, where it is known. */
export async function newGoods(
  request: APIRequestContext,
  pieces: number,
  more: { readonly weight?: number } = {},
): Promise<Goods> {
  const { token } = await sessionOf(request, 'admin')
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/v1.0/materiali/${path}`, { data, headers: { token } })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { args: { response: { id: number } } }).args.response
  }
  const mark = randomUUID().slice(0, 8)
  const [code, name] = [`EJ-${mark.toUpperCase()}`, `Mazzetta ${mark}`]
  const { id } = await post('product', { product_code: code, name, ...more })
  await post(`carico/${id}`, { quantity: pieces, product_code: code })
  return { id, name, code }
}

/** An agent asks for so many pieces of a material for the agency. */
export async function askByCall(request: APIRequestContext, { id }: Goods, quantity: number): Promise<void> {
  const { token } = await sessionOf(request, 'agent')
  const data = { requests: [{ product_id: id, quantity }] }
  const answer = await request.post('/api/v1.0/materiali/request', { data, headers: { token } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Asks for so many pieces of a material for the agency, from the catalogue. */
export async function askFor(page: Page, { name }: Goods, pieces: number): Promise<void> {
  await page.goto(`/it/materials?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: 'Richiedi' }).click()
  const panel = page.getByRole('dialog', { name: 'Richiesta' })
  await panel.getByRole('textbox', { name: `Pezzi di ${name}` }).fill(String(pieces))
  await panel.getByRole('button', { name: 'Invia 1 riga' }).click()
  await expect(panel).toBeHidden()
}

/** Head office accepts so many of the pieces a line asks for. */
export async function accept(page: Page, { name }: Goods, pieces: number, of: number): Promise<void> {
  await page.goto(`/it/material-requests?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(of), exact: true }) })
  if (pieces === of) await row.getByRole('button', { name: `Accetta ${of} di ${name}` }).click()
  else {
    await row.getByRole('button', { name: `Accetta una parte di ${name}` }).click()
    const answer = page.getByRole('form', { name: `Accetta una parte di ${name}` })
    await answer.getByRole('textbox', { name: `Pezzi di ${name}` }).fill(String(pieces))
    await answer.getByRole('button', { name: `Accetta ${pieces} di ${of}` }).click()
  }
  await expect(page.getByRole('status').filter({ hasText: `${pieces} di ${of} × ${name}` })).toBeVisible()
}

/** Takes the line to send with so many pieces of a material into a preparation and closes it; gives its id. */
export async function prepare(page: Page, { name }: Goods, pieces: number): Promise<string> {
  await page.goto(`/it/to-send?q=${encodeURIComponent(name)}`)
  // By its pieces: what the device kept of the list may stand there for a moment, with lines that left it since.
  const lines = page.getByRole('table', { name: 'Da inviare' }).locator('tbody tr')
  await lines
    .filter({ has: page.getByRole('cell', { name: String(pieces), exact: true }) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Prepara 1 riga', exact: true }).click()
  await page.waitForURL(/\/preparations\/\d+$/)
  await page.getByRole('button', { name: 'Segna pronta' }).click()
  await expect(page.getByRole('button', { name: 'Crea la spedizione' })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

type Whom = { readonly agencies_id: readonly number[] } | { readonly clients_id: readonly number[] }

/** Head office, by calls. */
async function headOffice(request: APIRequestContext) {
  const { token } = await sessionOf(request, 'admin')
  return async <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(`/api/v1.0/${path}`, {
      method,
      headers: { token },
      ...(data && { data }),
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { args: { response: T } }).args.response
  }
}

/** A shipment for somebody, a line for each of these materials with so many pieces; nothing of it is packed yet. */
export async function newShipment(
  request: APIRequestContext,
  goods: readonly Goods[],
  pieces: number,
  whom: Whom,
): Promise<number> {
  const acting = await headOffice(request)
  const products = goods.map(({ id }) => ({ product_id: id, quantity: pieces }))
  await acting('POST', 'invio/save-request-massiva', { description: 'Scorta', products, ...whom })
  const lines = await Promise.all(
    goods.map(({ name }) => acting<{ request_id: number }[]>('GET', `invio/1?q=${encodeURIComponent(name)}`)),
  )
  const { sessions } = await acting<{ sessions: { id: number }[] }>('POST', 'invio/save-requests', {
    requests: lines.flat().map(({ request_id }) => ({ request_id })),
  })
  const preparations = sessions.map(({ id }) => id)
  for (const id of preparations) await acting('PUT', `invio/session/${id}`, { action: 'ready' })
  const { id } = await acting<{ id: number }>('POST', 'invio/group-shipping', { orders_id: preparations })
  return id
}

/** A material nobody else has, of which so many pieces left head office for somebody; `shipment` is what they left in. */
export async function sentGoods(request: APIRequestContext, pieces: number, whom: Whom) {
  const goods = await newGoods(request, pieces)
  const shipment = await newShipment(request, [goods], pieces, whom)
  const acting = await headOffice(request)
  await acting('PUT', `spedizioni/details/${shipment}`, { parcels: [{ weight: 2500 }] })
  for (const state of ['to-send', 'shipped']) await acting('POST', `spedizioni/${shipment}/${state}`)
  return { ...goods, shipment }
}

/** A material nobody else has, of which so many pieces are in the agent's hands. */
export async function heldGoods(request: APIRequestContext, pieces: number) {
  const agent = await request.get('/api/v1.0/agencies/my', {
    headers: { token: (await sessionOf(request, 'agent')).token },
  })
  const { id: agency } = ((await agent.json()) as { args: { response: { id: number } } }).args.response
  return { ...(await sentGoods(request, pieces, { agencies_id: [agency] })), agency }
}

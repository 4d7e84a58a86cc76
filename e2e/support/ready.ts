import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { ask } from './ask.ts'
import { sessionOf, type Who } from './sign-in.ts'

export interface Ready {
  readonly id: number
  readonly code: string
  readonly name: string
}

/** Brings in a file as the ERP would, and waits until it is applied. */
async function bring(request: APIRequestContext, kind: 'appliances' | 'stock', rows: readonly string[]) {
  const { token } = await sessionOf(request, 'admin')
  const buffer = Buffer.from(rows.join('\n'))
  const started = await request.post(`/api/v1.0/admin/import/${kind}`, {
    headers: { token },
    multipart: { file: { name: `${kind}.csv`, mimeType: 'text/csv', buffer } },
  })
  expect(started.status(), await started.text()).toBe(200)
  const { args } = (await started.json()) as { args: { response: { id: number } } }
  await expect
    .poll(async () => {
      const { state } = await ask<{ state: string }>(request, `/api/v1.0/admin/import/${args.response.id}`)
      return state
    })
    .toBe('done')
}

/** The ERP counts an article again. */
export const countReady = (request: APIRequestContext, { code }: Pick<Ready, 'code'>, pieces: number) =>
  bring(request, 'stock', ['code,quantity', `${code},${pieces}`])

/** Ovens nobody else wants, one for each number of pieces that are there; all of a width that no other article has. */
export async function newReady(request: APIRequestContext, ...pieces: readonly number[]): Promise<Ready[]> {
  const mark = randomUUID().slice(0, 6).toUpperCase()
  const width = 1000 + (Number.parseInt(mark, 16) % 900)
  const named = pieces.map((_, i) => ({ code: `EJ-${mark}-${i}`, name: `Forno ${mark} ${i}` }))
  await bring(request, 'appliances', [
    'code,name,brand,family_code,energy_group,energy_class,width,height,depth,price',
    ...named.map(({ code, name }) => `${code},${name},Nardi Casa,E2,oven,A+,${width},595,550,410.00`),
  ])
  await bring(request, 'stock', ['code,quantity', ...named.map(({ code }, i) => `${code},${pieces[i] ?? 0}`)])
  const found = await ask<{ id: number; code: string }[]>(request, `/api/v1.0/elettrodomestici/1?q=${mark}`)
  return named.map(({ code, name }) => {
    const id = found.find((one) => one.code === code)?.id
    if (id === undefined) throw new Error(`${code} was brought in`)
    return { id, code, name }
  })
}

/** Somebody acts without a screen. */
export async function acting<T>(
  request: APIRequestContext,
  who: Who,
  method: 'POST' | 'DELETE',
  path: string,
  sent: { readonly data?: object; readonly multipart?: Record<string, string> } = {},
): Promise<T> {
  const { token } = await sessionOf(request, who)
  const answer = await request.fetch(`/api/v1.0/${path}`, { method, headers: { token }, ...sent })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { args: { response: T } }).args.response
}

/** The agent orders so many pieces for the shop of the demonstration’s customer. */
export const orderReady = (request: APIRequestContext, { id }: Ready, pieces: number) =>
  acting<{ id: number; number: string }>(request, 'agent', 'POST', 'order-form/send-request', {
    multipart: {
      type: 'ready',
      customer_code: '014207',
      reference: 'Famiglia Moro',
      user_name: 'Sara Ferri',
      vat_number: '00743110157',
      email: 'sara@shops.example',
      privacy: '1',
      'items[0][id]': String(id),
      'items[0][quantity]': String(pieces),
    },
  })

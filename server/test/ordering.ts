import type { Answer, TestApp } from './harness.ts'
import type { Who, World } from './world.ts'

export const pdf = '%PDF-1.7\npianta\n%%EOF\n'

/** A file of the form: the name of its part, its own name, its bytes. */
export type OrderFile = readonly [part: string, name: string, content: string | Buffer]

interface Saved {
  readonly id: number
  readonly number: string | null
  readonly status: string
  readonly version: number
  readonly warnings: readonly string[]
}
export interface Refused {
  readonly key: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
  readonly current?: Readonly<Record<string, unknown>>
}
export interface Order extends Readonly<Record<string, unknown>> {
  readonly id: number
  readonly number: string | null
  readonly status: string
  readonly version: number
  readonly files: readonly {
    readonly id: number
    readonly name: string
    readonly kind: string
    readonly url: string
  }[]
  readonly history: readonly {
    readonly what: string
    readonly by: string | null
    readonly reason: string | null
  }[]
  readonly may: Readonly<Record<string, boolean>>
}

const boundary = '----order'
function formOf(fields: Readonly<Record<string, string>>, files: readonly OrderFile[]) {
  const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`${head(`name="${name}"`)}\r\n${value}\r\n`),
    ),
    ...files.flatMap(([part, name, content]) => [
      Buffer.from(
        `${head(`name="${part}"; filename="${name}"`)}Content-Type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** A complete order of furniture; give what differs, and `undefined` for what is left out. */
export const kitchen = {
  type: 'furniture',
  customer_code: '014207',
  model: 'Alba',
  finish: 'Noce canaletto',
  handle: 'Ponte',
  reference: 'Famiglia Moro',
  'lines[0][quantity]': '2',
  'lines[0][description]': 'Base 60 una anta',
  'lines[0][product_code]': 'B60',
  'lines[1][quantity]': '1',
  'lines[1][description]': 'Colonna forno',
  user_name: 'Sara Ferri',
  vat_number: '00743110157',
  email: 'sara@shops.example',
  privacy: '1',
} as const

/** Fills in and moves orders as people would: by HTTP. */
export function ordering(t: TestApp, world: World) {
  const argsOf = (answer: Answer) => (answer.body as { args: { response: unknown; error: Refused } }).args
  const form = (
    who: Who,
    changes: Readonly<Record<string, string | undefined>> = {},
    {
      id,
      files = [],
      key,
      token = world.token(who),
    }: {
      readonly id?: number
      readonly files?: readonly OrderFile[]
      readonly key?: string
      readonly token?: string
    } = {},
  ) => {
    const fields = Object.entries({ ...kitchen, ...changes }).filter(([, value]) => value !== undefined)
    const { payload, headers } = formOf(Object.fromEntries(fields) as Record<string, string>, files)
    return t.ask('POST', `/api/v1.0/order-form/send-request${id === undefined ? '' : `/${id}`}`, {
      token,
      payload,
      headers: { ...headers, 'accept-language': 'en', ...(key && { 'idempotency-key': key }) },
    })
  }
  const good = <T>(answer: Answer): T => {
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
    return argsOf(answer).response as T
  }
  const ask = (who: Who, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    t.ask(method, `/api/v1.0/${path}`, {
      token: world.token(who),
      headers: { 'accept-language': 'en' },
      ...(body && { body }),
    })
  return {
    form,
    ask,
    send: async (...given: Parameters<typeof form>) => good<Saved>(await form(...given)),
    refused: (answer: Answer) => ({ status: answer.status, ...argsOf(answer).error }),
    read: async (who: Who, id: number) => good<Order>(await ask(who, 'GET', `orders/detail/${id}`)),
    move: async (who: Who, id: number, event: string, body: object = {}) =>
      good<Saved>(await ask(who, 'POST', `orders/${id}/${event}`, body)),
    papers: async (who: Who, id: number) =>
      good<{ name: string; url: string }[]>(await ask(who, 'GET', `order-form/pdf/${id}`)),
    mails: () =>
      t.db
        .selectFrom('outbox')
        .select(['recipient', 'language', 'subject', 'text_body', 'html_body', 'attachments', 'client_ids'])
        .orderBy('id')
        .execute(),
  }
}

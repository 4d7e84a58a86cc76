import type { OrderStep } from '@mandato/contract/orders/status'
import { numberIn } from '@mandato/contract/numbers'
import { isInPieces } from '@mandato/contract/orders/units'
import type { Words } from '@mandato/contract/words'
import type { Context } from '../platform/context.ts'
import { figuresIn } from '../platform/papers/drawing/figures.ts'
import { languageOf } from '../registry/index.ts'
import {
  changedSince,
  comesTo,
  type MailKind,
  mailWords,
  promised,
  revised,
  suspended,
  toConfirm,
} from './mail-words.ts'
import { hasPrices } from '@mandato/contract/orders/names'
import { currenciesOf } from './captured.ts'
import { authorAs, clientAs, deskAs, eachOnce, postLetter, type Reader } from './letters.ts'
import { linesIn } from './mail-lines.ts'
import type { OrderClient } from './queries/clients.ts'
import { linesOf, type StoredLine } from './queries/lines.ts'
import { filesOf, paperOf, type StoredOrder } from './queries/order.ts'
import { orderSettings } from './queries/settings.ts'

interface Addressee extends Reader {
  readonly kind: MailKind
}
interface Message {
  /** Sentences that come on top of the usual ones. */
  readonly also?: readonly Words[]
  readonly values?: Readonly<Record<string, unknown>>
  /** Ids of stored files. */
  readonly files?: readonly number[]
}

const as = (kind: MailKind, readers: readonly Reader[]): Addressee[] =>
  readers.map((one) => ({ ...one, kind }))

/** Tells the desk, the author and the client of an order that was sent. */
export async function mailOfSending(
  context: Context,
  order: StoredOrder,
  client: OrderClient,
  { paper, author }: { readonly paper: number; readonly author: number },
): Promise<void> {
  const { db } = context
  const { desk_mail } = await orderSettings(db)
  const enclosed = (await filesOf(db, order.id)).map(({ file_id }) => file_id)
  const addressees = [
    ...as('desk', deskAs(desk_mail)),
    ...as('author', await authorAs(db, author, client.id, 'order.send')),
    ...as('client', clientAs(client)),
  ]
  for (const one of eachOnce(addressees))
    await post(context, one, order, client, {
      also: [
        ...(order.revision > 1 ? [revised] : []),
        ...(one.kind === 'desk' && client.status === 'suspended' ? [suspended] : []),
      ],
      files: one.kind === 'desk' ? [paper, ...enclosed] : [paper],
    })
}

/** Tells whom it concerns of a step: the author of what came back, author and client of a decision, the desk too of the end. */
export async function mailOfStep(
  context: Context,
  order: StoredOrder,
  client: OrderClient,
  event: OrderStep,
  { reason, date }: { readonly reason: string; readonly date?: string | undefined },
): Promise<void> {
  if (event === 'take-over') return
  const { db } = context
  const author = await authorAs(db, order.created_by, client.id, `order.${event}`)
  const readers =
    event === 'withdraw'
      ? [
          ...deskAs((await orderSettings(db)).desk_mail),
          // Who withdrew it knows.
          ...(order.created_by === context.user.id ? [] : author),
          ...clientAs(client),
        ]
      : // What an author who is gone cannot complete, the client can.
        [...author, ...(event === 'ask' && author.length > 0 ? [] : clientAs(client))]
  const paper = event === 'confirm' ? await paperOf(db, order) : undefined
  for (const one of eachOnce(as(event, readers)))
    await post(context, one, order, client, {
      also: date === undefined ? [] : [promised],
      values: { reason, date: date === undefined ? '' : figuresIn(one.language).date(date) },
      files: paper ? [paper.file_id] : [],
    })
}

/** A copy of an order for one address. */
export const copyOf = (
  context: Context,
  order: StoredOrder,
  client: OrderClient,
  { to, paper }: { readonly to: string; readonly paper: number },
): Promise<void> =>
  post(context, { to, language: languageOf(client.country), kind: 'copy' }, order, client, { files: [paper] })

/** The mails that say what the order comes to, line by line. */
const withPrices: readonly MailKind[] = ['desk', 'author', 'client', 'copy', 'confirm']

function pricesIn(type: StoredOrder['type'], lines: readonly StoredLine[]) {
  const unpriced = hasPrices(type) ? lines.filter(({ line_cents }) => line_cents === null).length : 0
  const changed = lines.filter((line) => line.changed !== null).length
  const total = lines.reduce((sum, { line_cents }) => sum + (line_cents ?? 0), 0)
  const whole = hasPrices(type) && unpriced === 0
  return {
    unpriced,
    changed,
    total: whole ? total : null,
    currency: currenciesOf(lines)[0] ?? 'EUR',
    sentences: [
      ...(whole ? [comesTo] : []),
      ...(unpriced > 0 ? [toConfirm] : []),
      ...(changed > 0 ? [changedSince] : []),
    ],
  }
}

async function post(
  context: Context,
  { kind, ...reader }: Addressee,
  order: StoredOrder,
  client: OrderClient,
  { also = [], values = {}, files = [] }: Message,
): Promise<void> {
  const lines = await linesOf(context.db, order.id)
  const prices = pricesIn(order.type, lines)
  const { subject, paragraphs } = mailWords[kind]
  const told = withPrices.includes(kind)
  await postLetter(context, reader, {
    order: order.id,
    client: client.id,
    subject,
    paragraphs: [...paragraphs, ...(told ? prices.sentences : []), ...also],
    ...(told && { rows: linesIn(lines, reader.language, hasPrices(order.type)) }),
    known: {
      number: order.number,
      revision: order.revision,
      client: client.business_name,
      code: client.code,
      author: context.user.name,
      agency: client.agency,
      lines: lines.length,
      pieces: lines.reduce((sum, { quantity, unit }) => sum + (isInPieces(unit) ? (quantity ?? 0) : 0), 0),
      unpriced: prices.unpriced,
      changed: prices.changed,
      total:
        prices.total === null
          ? ''
          : numberIn(reader.language, { style: 'currency', currency: prices.currency })(prices.total / 100),
      ...values,
    },
    files,
  })
}

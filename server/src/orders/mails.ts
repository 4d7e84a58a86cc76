import type { OrderStep } from '@mandato/contract/orders/status'
import { numberIn } from '@mandato/contract/numbers'
import { fill, type Language, type Words } from '@mandato/contract/words'
import type { Context } from '../platform/context.ts'
import { postMail } from '../platform/mail/outbox.ts'
import { figuresIn } from '../platform/papers/drawing/figures.ts'
import { languageOf } from '../registry/index.ts'
import {
  changedSince,
  closing,
  comesTo,
  greeting,
  type MailKind,
  mailWords,
  openOrder,
  promised,
  revised,
  suspended,
  toConfirm,
} from './mail-words.ts'
import { hasPrices } from '@mandato/contract/orders/names'
import { currenciesOf } from './captured.ts'
import { accountOf, type OrderClient } from './queries/clients.ts'
import { linesOf, type StoredLine } from './queries/lines.ts'
import { filesOf, paperOf, type StoredOrder } from './queries/order.ts'
import { orderSettings } from './queries/settings.ts'

interface Addressee {
  readonly to: string
  readonly language: Language
  readonly kind: MailKind
}
interface Message {
  /** Sentences that come on top of the usual ones. */
  readonly also?: readonly Words[]
  readonly values?: Readonly<Record<string, unknown>>
  /** Ids of stored files. */
  readonly files?: readonly number[]
}

/** The desk of the company reads Italian. */
const desk = (to: string, kind: MailKind): Addressee[] => (to ? [{ to, language: 'it', kind }] : [])
const clientAs = ({ email, country }: OrderClient, kind: MailKind): Addressee[] =>
  email ? [{ to: email, language: languageOf(country), kind }] : []
async function authorAs({ db }: Context, id: number, kind: MailKind): Promise<Addressee[]> {
  const account = await accountOf(db, id)
  return account?.active ? [{ to: account.email, language: account.language, kind }] : []
}

/** Each address once: whoever is author and client at once is written to as the first of them. */
const eachOnce = (all: readonly Addressee[]): Addressee[] =>
  [...Map.groupBy(all, ({ to }) => to.toLowerCase()).values()].flatMap(([first]) => first ?? [])

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
    ...desk(desk_mail, 'desk'),
    ...(await authorAs(context, author, 'author')),
    ...clientAs(client, 'client'),
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
  const addressees =
    event === 'withdraw'
      ? [
          ...desk((await orderSettings(db)).desk_mail, event),
          // Who withdrew it knows.
          ...(order.created_by === context.user.id ? [] : await authorAs(context, order.created_by, event)),
          ...clientAs(client, event),
        ]
      : [
          ...(await authorAs(context, order.created_by, event)),
          ...(event === 'ask' ? [] : clientAs(client, event)),
        ]
  const paper = event === 'confirm' ? await paperOf(db, order) : undefined
  for (const one of eachOnce(addressees))
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

/** The mails that say what the order comes to; their PDF says it line by line. */
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
  { db, jobs, config, user }: Context,
  { to, language, kind }: Addressee,
  order: StoredOrder,
  client: OrderClient,
  { also = [], values = {}, files = [] }: Message,
): Promise<void> {
  const lines = await linesOf(db, order.id)
  const prices = pricesIn(order.type, lines)
  const known = {
    number: order.number,
    revision: order.revision,
    client: client.business_name,
    code: client.code,
    author: user.name,
    agency: client.agency,
    lines: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    unpriced: prices.unpriced,
    changed: prices.changed,
    total:
      prices.total === null
        ? ''
        : numberIn(language, { style: 'currency', currency: prices.currency })(prices.total / 100),
    ...values,
  }
  const say = (sentence: Words) => fill(sentence[language], known, language)
  const { subject, paragraphs } = mailWords[kind]
  await postMail(
    { db, jobs },
    {
      to,
      language,
      brand: config.brandName,
      clients: [client.id],
      letter: {
        subject: say(subject).replace(/\s+/g, ' ').slice(0, 200),
        greeting: say(greeting),
        paragraphs: [...paragraphs, ...(withPrices.includes(kind) ? prices.sentences : []), ...also]
          .map(say)
          .filter((text) => text !== ''),
        button: { label: say(openOrder), url: `${config.publicUrl}/${language}/orders/${order.id}` },
        closing: say(closing),
      },
      attachments: [...files],
    },
  )
}

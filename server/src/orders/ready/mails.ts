import { fill, type Language, type Words } from '@mandato/contract/words'
import type { Context } from '../../platform/context.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import { figuresIn } from '../../platform/papers/drawing/figures.ts'
import { itemsOf, readySettings } from '../../ready/index.ts'
import { languageOf } from '../../registry/index.ts'
import { closing, greeting, openOrder } from '../mail-words.ts'
import { accountOf, type OrderClient } from '../queries/clients.ts'
import type { StoredOrder } from '../queries/order.ts'
import { orderSettings } from '../queries/settings.ts'
import { type ReadyMail, readyMails } from './mail-words.ts'

type Work = Pick<Context, 'db' | 'jobs' | 'config'>
type Told = Pick<StoredOrder, 'id' | 'number' | 'created_by' | 'pickup_from' | 'pickup_until'> &
  Partial<Pick<StoredOrder, 'decide_by' | 'author'>>

interface Addressee {
  readonly to: string
  readonly language: Language
  readonly kind: ReadyMail
}
interface Said {
  readonly reason?: string
  /** The id of the stored PDF. */
  readonly paper?: number
}

/** Tells desk, author and client of a step somebody took, each address once. */
export async function mailOfReady(
  context: Context,
  order: Told,
  client: OrderClient,
  kind: Exclude<ReadyMail, 'desk' | 'ready_for_pickup' | 'not_collected'>,
  said: Said,
): Promise<void> {
  const { db, user } = context
  const desk = kind === 'request' || kind === 'withdraw' ? (await orderSettings(db)).desk_mail : ''
  // Who takes an order back knows.
  const author = kind === 'withdraw' && order.created_by === user.id ? [] : await authorOf(context, order)
  await postAll(
    context,
    order,
    client,
    [
      ...(desk
        ? [{ to: desk, language: 'it' as const, kind: kind === 'request' ? ('desk' as const) : kind }]
        : []),
      ...[...author, ...clientAs(client)].map((one) => ({ ...one, kind })),
    ],
    said,
  )
}

/** Tells author and client of what the time has brought. */
export const mailOfTime = async (
  work: Work,
  order: Told,
  client: OrderClient,
  kind: 'ready_for_pickup' | 'not_collected',
): Promise<void> =>
  postAll(
    work,
    order,
    client,
    [...(await authorOf(work, order)), ...clientAs(client)].map((one) => ({ ...one, kind })),
    {},
  )

async function authorOf({ db }: Pick<Work, 'db'>, { created_by }: Told): Promise<Omit<Addressee, 'kind'>[]> {
  const account = await accountOf(db, created_by)
  return account?.active ? [{ to: account.email, language: account.language }] : []
}
const clientAs = ({ email, country }: OrderClient): Omit<Addressee, 'kind'>[] =>
  email ? [{ to: email, language: languageOf(country) }] : []

async function postAll(
  { db, jobs, config }: Work,
  order: Told,
  client: OrderClient,
  addressees: readonly Addressee[],
  { reason = '', paper }: Said,
): Promise<void> {
  const items = await itemsOf(db, order.id)
  const { pickup_place } = await readySettings(db)
  const once = [...Map.groupBy(addressees, ({ to }) => to.toLowerCase()).values()].flatMap(
    ([first]) => first ?? [],
  )
  for (const { to, language, kind } of once) {
    const figures = figuresIn(language)
    const day = (date: string | null) => (date ? figures.date(date) : '')
    const known = {
      number: order.number,
      client: client.business_name,
      code: client.code,
      agency: client.agency,
      author: order.author ?? '',
      goods: items.map((item) => goodsIn(item)).join(', '),
      from: day(order.pickup_from),
      until: day(order.pickup_until),
      answer: order.decide_by ? figures.moment(new Date(order.decide_by)) : '',
      place: pickup_place,
      reason,
    }
    const say = (sentence: Words) => fill(sentence[language], known, language).trim()
    const { subject, paragraphs } = readyMails[kind]
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
          paragraphs: paragraphs.map(say).filter((text) => text !== ''),
          button: { label: say(openOrder), url: `${config.publicUrl}/${language}/orders/${order.id}` },
          closing: say(closing),
        },
        attachments: paper === undefined ? [] : [paper],
      },
    )
  }
}

/** `2 × LS-14 Lavastoviglie (B, A–G)`: whoever names an article names its class and range with it. */
const goodsIn = ({
  quantity,
  code,
  name,
  energy_class,
  energy_range,
}: Awaited<ReturnType<typeof itemsOf>>[number]): string =>
  `${quantity} × ${code} ${name}${energy_class ? ` (${energy_class}, ${energy_range ?? ''})` : ''}`

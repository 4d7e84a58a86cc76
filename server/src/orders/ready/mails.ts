import type { Context } from '../../platform/context.ts'
import { figuresIn } from '../../platform/papers/drawing/figures.ts'
import { goodsIn, itemsOf, readySettings } from '../../ready/index.ts'
import { authorAs, clientAs, deskAs, eachOnce, postLetter, type Reader } from '../letters.ts'
import type { OrderClient } from '../queries/clients.ts'
import type { StoredOrder } from '../queries/order.ts'
import { orderSettings } from '../queries/settings.ts'
import { type ReadyMail, readyMails } from './mail-words.ts'

type Work = Pick<Context, 'db' | 'jobs' | 'config' | 'clock'>
type Told = Pick<StoredOrder, 'id' | 'number' | 'created_by' | 'pickup_from' | 'pickup_until'> &
  Partial<Pick<StoredOrder, 'decide_by' | 'author'>>

interface Addressee extends Reader {
  readonly kind: ReadyMail
}
interface Said {
  readonly reason?: string
  /** The id of the stored PDF. */
  readonly paper?: number
  /** Its goods, where they are not reserved yet. */
  readonly items?: readonly Parameters<typeof goodsIn>[0][]
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
  const author =
    kind === 'withdraw' && order.created_by === user.id
      ? []
      : await authorAs(db, order.created_by, client.id, `order.${kind}`)
  await postAll(
    context,
    order,
    client,
    [
      ...deskAs(desk).map((one) => ({ ...one, kind: kind === 'request' ? ('desk' as const) : kind })),
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
    [...(await authorAs(work.db, order.created_by, client.id, `order.${kind}`)), ...clientAs(client)].map(
      (one) => ({
        ...one,
        kind,
      }),
    ),
    {},
  )

async function postAll(
  work: Work,
  order: Told,
  client: OrderClient,
  addressees: readonly Addressee[],
  { reason = '', paper, items: named }: Said,
): Promise<void> {
  const items =
    named?.toSorted((one, other) => (one.code < other.code ? -1 : 1)) ?? (await itemsOf(work.db, order.id))
  const { pickup_place } = await readySettings(work.db)
  for (const { kind, ...reader } of eachOnce(addressees)) {
    const figures = figuresIn(reader.language)
    const day = (date: string | null) => (date ? figures.date(date) : '')
    await postLetter(work, reader, {
      order: order.id,
      client: client.id,
      ...readyMails[kind],
      known: {
        number: order.number,
        client: client.business_name,
        code: client.code,
        agency: client.agency,
        author: order.author ?? '',
        goods: items.map((item) => goodsIn(item, reader.language)).join(', '),
        from: day(order.pickup_from),
        until: day(order.pickup_until),
        answer: order.decide_by ? figures.moment(new Date(order.decide_by)) : '',
        place: pickup_place,
        reason,
      },
      files: paper === undefined ? [] : [paper],
    })
  }
}

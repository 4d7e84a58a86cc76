import type { Acting } from '../acting.ts'
import {
  heldBy,
  type Held,
  lockStock,
  moveAgencyStock,
  moveClientStock,
  moveCounters,
  type References,
  type Stock,
  type WrittenEntry,
} from '../queries/ledger.ts'
import { archived, notSoManyHeld, type Short, shortOfStock } from '../refusals.ts'
import { changesBy, type EntryKind, needsLiveMaterial } from '../rules.ts'

/** What happened to so many pieces of a material. */
export interface Entry extends References {
  readonly product_id: number
  readonly kind: EntryKind
  /** Positive; only a correction may be negative. */
  readonly quantity: number
  readonly reason?: string
}

/**
 * The one way to change a counter: writes the entries into the ledger and moves the counters by them, all or nothing.
 * Comes last in an act, because others who want the same material wait from here to its end.
 * @throws 409 `short_of_stock`, `material_archived` or `not_so_many_held`, naming the materials
 */
export async function enter(acting: Acting, entries: readonly Entry[]): Promise<void> {
  const { db, clock, user } = acting
  const written = entries.filter(({ quantity }) => quantity !== 0).map(writtenEntry)
  if (written.length === 0) return
  const products = idsOf(written)
  // One row is locked by the statement that moves it; several have to be taken in the order of their ids.
  if (products.length > 1) await lockStock(db, products)
  const by = { at: clock.now(), by: user.id }
  const moved = await moveCounters(db, written, by)
  const left = written.filter(({ product_id }) => !moved.includes(product_id))
  if (left.length > 0) {
    // Refused for what the rows were then. Only with the rows in hand is it certain, and the reason true: somebody may
    // have restored the material, or loaded pieces of it, in between.
    const stock = await lockStock(db, idsOf(left))
    const now = await moveCounters(db, left, by)
    const refused = left.filter(({ product_id }) => !now.includes(product_id))
    if (refused.length > 0) throw reasonOf(stock, refused)
  }
  await moveHolders(acting, written)
}

const writtenEntry = ({ quantity, reason = '', ...entry }: Entry): WrittenEntry => ({
  ...entry,
  ...changesBy(entry.kind, quantity),
  needs_live: needsLiveMaterial(entry.kind),
  reason,
})

const idsOf = (entries: readonly { readonly product_id: number }[]): number[] => [
  ...new Set(entries.map(({ product_id }) => product_id)),
]

/** Why counters did not move, told by the locked rows. */
function reasonOf(locked: readonly Stock[], entries: readonly WrittenEntry[]) {
  const refused = idsOf(entries)
  const stock = locked.filter(({ product_id }) => refused.includes(product_id))
  const closed = stock.filter(
    (one) => one.archived && entries.some((entry) => entry.needs_live && entry.product_id === one.product_id),
  )
  if (closed.length > 0) return archived(closed)
  const total = (id: number, name: 'on_hand' | 'committed' | 'with_agencies' | 'delivered') =>
    sum(entries.filter(({ product_id }) => product_id === id).map((entry) => entry[name]))
  const held = stock.flatMap((one): Short[] => {
    const short = (['with_agencies', 'delivered'] as const).find(
      (name) => one[name] + total(one.product_id, name) < 0,
    )
    return short ? [{ ...one, wanted: -total(one.product_id, short), available: one[short] }] : []
  })
  if (held.length > 0) return notSoManyHeld(held.map(named))
  return shortOfStock(
    stock.map((one) =>
      named({ ...one, wanted: total(one.product_id, 'committed') - total(one.product_id, 'on_hand') }),
    ),
  )
}

const named = ({ product_id, product_code, wanted, available }: Short): Short => ({
  product_id,
  product_code,
  wanted,
  available,
})
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** What agencies and clients hold, by the same entries. */
async function moveHolders(acting: Acting, entries: readonly WrittenEntry[]): Promise<void> {
  const { db } = acting
  const atAgencies = changesOf(entries, 'agency_id', 'with_agencies')
  if (atAgencies.length > 0) await refuseMissing(acting, 'agency_id', await moveAgencyStock(db, atAgencies))
  const atClients = changesOf(entries, 'client_id', 'delivered')
  if (atClients.length > 0) await refuseMissing(acting, 'client_id', await moveClientStock(db, atClients))
}

function changesOf(
  entries: readonly WrittenEntry[],
  holder: 'agency_id' | 'client_id',
  counter: 'with_agencies' | 'delivered',
): Held[] {
  const moving = entries.filter((entry) => entry[counter] !== 0)
  return [...Map.groupBy(moving, (entry) => `${entry.product_id} ${entry[holder]}`).values()]
    .map((group) => ({
      product_id: group[0]?.product_id ?? 0,
      holder: group[0]?.[holder] ?? 0,
      change: sum(group.map((entry) => entry[counter])),
    }))
    .filter(({ change }) => change !== 0)
}

async function refuseMissing(
  { db }: Acting,
  holder: 'agency_id' | 'client_id',
  missing: readonly Held[],
): Promise<void> {
  const [first] = missing
  if (!first) return
  const products = idsOf(missing)
  const who = holder === 'agency_id' ? { agency_id: first.holder } : { client_id: first.holder }
  const [held, stock] = [await heldBy(db, who, products), await lockStock(db, products)]
  throw notSoManyHeld(
    missing.map(({ product_id, change }) => ({
      product_id,
      product_code: stock.find((one) => one.product_id === product_id)?.product_code ?? '',
      wanted: -change,
      available: held.get(product_id) ?? 0,
    })),
  )
}

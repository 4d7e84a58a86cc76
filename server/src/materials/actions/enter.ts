import { type Db, isFurtherAttempt } from '../../platform/db/db.ts'
import type { Acting } from '../acting.ts'
import {
  type Change,
  heldBy,
  type Held,
  lockStock,
  moveAgencyStock,
  moveClientStock,
  moveCounters,
  moveCountersOrLookAgain,
  type References,
  type Stock,
  type WrittenEntry,
  writeEntries,
} from '../queries/ledger.ts'
import { archived, notSoManyHeld, type Short, shortOfStock } from '../refusals.ts'
import { changesBy, type EntryKind, needsLiveMaterial, total } from '../rules.ts'

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
  const changes = changesOf(written)
  // One row is locked by the statement that moves it; several have to be taken in the order of their ids.
  if (changes.length > 1) await lockStock(db, idsOf(changes))
  await writeEntries(db, written, { at: clock.now(), by: user.id })
  if (isFurtherAttempt(db)) await moveOrRefuse(db, changes)
  else await moveCountersOrLookAgain(db, changes)
  await moveHolders(acting, written)
}

/** For an act that broke a rule when it was tried without looking: says which. */
async function moveOrRefuse(db: Db, changes: readonly Change[]): Promise<void> {
  const moved = await moveCounters(db, changes)
  const left = changes.filter(({ product_id }) => !moved.includes(product_id))
  if (left.length === 0) return
  // Refused for what the rows were then. Only with the rows in hand is it certain, and the reason true: somebody may
  // have restored the material, or loaded pieces of it, in between.
  const stock = await lockStock(db, idsOf(left))
  const now = await moveCounters(db, left)
  const refused = left.filter(({ product_id }) => !now.includes(product_id))
  if (refused.length > 0) throw reasonOf(stock, refused)
}

const writtenEntry = ({ quantity, reason = '', ...entry }: Entry): WrittenEntry => ({
  ...entry,
  ...changesBy(entry.kind, quantity),
  reason,
})

/** What entries do together to the counters of each material. */
const changesOf = (entries: readonly WrittenEntry[]): Change[] =>
  [...Map.groupBy(entries, ({ product_id }) => product_id)].map(([product_id, group]) => ({
    ...total(group),
    product_id,
    needs_live: group.some(({ kind }) => needsLiveMaterial(kind)),
  }))

const idsOf = (things: readonly { readonly product_id: number }[]): number[] => [
  ...new Set(things.map(({ product_id }) => product_id)),
]

/** Why counters did not move, told by the locked rows. */
function reasonOf(locked: readonly Stock[], refused: readonly Change[]) {
  const pairs = locked.flatMap((stock) => {
    const change = refused.find(({ product_id }) => product_id === stock.product_id)
    return change ? [{ stock, change }] : []
  })
  const closed = pairs.filter(({ stock, change }) => stock.archived && change.needs_live)
  if (closed.length > 0) return archived(closed.map(({ stock }) => stock))
  const held = pairs.flatMap(({ stock, change }): Short[] => {
    const short = (['with_agencies', 'delivered'] as const).find((name) => stock[name] + change[name] < 0)
    return short ? [{ ...stock, wanted: -change[short], available: stock[short] }] : []
  })
  if (held.length > 0) return notSoManyHeld(held.map(named))
  return shortOfStock(
    pairs.map(({ stock, change }) => named({ ...stock, wanted: change.committed - change.on_hand })),
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
  const atAgencies = heldChanges(entries, 'agency_id', 'with_agencies')
  if (atAgencies.length > 0) await refuseMissing(acting, 'agency_id', await moveAgencyStock(db, atAgencies))
  const atClients = heldChanges(entries, 'client_id', 'delivered')
  if (atClients.length > 0) await refuseMissing(acting, 'client_id', await moveClientStock(db, atClients))
}

function heldChanges(
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

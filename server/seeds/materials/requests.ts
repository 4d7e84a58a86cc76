import { acceptDirect, cancelLines } from '../../src/materials/index.ts'
import { decide, type Decided } from '../../src/materials/actions/decide.ts'
import { request, withdraw } from '../../src/materials/actions/request.ts'
import type { Db } from '../../src/platform/db/db.ts'
import type { Shop } from '../network/shop.ts'
import { personOf, salesOffice } from '../past/cast.ts'
import type { Happening, Stage } from '../past/stage.ts'
import { itemAt, type Random, randomFor } from '../random.ts'
import type { Thing } from './thing.ts'

type At = (daysAgo: number, time: string) => Date

const notes = ['', '', '', 'Per la nuova esposizione', 'Apertura a fine mese', 'Il cliente aspetta da tempo']
const reasons = ['Scorta esaurita, carico a dicembre', 'Edizione in ristampa', 'Già inviato il mese scorso']

/** Requests of agents and decisions of head office: the last days open, the others in every status. */
export function requestsOf(things: readonly Thing[], shops: readonly Shop[], at: At): readonly Happening[] {
  const random = randomFor('material requests')
  const catalogue = things.filter((_, i) => i % 23 !== 7 && i % 29 !== 11)
  const asked = Array.from({ length: 130 }, (_, turn) => {
    // Agencies 1 and 2 ask oftener: their agents are those who sign in.
    const near = shops.filter(({ agency }) => agency.id <= 2)
    const shop = random.pick(turn % 4 === 0 ? near : shops)
    const daysAgo = turn < 26 ? Math.floor(turn / 9) : 3 + Math.floor((turn - 26) * 0.9)
    return askAndAnswer({ shop, daysAgo, turn, at, random, catalogue })
  })
  return [...asked.flat(), bulk(catalogue, shops, at)]
}

interface Case {
  readonly shop: Shop
  readonly daysAgo: number
  readonly turn: number
  readonly at: At
  readonly random: Random
  readonly catalogue: readonly Thing[]
}

function askAndAnswer({ shop, daysAgo, turn, at, random, catalogue }: Case): Happening[] {
  const agent = personOf(shop.agent)
  const wishes = Array.from({ length: random.whole(1, 3) }, () => ({
    thing: random.pick(catalogue),
    packs: random.whole(1, 3),
    forAgency: random.chance(0.3),
    note: random.pick(notes),
  }))
  let ids: number[] = []
  const asks: Happening = {
    at: at(daysAgo, `${9 + (turn % 8)}:${10 + (turn % 45)}`),
    run: async (stage) => {
      const scarce = daysAgo < 3 && turn % 7 === 3
      const there = scarce && wishes[0] ? await availableOf(stage.working.db, wishes[0].thing.id) : 0
      ids = await request(
        stage.as(agent),
        wishes.map(({ thing, packs, forAgency, note }, i) => ({
          product_id: thing.id,
          agency_id: shop.agency.id,
          client_id: forAgency ? null : shop.id,
          // Now and then an agency wants more than the warehouse has.
          quantity: packs * thing.plan.pack + (scarce && i === 0 ? there : 0),
          note,
        })),
      )
    },
  }
  if (daysAgo < 3) return [asks]
  const answers: Happening = {
    at: at(daysAgo - 1, `${10 + (turn % 7)}:40`),
    run: (stage) => (turn % 10 === 9 ? takeBack(stage, agent, ids) : answer(stage, ids, turn)),
  }
  return [asks, answers]
}

async function availableOf(db: Db, product: number): Promise<number> {
  const { available } = await db
    .selectFrom('material_cards')
    .select('available')
    .where('id', '=', product)
    .executeTakeFirstOrThrow()
  return available ?? 0
}

async function takeBack(stage: Stage, agent: ReturnType<typeof personOf>, ids: readonly number[]) {
  for (const id of ids) await withdraw(stage.as(agent), id)
}

async function answer(stage: Stage, ids: readonly number[], turn: number): Promise<void> {
  const office = stage.as(salesOffice)
  const accepted: number[] = []
  for (const [i, id] of ids.entries()) {
    const decision = await decisionFor(stage.working.db, id, turn + i)
    await decide(office, [decision])
    if (decision.answer.status !== 'rejected') accepted.push(id)
  }
  const [first] = accepted
  if (turn % 10 === 8 && first !== undefined)
    await cancelLines(office, [first], 'Il cliente non lo vuole più')
}

/** What head office says to a line: as much as the warehouse has, and at times less or more than was asked for. */
async function decisionFor(db: Db, id: number, way: number): Promise<Decided> {
  const { requested, available, pack } = await db
    .selectFrom('material_lines')
    .select(['requested', 'available', 'pack'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [asked, there, step] = [requested ?? 1, available ?? 0, pack ?? 1]
  const reject = { id, note: itemAt(reasons, way % reasons.length), answer: { status: 'rejected' } } as const
  if (way % 10 === 7 || there === 0) return reject
  const part = way % 10 === 5 ? Math.ceil(asked / 2) : Math.min(asked, there)
  if (part < asked) {
    return {
      id,
      note: 'Il resto con il prossimo carico',
      answer: { status: 'partial', accepted_quantity: part },
    }
  }
  if (way % 10 === 6 && there >= asked + step)
    return {
      id,
      note: 'Una confezione in più per il banco',
      answer: { status: 'modified', accepted_quantity: asked + step },
    }
  return { id, note: '', answer: { status: 'accepted' } }
}

/** One leaflet for many agencies, decided by head office. */
function bulk(catalogue: readonly Thing[], shops: readonly Shop[], at: At): Happening {
  const agencies = [...new Set(shops.map(({ agency }) => agency.id))].slice(0, 12)
  return {
    at: at(9, '15:30'),
    run: async (stage) => {
      const leaflet = catalogue.find(({ name }) => name === 'Depliant Premia')
      if (!leaflet) return
      await acceptDirect(
        stage.as(salesOffice),
        agencies.map((agency_id) => ({ product_id: leaflet.id, quantity: leaflet.plan.pack * 2, agency_id })),
        { bulk: { description: 'Campagna Premia, autunno' }, allow_partial: true },
      )
    },
  }
}

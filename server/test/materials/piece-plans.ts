import { handOver, shipLines, takeBack, undoHandOver } from '../../src/materials/index.ts'
import { writeOff } from '../../src/materials/actions/write-off.ts'
import type { Context } from '../../src/platform/context.ts'
import { gotOf, held, linesHeld, settle, take } from './model.ts'
import {
  at,
  type Chosen,
  forState,
  isInPreparation,
  lineFor,
  type Planner,
  productOf,
  waiting,
  when,
} from './plan.ts'

const shipment =
  (direct: boolean): Planner =>
  (model, chosen, scene) => {
    const line = lineFor(model, chosen, (one) => isInPreparation(one) && (one.client !== null || !direct))
    if (!line || (direct && line.client === null)) return undefined
    const quantity = mostly(chosen, line.accepted - line.sent)
    return {
      who: 'sales',
      refusal: forState(isInPreparation(line), () =>
        when(quantity > line.accepted - line.sent, 'more_than_residual'),
      ),
      ask: (context) =>
        shipLines(context, scene.next(), [{ request_id: line.id, quantity }], {
          agency_id: line.agency,
          client_id: direct ? line.client : null,
        }),
      grant: () => {
        line.sent += quantity
        productOf(model, line.product).onHand -= quantity
        if (direct && line.client !== null) {
          line.delivered += quantity
          model.given.push({ client: line.client, line, quantity, handOver: null })
        }
        line.left = line.left || model.turn
        settle(line)
      },
    }
  }

/** As many as there are at the most; at times more, which is then refused. */
const mostly = ({ b, quantity }: Chosen, there: number): number =>
  b % 4 === 0 || there === 0 ? quantity : Math.min(quantity, there)

/** What moves the pieces an agency holds: given to a client, sent back, written off. */
const fromAgency =
  (becomes: 'delivered' | 'returned' | 'lost'): Planner =>
  (model, chosen, scene) => {
    const line = lineFor(model, chosen, (one) => held(one) > 0)
    const agency = scene.agencies.find(({ id }) => id === line?.agency)
    const client = at(agency?.clients ?? [], chosen.b >> 1)
    if (!line || !agency || !client) return undefined
    const product = productOf(model, line.product)
    const lines = linesHeld(model, product.id, agency.id, becomes === 'delivered' ? client : null)
    const quantity = mostly(
      chosen,
      lines.reduce((sum, one) => sum + held(one), 0),
    )
    const shares = take(lines, quantity, held)
    const id = scene.next()
    const pieces = [{ product_id: product.id, quantity }]
    const asks = {
      delivered: (context: Context) =>
        handOver(context, id, { agency_id: agency.id, client_id: client, lines: pieces }),
      returned: (context: Context) =>
        takeBack(context, id, { from: { agency_id: agency.id }, lines: pieces }),
      lost: (context: Context) =>
        writeOff(context, product.id, { quantity, agency_id: agency.id, reason: 'Rovinati' }),
    }
    return {
      who: becomes === 'lost' ? 'sales' : agency.agent,
      refusal: when(shares === null, 'not_so_many_held'),
      ask: asks[becomes],
      grant: () => {
        for (const { line, quantity: part } of shares ?? []) {
          line[becomes] += part
          if (becomes === 'delivered') model.given.push({ client, line, quantity: part, handOver: id })
          settle(line, waiting(line))
        }
        if (becomes === 'returned') product.onHand += quantity
      },
    }
  }

/** Acts on pieces that leave, go further and come back. */
export const piecePlans: Readonly<Record<string, Planner>> = {
  ship: shipment(false),
  shipDirect: shipment(true),
  handOver: fromAgency('delivered'),
  returnFromAgency: fromAgency('returned'),
  writeOffAtAgency: fromAgency('lost'),
  undoHandOver: (model, chosen) => {
    const handOvers = [...new Set(model.given.flatMap(({ handOver: id }) => id ?? []))]
    const id = at(handOvers, chosen.a)
    if (id === undefined) return undefined
    const mine = model.given.filter((one) => one.handOver === id)
    const parts = [...Map.groupBy(mine, ({ line }) => line)]
      .map(([line, group]) => ({
        line,
        client: group[0]?.client ?? 0,
        quantity: group.reduce((total, one) => total + one.quantity, 0),
      }))
      .filter(({ quantity }) => quantity > 0)
    const cameBack = parts.some(({ line, client, quantity }) => gotOf(model, line, client) < quantity)
    return {
      who: 'agent',
      refusal: parts.length === 0 ? 'already_undone' : when(cameBack, 'came_back'),
      ask: (context) => undoHandOver(context, id),
      grant: () => {
        for (const { line, client, quantity } of parts) {
          line.delivered -= quantity
          model.given.push({ client, line, quantity: -quantity, handOver: id })
          settle(line, waiting(line))
        }
      },
    }
  },
  returnFromClient: (model, chosen, scene) => {
    const some = at(
      model.given.filter(({ line, client }) => gotOf(model, line, client) > 0),
      chosen.a,
    )
    if (!some) return undefined
    const { client } = some
    const product = productOf(model, some.line.product)
    const lines = model.lines.filter((line) => line.product === product.id && gotOf(model, line, client) > 0)
    const quantity = mostly(
      chosen,
      lines.reduce((sum, line) => sum + gotOf(model, line, client), 0),
    )
    const shares = take(
      lines.toSorted((a, b) => a.id - b.id),
      quantity,
      (line) => gotOf(model, line, client),
    )
    return {
      who: 'sales',
      refusal: when(shares === null, 'not_so_many_held'),
      ask: (context) =>
        takeBack(context, scene.next(), {
          from: { client_id: client },
          lines: [{ product_id: product.id, quantity }],
        }),
      grant: () => {
        for (const { line, quantity: part } of shares ?? []) {
          line.delivered -= part
          line.returned += part
          model.given.push({ client, line, quantity: -part, handOver: null })
          settle(line, waiting(line))
        }
        product.onHand += quantity
      },
    }
  },
}

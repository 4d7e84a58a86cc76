import { cancelLines } from '../../src/materials/index.ts'
import { acceptDirect, backToSend, putInPreparation } from '../../src/materials/index.ts'
import { type Answer, decide } from '../../src/materials/actions/decide.ts'
import { modify, request, withdraw } from '../../src/materials/actions/request.ts'
import { available, type Model, type ModelLine, settle } from './model.ts'
import {
  at,
  type Chosen,
  forState,
  isAccepted,
  isInPreparation,
  isRequested,
  lineFor,
  type Planner,
  productOf,
  type Scene,
  when,
} from './plan.ts'

const newLine = (model: Model, chosen: Chosen, scene: Scene, accepted: boolean): ModelLine => {
  const { agency_id, client_id } = recipientOf(chosen, scene)
  const { quantity } = chosen
  return {
    id: 0,
    product: at(model.products, chosen.a)?.id ?? 0,
    agency: agency_id,
    client: client_id,
    requested: quantity,
    accepted: accepted ? quantity : 0,
    sent: 0,
    delivered: 0,
    returned: 0,
    lost: 0,
    status: accepted ? 'accepted' : 'requested',
    as: 'accepted',
    left: 0,
  }
}

const recipientOf = ({ b }: Chosen, { agencies }: Scene) => {
  const agency = at(agencies, b)
  return { agency_id: agency?.id ?? 0, client_id: at([null, ...(agency?.clients ?? [])], b >> 1) ?? null }
}
const agentOf = (agency: number, { agencies }: Scene) =>
  agencies.find(({ id }) => id === agency)?.agent ?? 'agent'

const decision =
  (status: Answer['status']): Planner =>
  (model, chosen) => {
    const decidable = (one: ModelLine) => isRequested(one) || (isAccepted(one) && status !== 'rejected')
    const line = lineFor(model, chosen, decidable)
    if (!line) return undefined
    const quantity = status === 'accepted' ? line.requested : status === 'rejected' ? 0 : chosen.quantity
    const product = productOf(model, line.product)
    const more = quantity - line.accepted
    const refusal = forState(decidable(line), () => {
      if (line.sent > 0) return 'already_sent'
      if (status === 'partial' && quantity >= line.requested) return 'not_a_part'
      if (more > 0 && product.archived) return 'material_archived'
      return when(more > available(model, product), 'short_of_stock')
    })
    return {
      who: 'sales',
      refusal,
      ask: (context) =>
        decide(context, [
          { id: line.id, note: 'ok', answer: { status, accepted_quantity: quantity } as Answer },
        ]),
      grant: () => {
        line.accepted = quantity
        line.as =
          quantity === line.requested
            ? 'accepted'
            : quantity < line.requested
              ? 'accepted_partial'
              : 'accepted_modified'
        line.status = status === 'rejected' ? 'rejected' : line.as
      },
    }
  }

/** Acts on request lines. */
export const linePlans: Readonly<Record<string, Planner>> = {
  request: (model, chosen, scene) => {
    const line = newLine(model, chosen, scene, false)
    return {
      who: agentOf(line.agency, scene),
      refusal: when(productOf(model, line.product).archived, 'material_archived'),
      ask: (context) =>
        request(context, [
          {
            product_id: line.product,
            agency_id: line.agency,
            client_id: line.client,
            quantity: chosen.quantity,
            note: '',
          },
        ]),
      grant: (ids) => {
        model.lines.push({ ...line, id: (ids as number[])[0] ?? 0 })
      },
    }
  },
  acceptDirect: (model, chosen, scene) => {
    const line = newLine(model, chosen, scene, true)
    const product = productOf(model, line.product)
    return {
      who: 'sales',
      refusal: product.archived
        ? 'material_archived'
        : when(chosen.quantity > available(model, product), 'short_of_stock'),
      ask: (context) =>
        acceptDirect(context, [
          {
            product_id: line.product,
            agency_id: line.agency,
            client_id: line.client,
            quantity: chosen.quantity,
          },
        ]),
      grant: (made) => {
        const id = (made as { lines: { id: number }[] }).lines[0]?.id ?? 0
        model.lines.push({ ...line, id })
      },
    }
  },
  modify: (model, chosen, scene) => {
    const line = lineFor(model, chosen, isRequested)
    return (
      line && {
        who: agentOf(line.agency, scene),
        refusal: forState(isRequested(line)),
        ask: (context) => modify(context, line.id, { quantity: chosen.quantity }),
        grant: () => {
          line.requested = chosen.quantity
        },
      }
    )
  },
  withdraw: (model, chosen, scene) => {
    const line = lineFor(model, chosen, isRequested)
    return (
      line && {
        who: agentOf(line.agency, scene),
        refusal: forState(isRequested(line)),
        ask: (context) => withdraw(context, line.id),
        grant: () => {
          line.status = 'withdrawn'
        },
      }
    )
  },
  accept: decision('accepted'),
  acceptPart: decision('partial'),
  acceptModified: decision('modified'),
  reject: decision('rejected'),
  prepare: (model, chosen) => {
    const line = lineFor(model, chosen, isAccepted)
    return (
      line && {
        who: 'sales',
        refusal: forState(isAccepted(line)),
        ask: (context) => putInPreparation(context, [line.id]),
        grant: () => {
          line.status = 'in_preparation'
        },
      }
    )
  },
  takeOut: (model, chosen) => {
    const line = lineFor(model, chosen, isInPreparation)
    return (
      line && {
        who: 'sales',
        refusal: forState(isInPreparation(line)),
        ask: (context) => backToSend(context, [line.id]),
        grant: () => {
          line.status = line.as
        },
      }
    )
  },
  takeOff: (model, chosen) => {
    const line = lineFor(model, chosen, isAccepted)
    return (
      line && {
        who: 'sales',
        refusal: forState(isAccepted(line)),
        ask: (context) => cancelLines(context, [line.id]),
        grant: () => {
          line.accepted = line.sent
          settle(line)
        },
      }
    )
  },
}

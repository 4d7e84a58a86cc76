import { setArchived } from '../../src/materials/actions/archive.ts'
import { correctLoad, load, takeLoadOut } from '../../src/materials/actions/loads.ts'
import { writeOff } from '../../src/materials/actions/write-off.ts'
import { available, committed } from './model.ts'
import { at, type Planner, productOf, when } from './plan.ts'

/** Acts of the warehouse. */
export const stockPlans: Readonly<Record<string, Planner>> = {
  load: (model, chosen) => {
    const product = at(model.products, chosen.a)
    if (!product) return undefined
    const { quantity } = chosen
    return {
      who: 'sales',
      refusal: when(product.archived, 'material_archived'),
      ask: (context) =>
        load(
          context,
          { product_id: product.id, quantity, day: '2025-11-17', supplier: 'Tipografia', note: '' },
          undefined,
        ),
      grant: (id) => {
        product.onHand += quantity
        model.loads.push({ id: Number(id), product: product.id, quantity, removed: false })
      },
    }
  },
  correctLoad: (model, chosen) => {
    const found = at(model.loads, chosen.a)
    if (!found) return undefined
    const product = productOf(model, found.product)
    const difference = chosen.quantity - found.quantity
    return {
      who: 'sales',
      refusal: found.removed ? 'not_found' : when(-difference > available(model, product), 'short_of_stock'),
      ask: (context) => correctLoad(context, found.id, { quantity: chosen.quantity }, undefined),
      grant: () => {
        product.onHand += difference
        found.quantity = chosen.quantity
      },
    }
  },
  removeLoad: (model, chosen) => {
    const found = at(model.loads, chosen.a)
    if (!found) return undefined
    const product = productOf(model, found.product)
    return {
      who: 'sales',
      refusal: found.removed
        ? 'not_found'
        : when(found.quantity > available(model, product), 'short_of_stock'),
      ask: (context) => takeLoadOut(context, found.id),
      grant: () => {
        product.onHand -= found.quantity
        found.removed = true
      },
    }
  },
  writeOff: (model, chosen) => {
    const product = at(model.products, chosen.a)
    if (!product) return undefined
    return {
      who: 'sales',
      refusal: when(chosen.quantity > available(model, product), 'short_of_stock'),
      ask: (context) => writeOff(context, product.id, { quantity: chosen.quantity, reason: 'Bagnati' }),
      grant: () => {
        product.onHand -= chosen.quantity
      },
    }
  },
  archive: (model, chosen) => {
    const product = at(model.products, chosen.a)
    return (
      product && {
        who: 'sales',
        refusal: when(!product.archived && committed(model, product.id) > 0, 'material_committed'),
        ask: (context) => setArchived(context, product.id, true),
        grant: () => {
          product.archived = true
        },
      }
    )
  },
  restore: (model, chosen) => {
    const product = at(model.products, chosen.a)
    return (
      product && {
        who: 'sales',
        refusal: null,
        ask: (context) => setArchived(context, product.id, false),
        grant: () => {
          product.archived = false
        },
      }
    )
  },
}

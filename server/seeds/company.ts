import { agencies, type Agency } from './network/agencies.ts'
import { appointAgents } from './network/agents.ts'
import { moveSome } from './network/moves.ts'
import { openShops } from './network/shops.ts'
import { townsByArea, type Town } from './places/towns.ts'
import { clientColumns, clientRows } from './network/client-rows.ts'
import { type Agreed, inventPrices } from './prices/book.ts'
import { asOf } from './sales/calendar.ts'
import { writeInvoices } from './sales/invoices.ts'
import { totalsOf } from './sales/totals.ts'

/**
 * The demonstration company, in memory: nobody in it exists. The same on every machine for the same last day,
 * because it comes from fixed seeds and asks neither locale nor system.
 */
export function inventCompany() {
  const towns = townsByArea()
  const agents = appointAgents(agencies)
  const shops = moveSome(openShops(agencies, agents, towns))
  const prices = inventPrices(asOf, shops, agreedWith(shops))
  const invoices = writeInvoices(agencies, shops, prices)
  return { agencies, agents, shops, prices, invoices, totals: totalsOf(invoices), seatOf: seatFinder(towns) }
}

/** The list and the chain of discounts each client's sheet says. */
function agreedWith(shops: ReturnType<typeof openShops>): Map<number, Agreed> {
  const rows = clientRows(shops, new Map())
  const at = { list: clientColumns.indexOf('price_list'), chain: clientColumns.indexOf('discount') }
  return new Map(
    shops.map(({ id }, i) => [id, { list: String(rows[i]?.[at.list]), chain: String(rows[i]?.[at.chain]) }]),
  )
}

function seatFinder(towns: ReadonlyMap<string, readonly Town[]>): (agency: Agency) => Town {
  const all = [...towns.values()].flat()
  return ({ seat, country }) => {
    const town = all.find((candidate) => candidate.country === country && candidate.name === seat)
    if (!town) throw new Error(`no town ${seat}`)
    return town
  }
}

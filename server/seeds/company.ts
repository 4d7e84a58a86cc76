import { agencies, type Agency } from './network/agencies.ts'
import { appointAgents } from './network/agents.ts'
import { moveSome } from './network/moves.ts'
import { openShops } from './network/shops.ts'
import { townsByArea, type Town } from './places/towns.ts'
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
  const invoices = writeInvoices(agencies, shops)
  return { agencies, agents, shops, invoices, totals: totalsOf(invoices), seatOf: seatFinder(towns) }
}

function seatFinder(towns: ReadonlyMap<string, readonly Town[]>): (agency: Agency) => Town {
  const all = [...towns.values()].flat()
  return ({ seat, country }) => {
    const town = all.find((candidate) => candidate.country === country && candidate.name === seat)
    if (!town) throw new Error(`no town ${seat}`)
    return town
  }
}

import type { Db } from '../../src/platform/db/db.ts'
import { companyNamed } from '../../src/platform/papers/drawing/index.ts'
import { departuresOf } from '../network/departures.ts'
import type { Shop } from '../network/shop.ts'
import { documentsOf } from '../catalogue/documents.ts'
import { pinsOf } from '../catalogue/pins.ts'
import { downloadsOf } from '../content/downloads.ts'
import { contentsOf } from '../content/index.ts'
import { orderedInvoices } from '../invoices/ordered.ts'
import { materialsOf } from '../materials/index.ts'
import { ordersOf } from '../orders/index.ts'
import { readyOf } from '../ready/index.ts'
import { requestsFromOutside } from '../requests/outside.ts'
import { requestsOf } from '../requests/index.ts'
import { castSheets } from '../sheets/casting.ts'
import { sheetsOf } from '../sheets/index.ts'
import { calendarOf, Stage, type StageParts } from './stage.ts'

/**
 * What happened in the portal before the demonstration was loaded, through the app's own acts.
 * @returns how many sheets went some way
 */
export async function actOutThePast(parts: StageParts, db: Db, shops: readonly Shop[]): Promise<number> {
  const at = calendarOf(parts.clock.now())
  const cast = castSheets(shops)
  const taken = new Set(cast.map(([shop]) => shop))
  await new Stage(parts, db).perform([
    ...sheetsOf(cast, at),
    ...departuresOf(shops, taken, at),
    ...materialsOf(shops, at),
    ...ordersOf(shops, at),
    ...orderedInvoices(shops, at),
    ...readyOf(shops, at),
    ...requestsOf(shops, at),
    ...requestsFromOutside(shops, at),
    ...contentsOf(at),
    ...downloadsOf(at),
    ...documentsOf(at),
    ...pinsOf(at),
  ])
  return cast.length
}

/** A first print on which nothing waits: starting the printer takes as long as a dozen sheets. */
export async function startPrinting({ papers, config }: StageParts): Promise<void> {
  const sections = [{ heading: '–', text: '–', specific: false }]
  const text = { kind: 'privacy', version: 1, title: '–', validFrom: '2020-01-01', sections } as const
  await papers.legalText({ ...text, language: 'it', company: companyNamed(config.brandName) })
}

import type { Shop } from '../network/shop.ts'
import type { WayName } from './ways.ts'

/** The shops the demonstration tells about. */
const named: Readonly<Record<string, WayName>> = {
  '014207': 'renewedInReview',
  '011893': 'read',
  '015530': 'superseded',
  '012046': 'declined',
  '010388': 'dueByAge',
  '013355': 'signedOnPaper',
  '015012': 'expired',
}
const whole: readonly WayName[] = [
  'confirmed',
  'confirmedOnPaper',
  'draft',
  'ready',
  'sent',
  'signed',
  'inReview',
  'rejected',
  'corrected',
  'withdrawn',
  'changedAfterSending',
  'lastDays',
  'cancelled',
  'dueByHand',
  'reminded',
]
const second: readonly WayName[] = ['signedOnPaper', 'read', 'confirmedOnPaper', 'dueByAge', 'draft', 'ready']
/** Further agencies have come less far: one sheet on its way each, and something begun. */
const others: readonly (readonly WayName[])[] = [
  ['confirmedOnPaper', 'draft'],
  ['sent'],
  ['dueByAge', 'reminded'],
  ['ready', 'draft'],
  ['confirmedOnPaper'],
]

/** Which shop's sheet goes which way: active shops, the larger ones first. */
export function castSheets(shops: readonly Shop[]): readonly (readonly [Shop, WayName])[] {
  const byAgency = Map.groupBy(shops, ({ agency }) => agency.id)
  return [...byAgency].flatMap(([agency, own]) => {
    const told = own.flatMap((shop): [Shop, WayName][] => {
      const way = named[shop.code]
      return way ? [[shop, way]] : []
    })
    const free = own
      .filter(({ code, status }) => !(code in named) && status === 'active')
      .toSorted((a, b) => b.weight - a.weight || a.id - b.id)
    const prospect = agency === 1 ? own.find(({ status }) => status === 'prospect') : undefined
    const plays = waysOf(agency).flatMap((way, i): [Shop, WayName][] => {
      const shop = free[i]
      return shop ? [[shop, way]] : []
    })
    return [...told, ...plays, ...(prospect ? [[prospect, 'forCustomer'] as const] : [])]
  })
}

function waysOf(agency: number): readonly WayName[] {
  if (agency === 1) return whole
  if (agency === 2) return second
  return others[agency % others.length] ?? []
}

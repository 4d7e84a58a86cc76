import { accountsDomain } from './accounts/domain.ts'
import { contentDomain } from './content/domain.ts'
import { homeDomain } from './home/domain.ts'
import { importsDomain } from './imports/domain.ts'
import { invoicesDomain } from './invoices/domain.ts'
import { materialsDomain } from './materials/domain.ts'
import { ordersDomain } from './orders/domain.ts'
import { readyDomain } from './ready/domain.ts'
import { registryDomain } from './registry/domain.ts'
import { requestsDomain } from './requests/domain.ts'
import { salesDomain } from './sales/domain.ts'
import { sheetsDomain } from './sheets/domain.ts'
import { shippingDomain } from './shipping/domain.ts'
import type { Permission, Role } from './call.ts'
import type { Domain, Notified } from './define-domain.ts'
import { type NoticeWay, noticeWays } from './notice-ways.ts'
import { type KeysOf, merge, type Merged } from './merged.ts'

/** One line for each domain that adds to what all share. */
const domains = [
  accountsDomain,
  registryDomain,
  contentDomain,
  salesDomain,
  readyDomain,
  ordersDomain,
  invoicesDomain,
  materialsDomain,
  shippingDomain,
  sheetsDomain,
  requestsDomain,
  importsDomain,
  homeDomain,
] as const

type Declared<Key extends keyof Domain> = Extract<
  (typeof domains)[number],
  { readonly [K in Key]: object }
>[Key]
function merged<Key extends keyof Domain>(key: Key): Merged<Declared<Key>> {
  const all: readonly Domain[] = domains
  return merge(all.flatMap((domain): object[] => (domain[key] ? [domain[key]] : []))) as Merged<Declared<Key>>
}

/** What people are told of, by the names of the events, and who is. */
export type NoticeKind = KeysOf<Declared<'notices'>>
export const notified: Readonly<Record<NoticeKind, Notified>> = merged('notices')
export const noticeKinds = Object.keys(notified) as NoticeKind[]

/** Can this kind be told to somebody of this role? Staff may need a permission on top. */
export const reaches = (
  kind: NoticeKind,
  { role }: { readonly role: Role },
  holds: (permission: Permission) => boolean,
): boolean => {
  const { roles, needs } = notified[kind]
  return roles.includes(role) && (needs === undefined || holds(needs))
}

/** How a person of this role is told who has chosen nothing. */
export const usualWay = (kind: NoticeKind, role: Role): NoticeWay => {
  const { usual, letter } = notified[kind]
  return usual ?? (letter?.includes(role) ? 'mail' : 'app')
}
export const waysOf = (kind: NoticeKind): readonly NoticeWay[] => notified[kind].ways ?? noticeWays

/** What somebody chose, by the names of the kinds. */
export type Chosen = Readonly<Partial<Record<NoticeKind, NoticeWay>>>

/**
 * How somebody is told of a kind: as they chose, otherwise as is usual for the role. Whatever tells people of something
 * asks here: the bell, letters, mails that put notices together.
 */
export function wayOf(chosen: Chosen, kind: NoticeKind, role: Role): NoticeWay {
  const way = chosen[kind]
  return way && waysOf(kind).includes(way) ? way : usualWay(kind, role)
}

/** What waits for somebody, in the order in which the first screen says it. Who is told what: see each domain. */
export type TaskKind = KeysOf<Declared<'tasks'>>
const places: Readonly<Record<TaskKind, number>> = merged('tasks')
export const taskKinds = (Object.keys(places) as TaskKind[]).toSorted((a, b) => places[a] - places[b])

/** What people call by a number, in the order in which the search says it. */
export type NumberKind = KeysOf<Declared<'numbers'>>
export const numberPlaces: Readonly<Record<NumberKind, number>> = merged('numbers')
export const numberKinds = Object.keys(numberPlaces) as NumberKind[]

/** The lists people can save views of, with the calls behind them. */
export const savedLists = merged('views')
export type ViewList = keyof typeof savedLists
export const viewLists = Object.keys(savedLists) as ViewList[]

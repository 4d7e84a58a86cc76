import type { Town } from '../places/towns.ts'
import type { Agency } from './agencies.ts'
import type { Agent } from './agents.ts'

export type Status = 'prospect' | 'active' | 'dormant' | 'suspended'

/** When a shop buys and how much. Months are counted from January of the first year, which is 0. */
export interface Life {
  readonly status: Status
  readonly activation: string | null
  readonly firstMonth: number
  readonly lastMonth: number
  /** Its size beside the other shops of the agency. */
  readonly weight: number
  /** Its fixed part of the agency's revenue in each of the three years; null where the weight decides. */
  readonly shares: readonly [number, number, number] | null
}

/** A client. */
export interface Shop extends Life {
  readonly id: number
  readonly code: string
  readonly name: string
  /** Name and surname of a sole trader, whose tax code is personal. */
  readonly owner: { readonly given: string; readonly surname: string; readonly female: boolean } | null
  readonly street: string | null
  readonly town: Town
  readonly agency: Agency
  readonly agent: Agent
  /** The agency before, up to the end of the year before `from`. */
  readonly moved: { readonly before: Agency; readonly from: number } | null
  /** How much of its own budget the shop has reached, percent; null without one. */
  readonly reached: number | null
}

/** The agency a shop belonged to in a year: that of its invoice lines. */
export const agencyIn = ({ agency, moved }: Shop, year: number): Agency =>
  moved && year < moved.from ? moved.before : agency

import { all } from './all.ts'
import { merge, type Merged } from './merged.ts'

/** Every call of the portal by its name. */
export const calls: Merged<(typeof all)[number]['calls']> = merge(all.map((domain) => domain.calls))
export type CallName = keyof typeof calls

export * from './call.ts'

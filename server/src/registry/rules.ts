import type { clientFlags, progressFlags } from '@mandato/contract/registry/client-flags'
import { type ClientEvent, clientTransitions } from '@mandato/contract/registry/client-transitions'
import type { licenceStates } from '@mandato/contract/registry/client-page'
import type { CustomerStatus } from '@mandato/contract/registry/customer-status'
import type { ShownSheetStatus } from '@mandato/contract/sheets/status'

export const mayHappen = (event: ClientEvent, status: CustomerStatus): boolean =>
  (clientTransitions[event].from as readonly CustomerStatus[]).includes(status)

/** Months without an order after which an active client counts as dormant, unless the settings say otherwise. */
export const dormantAfterMonths = 12

/** A flag of a list's row, told by its data, so that the filter in SQL and the flag on the row are one thing. */
export interface FlagRule {
  readonly status?: readonly CustomerStatus[]
  readonly sheet?: readonly ShownSheetStatus[]
  readonly unplaced?: true
}

export const clientFlagRules: Readonly<Record<(typeof clientFlags)[number], FlagRule>> = {
  active: { status: ['active'] },
  prospect: { status: ['prospect'] },
  dormant: { status: ['dormant'] },
  suspended: { status: ['suspended'] },
  deletion: { status: ['deletion_requested', 'deleted'] },
  to_sign: { sheet: ['ready_to_sign', 'sent'] },
  to_renew: { sheet: ['to_renew'] },
  unplaced: { unplaced: true },
}

export const progressFlagRules: Readonly<Record<(typeof progressFlags)[number], FlagRule>> = {
  to_fill: { sheet: ['to_fill', 'draft', 'rejected', 'superseded', 'cancelled'] },
  ready_to_sign: { sheet: ['ready_to_sign', 'sent'] },
  to_review: { sheet: ['signed', 'in_review'] },
  confirmed: { sheet: ['confirmed'] },
  to_renew: { sheet: ['to_renew'] },
  deletion: { status: ['deletion_requested', 'deleted'] },
}

interface Flagged {
  readonly customer_status: CustomerStatus
  readonly sheet_status: ShownSheetStatus
  readonly lat?: number | null
}

const holds = (rule: FlagRule, row: Flagged): boolean =>
  (rule.status?.includes(row.customer_status) ?? false) ||
  (rule.sheet?.includes(row.sheet_status) ?? false) ||
  (rule.unplaced === true && row.lat === null)

/**
 * Gives the `filters` object of a row. There are some hundred different ones for any number of rows, so each is
 * made once.
 */
function flagger<Flag extends string>(rules: Readonly<Record<Flag, FlagRule>>) {
  const made = new Map<string, Readonly<Record<Flag, boolean>>>()
  return (row: Flagged): Readonly<Record<Flag, boolean>> => {
    const key = `${row.customer_status} ${row.sheet_status} ${row.lat === null}`
    const cached = made.get(key)
    if (cached) return cached
    const pairs = Object.entries<FlagRule>(rules).map(([flag, rule]) => [flag, holds(rule, row)])
    const flags = Object.fromEntries(pairs) as Record<Flag, boolean>
    made.set(key, flags)
    return flags
  }
}
export const clientFlagsOf = flagger(clientFlagRules)
export const progressFlagsOf = flagger(progressFlagRules)

/** Days before its end in which a licence counts as expiring: time enough to order a new one. */
const expiringDays = 60

/** How a licence stands on a day (`YYYY-MM-DD`); its last day counts. */
export function licenceState(
  licence: { readonly activation_date: string | null; readonly expiry: string | null },
  today: string,
): (typeof licenceStates)[number] {
  if (licence.expiry !== null && licence.expiry < today) return 'expired'
  if (licence.activation_date === null || licence.activation_date > today) return 'not_active'
  const soon = new Date(Date.parse(today) + expiringDays * 86_400_000).toISOString().slice(0, 10)
  return licence.expiry !== null && licence.expiry <= soon ? 'expiring' : 'active'
}

/** Orders out of a hundred quotes, with one decimal; null where nothing was quoted. */
export const conversionOf = (quotes: number, orders: number): number | null =>
  quotes === 0 ? null : Math.round((orders / quotes) * 1000) / 10

import type { PartitionKey } from '@mandato/contract/sales/category-keys'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse as refuseAny } from '../../platform/refusals.ts'
import { spread } from '../phasing.ts'
import { refuse } from '../refusals.ts'
import { lockRevenue } from '../queries/roll-ups.ts'
import {
  type BudgetKey,
  budgetIsInSight,
  budgetNow,
  type StoredBudget,
  writeBudget,
} from '../queries/set-budget.ts'
import { spreadBudgets } from './spread-budgets.ts'

/** What was typed in; cents. */
interface NewBudget {
  readonly year: number
  readonly category: PartitionKey
  readonly amount: number
  readonly months?: readonly number[] | undefined
  readonly client?: number | undefined
  /** The version the person saw; without it the last one to write wins. */
  readonly version?: number | undefined
}

/**
 * Sets the budget of an agency, or of one of its clients. What it was before stays in the events.
 * @returns the id of the budget
 */
export async function setBudget(context: Context, agency: number, budget: NewBudget): Promise<number> {
  const { db, user } = context
  const { year, category, amount, months, client = null, version } = budget
  const key: BudgetKey = { year, agency_id: agency, category, client_id: client }
  if (!(await budgetIsInSight(db, user, key))) throw notFound()
  const difference = months ? amount - months.reduce((sum, cents) => sum + cents, 0) : 0
  if (difference !== 0)
    throw refuse(
      'months_do_not_add_up',
      { difference: difference / 100 },
      { fields: { months: 'months_do_not_add_up' } },
    )
  await lockRevenue(db)
  const before = await budgetNow(db, key)
  if (version !== undefined && version !== (before?.version ?? 0))
    throw refuseAny('changed_meanwhile', {}, { current: before ? inEuros(before) : null })
  const after = await writeBudget(db, key, {
    amount_cents: amount,
    months_cents: months ? [...months] : spread(amount, []).months,
    phasing: months ? 'given' : 'calendar',
  })
  await spreadBudgets(db, [{ agency_id: agency, year }])
  await recordEvent(context, {
    what: 'budget.set',
    entity: 'budget',
    id: after.id,
    ...(before && { before: { ...key, ...stated(before) } }),
    after: { ...key, ...stated(after) },
  })
  return after.id
}

/** What a person stated: the months only where they were given. */
const stated = ({ amount_cents, months_cents, phasing, version }: StoredBudget) => ({
  amount_cents,
  ...(phasing === 'given' && { months_cents }),
  version,
})

const inEuros = ({ id, amount_cents, months_cents, phasing, version }: StoredBudget) => ({
  id,
  amount: amount_cents / 100,
  months: phasing === 'given' ? months_cents.map((cents) => cents / 100) : null,
  version,
})

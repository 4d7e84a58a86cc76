import type { CategoryKey } from '@mandato/contract/sales/category-keys'
import { sql } from '../../platform/db/sql.ts'
import { seesClient } from '../../registry/index.ts'
import { hasBudget, maySeeBudgets, seesSomeClients, type Subject } from '../policy.ts'
import type { CategoryBudget } from '../rules.ts'
import type { Sql } from './reading.ts'

/** What of budget row `b` is due by the cut. */
const due = sql`coalesce(b.ytd_cents[width_bucket(p.cut, b.days)], 0)`

export interface Budgets {
  /** Null for roles that do not see budgets, and where the subject has none. */
  readonly budgets: CategoryBudget[] | null
}

/** Column `budgets`: the subject's budgets of the year. */
export function budgetsOf(subject: Subject): Sql {
  const { person, agency, client } = subject
  if (!maySeeBudgets(person) || !hasBudget(subject)) return sql`null::json as budgets`
  const which =
    client !== null
      ? sql`b.client_id = ${client} and (${agency} = 0 or b.agency_id = ${agency})`
      : seesSomeClients(person)
        ? inSight(subject)
        : sql`b.client_id = 0 and b.agency_id = ${agency}`
  return sql`coalesce((
    select json_agg(budget) from (
      select b.category, b.month_ends_cents[12] as amount, ${due} as due, b.month_ends_cents as month_ends, b.source, b.version
      from phased_budgets b where b.year = p.year and ${which}
    ) budget), '[]') as budgets`
}

/** Rows `unit, budget`: the budgets of the agencies or clients below the subject. */
export function unitBudgets(
  subject: Subject,
  below: 'agencies' | 'clients',
  category: CategoryKey | undefined,
): Sql {
  const { person, agency, agent } = subject
  if (!maySeeBudgets(person) || (below === 'agencies' && agent !== null))
    return sql`select null::integer as unit, null::json as budget where false`
  const sums = sql`json_build_object('amount', sum(b.month_ends_cents[12]), 'due', sum(${due})) as budget`
  const asked = sql`b.year = p.year and (${category ?? null}::text is null or b.category = ${category ?? null}::text)`
  if (below === 'agencies') {
    const which = seesSomeClients(person)
      ? inSight(subject)
      : sql`b.client_id = 0 and b.agency_id > 0 and (${agency} = 0 or b.agency_id = ${agency})`
    return sql`select b.agency_id as unit, ${sums} from phased_budgets b where ${asked} and ${which} group by 1`
  }
  const unit = agency === 0 ? sql`c.id` : sql`case when c.agency_id = ${agency} then c.id end`
  return sql`
    select ${unit} as unit, ${sums}
    from phased_budgets b join registry_clients c on c.id = b.client_id
    where ${asked} and (${agency} = 0 or b.agency_id = ${agency})
      and ${seesSomeClients(person) ? seesClient(person, 'c') : sql`true`}
      and ${agent === null ? sql`true` : sql`c.agent_id = ${agent}`}
    group by 1`
}

/**
 * For a person who sees agencies in part: those of the clients in sight, and an agency's own only when all its
 * clients are, because it would not compare with the revenue of some.
 */
function inSight({ person, agency }: Subject): Sql {
  const clients = (condition: Sql) =>
    sql`exists (select from registry_clients c where c.agency_id = b.agency_id and ${condition})`
  const whole = sql`(${clients(sql`true`)} and not ${clients(sql`(${seesClient(person, 'c')}) is not true`)})`
  return sql`b.agency_id > 0 and (${agency} = 0 or b.agency_id = ${agency}) and case when b.client_id = 0 then ${whole}
    else not ${whole} and exists (select from registry_clients c where c.id = b.client_id and ${seesClient(person, 'c')}) end`
}

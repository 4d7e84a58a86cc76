import type { CategoryKey } from '@mandato/contract/sales/category-keys'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Subject } from '../policy.ts'
import { type Budgets, budgetsOf } from './budgets.ts'
import { type Asked, read } from './reading.ts'
import { type Cells, cellsOf, type Units, unitsOf, type YearsRead } from './revenue.ts'

/** What was sold, by family, display flag and year. */
export const revenue = (db: Db, subject: Subject, asked: Asked, years: YearsRead = 'compared') =>
  read<Cells>(db, subject, asked, cellsOf(subject, years))

/** What was sold and what was planned. */
export const revenueAndBudgets = (db: Db, subject: Subject, asked: Asked) =>
  read<Cells & Budgets>(db, subject, asked, sql`${cellsOf(subject, 'compared')}, ${budgetsOf(subject)}`)

/** The agencies or clients below the subject. */
export const revenueBelow = (
  db: Db,
  subject: Subject,
  asked: Asked,
  below: 'agencies' | 'clients',
  category: CategoryKey | undefined,
) => read<Units>(db, subject, asked, unitsOf(subject, below, category))

/** What was sold, and the clients it was sold to in one category. */
export const revenueAndClients = (db: Db, subject: Subject, asked: Asked, category: CategoryKey) =>
  read<Cells & Units>(
    db,
    subject,
    asked,
    sql`${cellsOf(subject, 'compared')}, ${unitsOf(subject, 'clients', category)}`,
  )

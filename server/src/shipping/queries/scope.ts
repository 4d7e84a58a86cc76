import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesGoods } from '../../registry/index.ts'

/** Which shipments a person sees: those of the goods in sight; deleted ones are for the staff alone. */
export const seesShipment = (person: Person, alias: string): RawBuilder<boolean> =>
  person.role === 'admin' || person.role === 'sales'
    ? seesGoods(person, alias)
    : sql<boolean>`(${seesGoods(person, alias)} and ${sql.ref(`${alias}.status`)} <> 'deleted')`

import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { amongClientsInSight, seesClient } from '../../registry/index.ts'

/** Which orders a person sees, of `orders o` and its client `c`: those of the clients in sight; a draft is its author's. */
export const seesOrder = (person: Person): RawBuilder<boolean> =>
  sql<boolean>`((o.status <> 'draft' or o.created_by = ${person.id}) and ${seesClient(person, 'c')})`

/** The same where the client is not read beside its order. */
export const seesOrderAlone = (person: Person): RawBuilder<boolean> =>
  sql<boolean>`((o.status <> 'draft' or o.created_by = ${person.id})
    and ${amongClientsInSight(person, 'o.client_id')})`

import type { RegistrationMatch } from '@mandato/contract/accounts/registration-calls'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesClient } from './scope.ts'

/**
 * Which requests for an account a person sees: sales people those of retailers in their areas, an agent those of
 * retailers where his agency has clients.
 * @param alias how the query calls the table of the requests
 */
export function seesApplicant(person: Person, alias: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  switch (person.role) {
    case 'admin':
      return sql<boolean>`true`
    case 'sales':
      return sql<boolean>`(${of('type')} <> 'press' and ${seesClient(person, alias)})`
    case 'agent':
      return sql<boolean>`(${of('type')} <> 'press' and exists (select from clients ac where ac.agency_id = ${person.agencyId}
        and ac.status <> 'deleted' and ac.country = ${of('country')}
        and (ac.country <> 'IT' or ac.province = ${of('province')})))`
    default:
      return sql<boolean>`false`
  }
}

/** What an applicant says of its shop. */
export interface Applicant {
  readonly company: string
  readonly vat_number: string
  readonly customer_code: string
  readonly email: string
  readonly city: string
}

/** Clients in sight that an applicant may be: same VAT number, code or address of mail, or a like name in the same town. */
export async function clientsLike(db: Db, person: Person, given: Applicant): Promise<RegistrationMatch[]> {
  const { rows } = await sql<{
    id: number
    code: string
    name: string
    place: string
    vat: boolean
    same_code: boolean
    mail: boolean
    same_name: boolean
  }>`
    select * from (
      select c.id, c.code, c.business_name as name, concat_ws(' ', c.city, c.province) as place,
        c.vat_number = ${given.vat_number} and ${given.vat_number} <> '' as vat,
        c.code = upper(${given.customer_code}) and ${given.customer_code} <> '' as same_code,
        lower(c.email) = ${given.email} as mail,
        plain(c.city) = plain(${given.city}) and ${given.company} <> ''
          and split_part(plain(c.business_name), ' ', 1) = split_part(plain(${given.company}), ' ', 1)
          and split_part(plain(c.business_name), ' ', 2) = split_part(plain(${given.company}), ' ', 2) as same_name
      from clients c where c.status <> 'deleted' and ${seesClient(person, 'c')}
    ) m where vat or same_code or mail or same_name
    order by vat desc nulls last, same_code desc nulls last, mail desc nulls last, code limit 10`.execute(db)
  return rows.map(({ vat, same_code, mail, same_name, ...client }) => ({
    ...client,
    kind: 'client' as const,
    why: [
      vat && ('vat_number' as const),
      same_code && ('customer_code' as const),
      mail && ('email' as const),
      same_name && ('name' as const),
    ].filter((one) => typeof one === 'string'),
  }))
}

/** Is there such a client in sight, to link an account to? */
export async function isClientInSight(db: Db, person: Person, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select c.id from clients c where c.id = ${id} and c.status not in ('deleted', 'deletion_requested')
      and ${seesClient(person, 'c')}`.execute(db)
  return rows.length > 0
}

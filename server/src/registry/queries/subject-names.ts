import { sql } from '../../platform/db/sql.ts'
import type { NameSubject, SubjectNames } from '../../platform/http/subject.ts'
import { seesAgency, seesClient } from './scope.ts'

/**
 * What a file is about, by name and as far as the person sees it: where none was named, the person's own agency or
 * clients.
 */
export const nameSubject: NameSubject = async (db, person, { agency, client, agent }) => {
  const ofAgency = agency ?? person.agencyId
  const ofClients = client === null ? (person.role === 'customer' ? person.clientIds : []) : [client]
  const { rows } = await sql<SubjectNames>`
    select
      (select json_build_object('code', a.code, 'business_name', a.business_name)
        from agencies a where a.id = ${ofAgency}::int and ${seesAgency(person, 'a')}) as agency,
      coalesce((select json_agg(json_build_object('code', c.code, 'business_name', c.business_name) order by c.code)
        from clients c where c.id = any(${[...ofClients]}::int[]) and ${seesClient(person, 'c')}), '[]') as clients,
      (select json_build_object('name', u.name) from user_cards u where u.id = ${agent}::int) as agent`.execute(
    db,
  )
  return rows[0] ?? { agency: null, clients: [], agent: null }
}

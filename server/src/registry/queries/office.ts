import { sql } from '../../platform/db/sql.ts'

/** The office of a registry row, as answers have it. */
export const office = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`json_build_object('address', ${column('address')}, 'postal_code', ${column('postal_code')}, 'city', ${column('city')},
    'province', ${column('province')}, 'region', ${column('region')}, 'country', ${column('country')})`
}

/** Contacts that are filled in, with their purpose. */
export const contacts = (pairs: readonly (readonly [purpose: string, column: string])[]) =>
  sql`(select coalesce(json_agg(json_build_object('purpose', purpose, 'value', value)), '[]') from (values ${sql.join(
    pairs.map(([purpose, column]) => sql`(${purpose}, ${sql.ref(column)})`),
  )}) as k (purpose, value) where value <> '')`

/** Those of the table `clients`, called c. */
export const clientContacts = contacts([
  ['general', 'c.email'],
  ['admin', 'c.email_admin'],
  ['commercial', 'c.email_commercial'],
  ['management', 'c.email_management'],
  ['certified', 'c.email_certified'],
  ['phone', 'c.phone'],
  ['mobile', 'c.mobile'],
])

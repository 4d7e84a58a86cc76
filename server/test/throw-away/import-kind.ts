import { upsertLanding } from '../../src/platform/bulk-load/landing-upsert.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { defineImportKind } from '../../src/platform/import-kit/declared.ts'
import { text } from '../../src/platform/import-kit/values.ts'
import { knownClients, presentClient } from '../../src/registry/index.ts'

const landing = upsertLanding({
  landing: {
    table: 'landing_repairs',
    columns: ['subject', 'client_id', 'note'],
    key: ['subject'],
    held: sql`select r.subject as licence, c.code as client_code, r.note as product, null as activation_date, null as expiry
      from repairs r join clients c on c.id = r.client_id order by r.id`,
  },
  shape: sql`subject text not null, client_id integer not null, note text not null`,
  target: 'repairs',
  same: sql`t.subject = l.subject`,
  written: [
    { column: 'subject', from: [] },
    { column: 'client_id', from: ['client_code'], shown: false },
    { column: 'note', from: ['product'] },
  ],
})

/** A kind of its own would be a name in the contract: its file has the columns of the licences here. */
export const repairFile = defineImportKind({
  kind: 'licences',
  module: import.meta.url,
  landing,
  async columns(db) {
    return [
      { name: 'licence', subject: true, read: text(60) },
      { name: 'client_code', read: presentClient(await knownClients(db)) },
      { name: 'product', read: text(120) },
    ]
  },
})

import { type ImportKind, importKinds } from '@mandato/contract/imports/names'
import { columnsOf } from '@mandato/contract/imports/kinds'
import { describe, expect, test } from 'vitest'
import { openImports } from '../../test/importing.ts'
import { ordersThatGo } from '../../test/orders-that-go.ts'
import { sql } from '../platform/db/sql.ts'
import { importKindsIn } from '../together.ts'
import { domains } from '../domains.ts'

const kinds = importKindsIn(domains)

/**
 * What the portal gives out in an import's shape, its import takes back unchanged; and the templates can be brought
 * in.
 */
const { t, world, erp } = await openImports('admin')
const token = world.token('admin')
// The small company of the tests has invented VAT numbers and no regions, which no import would have left so.
await sql`update clients set vat_number = null, region = case province when 'TV' then 'Veneto' else 'Campania' end`.execute(
  t.db,
)

// The order that the template names.
await ordersThatGo(t.db, world)
await sql`update orders set status = 'confirmed', number = 'OM-2025/00417' where id = ${world.orders?.north.sent}`.execute(
  t.db,
)

const fileOf = async (path: string, query: Record<string, string> = {}) => {
  const answer = await t.ask('GET', `/api/v1.0/admin/${path}`, { token, query })
  expect(answer.status).toBe(200)
  return answer.text
}
/** Texts that a spreadsheet, a separator or a quote would spoil, next to the examples of the templates. */
const awkward: Partial<Record<ImportKind, string>> = {
  agencies: 'code,business_name,phone\n=A1,"+Più, ""Uno"" e Due",+390721555949\n',
  agents: 'email,agency_code,name,surname\nwit@agenti.example,0217,Anna Maria,de Wit\n',
  clients:
    'code,internal_code,agency_code,business_name,phone,mobile,address,discount,fixed_days\n' +
    '000001,-12,0217,@Casa;Arredo,+390721555949,+393331234567,"Via Roma 1\nscala B",5+10,1 31\n',
  invoices:
    'invoice_number,line,date,client_code,family_code,description,quantity,amount\n' +
    '=1+1,1,2024-02-29,000001,NN,-sconto,-1.125,-0.01\n2024/2,7,2024-03-01,000001,ZZ,"a ""b"", c",3,1000000.10\n',
  budgets:
    'year,agency_code,category,client_code,month,amount\n' +
    '2026,0217,appliances,000001,,25000.05\n2026,0301,furniture,,1,10.00\n2026,0301,furniture,,12,0.10\n',
  prices:
    'list,code,valid_from,description,family_code,price,currency,unit,valid_to\n' +
    'ch,=1+1,2026-01-01,"Base ""60""; gola",NN,0,CHF,pz,2026-06-30\nch,=1+1,2026-07-01,"Base ""60"" nuova",NN,12.10,CHF,pz,\n',
  discounts:
    'client_code,list,family_code,valid_from,chain,note\n' +
    '014208,,,2026-01-01,"33,33+5",=accordo\n,ch,NN,2026-01-01,0,\n,ch,,2026-01-01,100,\n',
  'invoice-documents':
    'invoice_number,date,instalment,client_code,net,vat,gross,due_date,due_amount,paid_amount,method,kind,credit_note_of,credit_note_date\n' +
    '=1+1,2024-02-29,1,000001,100,22,122,2024-03-31,61,61,-MP12,invoice,,\n=1+1,2024-02-29,2,000001,100,22,122,2024-04-30,61,0,,invoice,,\n' +
    '@NC/1,2024-03-05,1,000001,-10,-2.20,-12.20,2024-03-05,-12.20,0,,credit_note,=1+1,2024-02-29\n',
  materials:
    'product_code,name,family,ean,conf,price,cost,dpe,manager\n' +
    'a-1/B,"Campionario; ""Aurora""\nserie 2",=Campioni,96385074,,0.10,,,\n0042,+Cartella,,,25,,1000000.10,2024-02-29,-\n',
}

// A row may only name codes that are there: those of the kinds before it.
describe.each(importKinds)('%s', (kind) => {
  test('the template is a file that can be brought in, and names every column the import reads', async () => {
    const template = await fileOf(`import-templates/${kind}`)
    const done = await erp.bring(kind, template)
    expect(await erp.reasons(done.id)).toEqual([])
    expect(done).toMatchObject({ state: 'done', rows: 1, rejected: 0 })
    const read = (await kinds[kind].kind.columns(t.db, '2025-11-17')).flatMap((column) =>
      column.derived ? [] : [column.name],
    )
    expect(new Set(columnsOf(kind).map(({ name }) => name))).toEqual(new Set(read))
  })

  test('what is given out comes back unchanged', async () => {
    const extra = awkward[kind]
    if (extra) {
      const more = await erp.bring(kind, extra)
      expect(await erp.reasons(more.id)).toEqual([])
      expect(more.state).toBe('done')
    }
    const held = await fileOf(`import-files/${kind}`)
    const again = await erp.bring(kind, held)
    expect(await erp.reasons(again.id)).toEqual([])
    // The values that differ after the round trip.
    expect(await erp.changes(again.id, 'updated')).toEqual([])
    expect(again).toMatchObject({ state: 'done', created: 0, updated: 0, rejected: 0, effects: [] })
    expect(again.unchanged).toBe(again.rows)
    expect(again.rows).toBeGreaterThan(0)
    expect(await fileOf(`import-files/${kind}`)).toBe(held)
  })
})

test('a program gets texts as they are: no apostrophe before a plus, no mark before the first letter', async () => {
  const held = await fileOf('import-files/agencies')
  expect(held).toMatch(/^code,business_name/)
  expect(held).toContain('\r\n=A1,"+Più, ""Uno"" e Due",')
  expect(held).toContain(',+390721555949,')
})

test('a template as a spreadsheet has text cells, so that codes keep their zeros', async () => {
  const answer = await t.ask('GET', '/api/v1.0/admin/import-templates/clients', {
    token,
    query: { format: 'xlsx' },
  })
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  expect(answer.headers['content-disposition']).toContain('mandato-clients.xlsx')
})

test('every kind has a place in the database, which a new one is easily forgotten in', async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'imports_kind_check'`.execute(
    t.db,
  )
  const allowed = [...(rows[0]?.rule ?? '').matchAll(/'([\w-]+)'::text/g)].map(([, kind]) => kind)
  expect(new Set(allowed)).toEqual(new Set(importKinds))
})

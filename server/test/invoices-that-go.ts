import { standInvoices } from '../src/invoices/index.ts'
import { keepBytes } from '../src/platform/files/stored-files.ts'
import type { TestApp } from './harness.ts'
import { never } from './never.ts'
import type { World } from './world.ts'

/** An invoice of each agency, overdue, with a PDF and a line of a year whose revenue nobody asks for. */
export interface InvoicesThatGo {
  readonly invoice: number
}

/** One that never existed. */
export const noInvoices: InvoicesThatGo = { invoice: never }

let made = 0

/** Gives both agencies a new overdue invoice; the world then holds their ids. */
export async function invoicesThatGo(
  { db, parts }: Pick<TestApp, 'db' | 'parts'>,
  world: World,
): Promise<void> {
  const one = async (client: number, agency: number): Promise<InvoicesThatGo> => {
    made += 1
    const { id } = await db
      .insertInto('invoice_documents')
      .values({
        year: 2024,
        number: `2024/${90_000 + made}`,
        kind: 'invoice',
        date: '2024-08-31',
        client_id: client,
        net_cents: 100_000 + made,
        vat_cents: 22_000,
        gross_cents: 122_000 + made,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('invoice_lines')
      .values({
        year: 2024,
        invoice_number: `2024/${90_000 + made}`,
        line: 1,
        date: '2024-08-31',
        client_id: client,
        agency_id: agency,
        product_code: 'VR-1',
        family_code: 'NN',
        description: 'Base',
        quantity: '1',
        amount_cents: 100_000 + made,
        expo: false,
      })
      .execute()
    await db
      .insertInto('invoice_checks')
      .values({
        year: 2024,
        invoice_number: `2024/${90_000 + made}`,
        line: 1,
        client_id: client,
        date: '2024-08-31',
        state: 'unknown',
        reason: 'no_article',
      })
      .execute()
    const instalment = { document_id: id, method: 'MP12', paid_cents: 0 }
    await db
      .insertInto('invoice_instalments')
      .values([
        { ...instalment, n: 1, due_date: '2025-10-31', due_cents: 61_000 },
        { ...instalment, n: 2, due_date: '2025-12-31', due_cents: 61_000 + made },
      ])
      .execute()
    const name = `2024-2024_${90_000 + made}`
    const data = Buffer.from('%PDF-1.7\nfattura\n%%EOF\n')
    const pdf = { name: `${name}.pdf`, mime: 'application/pdf', data, by: null }
    const { id: file, sha256 } = await keepBytes(db, parts.files, pdf)
    await db
      .insertInto('invoice_files')
      .values({
        year: 2024,
        number: `2024_${90_000 + made}`,
        kind: 'pdf',
        file_id: file,
        sha256,
        at: '2024-08-31T08:00:00Z',
      })
      .execute()
    return { invoice: id }
  }
  world.invoices = {
    north: await one(world.north.client, world.north.id),
    south: await one(world.south.client, world.south.id),
  }
  await standInvoices(db, true)
  await db
    .updateTable('clients')
    .set({ email: 'shop@shops.example' })
    .where('id', 'in', [world.north.client, world.south.client])
    .execute()
}

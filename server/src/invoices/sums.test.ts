import { expect, it } from 'vitest'
import { randomFor } from '../../seeds/random.ts'
import { personOf } from '../../test/act-as.ts'
import { openCompany } from '../../test/company.ts'
import { sql } from '../platform/db/sql.ts'
import { standInvoices } from './queries/import-documents.ts'
import { summaryOn } from './queries/summary.ts'
import { ageOf, daysBetween } from './rules.ts'

/* Balances, ageing and summary over ten thousand random documents, against sums made here one by one. */
const { t, world } = await openCompany()
const random = randomFor('invoice sums')
const today = '2026-11-20'
const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10)
const clients = [world.north.client, world.north.otherClient, world.south.client]

interface Part {
  readonly n: number
  readonly due: string
  readonly cents: number
  readonly paid: number
}
const documents = Array.from({ length: 10_000 }, (_, i) => {
  const credit = random.chance(0.15)
  const gross = random.whole(1, 900_000) * (credit ? -1 : 1)
  const date = day(random.whole(0, 680))
  const count = credit ? 1 : random.whole(1, 4)
  let left = gross
  const parts = Array.from({ length: count }, (_part, n): Part => {
    const cents = n === count - 1 ? left : Math.trunc(gross / count)
    left -= cents
    const paid = random.chance(0.5) ? cents : random.chance(0.3) ? Math.trunc(cents * random.fraction()) : 0
    return { n: n + 1, due: day(random.whole(0, 760)), cents, paid }
  })
  return {
    number: `R/${i}`,
    kind: credit ? 'credit_note' : 'invoice',
    date,
    client: random.pick(clients),
    gross,
    parts,
  }
})

it('adds up to the cent', async () => {
  await sql`insert into invoice_documents (year, number, kind, date, client_id, net_cents, vat_cents, gross_cents)
    select extract(year from r.date::date), r.number, r.kind, r.date::date, r.client, r.gross, 0, r.gross
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as r (number text, kind text, date text, client int, gross bigint)`.execute(
    t.db,
  )
  await sql`insert into invoice_instalments (document_id, n, due_date, due_cents, paid_cents, method)
    select d.id, p.n, p.due::date, p.cents, p.paid, 'MP05'
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as r (number text, parts jsonb)
    join invoice_documents d on d.number = r.number
    cross join lateral jsonb_to_recordset(r.parts) as p (n int, due text, cents bigint, paid bigint)`.execute(
    t.db,
  )
  await standInvoices(t.db, true)
  for (const client of clients) {
    const admin = await personOf(t, world, 'admin')
    expect(await summaryOn(t.db, admin, { client }, today)).toMatchObject(sumsOf(client))
  }
}, 60_000)

/** What a clerk would write down, document by document. */
function sumsOf(client: number) {
  const mine = documents.filter((one) => one.client === client)
  const unpaid = mine.filter(({ parts }) => parts.some(({ cents, paid }) => Math.abs(paid) < Math.abs(cents)))
  const ageing = { to_30: 0, to_60: 0, to_90: 0, beyond: 0 }
  const late = unpaid.map(({ parts }) =>
    parts.filter(({ cents, paid, due }) => cents > 0 && paid < cents && due < today),
  )
  for (const { cents, paid, due } of late.flat()) {
    const age = ageOf(daysBetween(due, today))
    if (age) ageing[age] += cents - paid
  }
  const owed = (parts: readonly Part[]) => parts.reduce((sum, { cents, paid }) => sum + cents - paid, 0)
  return {
    open: { amount: unpaid.reduce((sum, { parts }) => sum + owed(parts), 0), count: unpaid.length },
    overdue: {
      amount: late.reduce((sum, parts) => sum + owed(parts), 0),
      count: late.filter((parts) => parts.length > 0).length,
    },
    oldest_due: late
      .flat()
      .map(({ due }) => due)
      .toSorted()[0],
    ageing,
  }
}

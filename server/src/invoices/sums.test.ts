import { expect, it } from 'vitest'
import { randomFor } from '../../seeds/random.ts'
import { personOf } from '../../test/act-as.ts'
import { openCompany } from '../../test/company.ts'
import { fakeClock } from '../platform/clock.ts'
import { sql } from '../platform/db/sql.ts'
import { standInvoices } from './queries/import-documents.ts'
import { summaryOn } from './queries/summary.ts'
import { ageOf, daysBetween, lateInterest, usualRates } from './rules.ts'
import { statementOf } from './statement.ts'

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
    const { paper } = await statementOf(
      { ...t.parts, user: admin, clock: fakeClock(`${today}T09:00:00Z`) },
      letterhead,
      client,
      'it',
    )
    expect(statedOf(paper)).toEqual(accountOf(client))
    // Each item adds to what was open above it, and they stand by their due days.
    let balance = 0
    for (const item of paper.items) expect(item.balance).toBe((balance += item.open))
    const dues = paper.items.map(({ due_date }) => due_date)
    expect(dues).toEqual(dues.toSorted())
  }
})

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

const company = { name: 'Cucine Esempio S.p.A.', brand: 'Cucine Esempio' }
const letterhead = () => Promise.resolve(company)

/** What a statement says, apart from the items themselves. */
function statedOf({ items, ageing, open, overdue, interest }: Stated) {
  return { items: items.length, ageing, open, overdue, interest: interest?.cents ?? 0 }
}
type Stated = Awaited<ReturnType<typeof statementOf>>['paper']

/** The same out of the documents: what is open of unpaid ones, part by part, a credit note among what is not late. */
function accountOf(client: number) {
  const ageing = { due: 0, to_30: 0, to_60: 0, to_90: 0, beyond: 0 }
  const account = { items: 0, ageing, open: 0, overdue: 0, interest: 0 }
  for (const { parts } of documents.filter((one) => one.client === client)) {
    for (const { cents, paid, due } of parts.filter((part) => part.cents !== part.paid)) {
      const left = cents - paid
      const age = left > 0 ? ageOf(daysBetween(due, today)) : null
      account.items += 1
      account.open += left
      ageing[age ?? 'due'] += left
      if (!age) continue
      account.overdue += left
      account.interest += lateInterest(left, due, today, usualRates)
    }
  }
  return account
}

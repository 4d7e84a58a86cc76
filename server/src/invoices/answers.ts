import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { notFound } from '../platform/refusals.ts'
import type { Contests } from './contests.ts'
import { provenLines } from './lines.ts'
import { type CheckedQuery, checkedCounts, checkedLinesSeenBy } from './queries/checked-list.ts'
import { invoiceSeenBy } from './queries/invoice.ts'
import { filesOfInvoice } from './queries/files.ts'
import { invoices, type InvoicesQuery, invoiceStanding } from './queries/list.ts'

/** Documents in sight: a page of them, or all part by part. */
export const invoiceLists = {
  page: async (page: number, query: InvoicesQuery, { db, user, clock }: Context) => {
    const day = today(clock)
    const { rows, total, totals } = await listPage(db, invoices(user, query, day), {
      page,
      per_page: query.per_page,
    })
    const standing = await invoiceStanding(db, user, query, day)
    return { response: rows, total, meta: { ...standing, open: totals.open ?? 0 } }
  },
  async *all(query: InvoicesQuery, { db, user, clock }: Context) {
    const day = today(clock)
    const standing = await invoiceStanding(db, user, query, day)
    for await (const { rows, total, totals } of listInParts(db, invoices(user, query, day)))
      yield { response: rows, total, meta: { ...standing, open: totals.open ?? 0 } }
  },
}

/** Checked lines in sight. */
export const checkedLists = {
  page: async (page: number, query: CheckedQuery, { db, user }: Context) => {
    const list = checkedLinesSeenBy(user, query)
    const { rows, total } = await listPage(db, list, { page, per_page: query.per_page })
    return { response: rows, total, meta: await checkedCounts(db, user, query) }
  },
  async *all(query: CheckedQuery, { db, user }: Context) {
    const meta = await checkedCounts(db, user, query)
    for await (const { rows, total } of listInParts(db, checkedLinesSeenBy(user, query)))
      yield { response: rows, total, meta }
  },
}

/** A document as its page shows it. */
export async function invoiceAnswer({ db, user, clock }: Context, contests: Contests, id: number) {
  const found = await invoiceSeenBy(db, user, id, today(clock))
  if (!found) throw notFound()
  const { year: _year, ...shown } = found
  const contested = await contests.of(db, id)
  const lines = await provenLines(db, found)
  // They show bank data, which agents never see.
  const may = user.role !== 'agent'
  const held = may ? ((await filesOfInvoice(db, user, id)) ?? []) : []
  return {
    ...shown,
    lines: lines.map((line) => ({ ...line, contested: contested.get(line.line) ?? null })),
    files: may ? { pdf: held.length > 0, xml: held.some(({ kind }) => kind === 'xml') } : null,
  }
}

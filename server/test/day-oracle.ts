import type pg from 'pg'

/** What the day says of a client, worked out from the rows as they came in. */
export interface Told {
  readonly code: string
  readonly kinds: readonly string[]
  /** Cents. */
  readonly stake: number
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const daysBefore = (day: string, months: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}
/** Days from one to the other, those of August left out, one by one. */
function openDays(from: string, to: string): number {
  let open = 0
  for (let day = dayNumber(from) + 1; day <= dayNumber(to); day += 1)
    if (new Date(day * 86_400_000).getUTCMonth() !== 7) open += 1
  return open
}
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/** All it is made of, read as it stands in the tables of the files. */
export async function dayRows(pool: pg.Pool, today: string) {
  const all = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
    (await pool.query<Row>(statement, values)).rows
  const [{ as_of } = { as_of: today }] = await all<{ as_of: string }>(`select as_of::text from revenue_state`)
  return {
    as_of,
    today,
    clients: await all<{ id: number; code: string; agency_id: number }>(
      `select id, code, agency_id from clients where status not in ('deleted', 'deletion_requested')`,
    ),
    lines: await all<{
      client_id: number
      day: string
      code: string | null
      cents: number
      quantity: number
    }>(
      `select client_id, date::text as day, product_code as code, amount_cents::float8 as cents, quantity::float8 as quantity
       from invoice_lines order by date`,
    ),
    sent: await all<{ client_id: number; day: string }>(
      `select client_id, (sent_at at time zone 'Europe/Rome')::date::text as day from orders
       where sent_at is not null and type <> 'missing' and status not in ('rejected', 'withdrawn', 'declined')`,
    ),
    due: await all<{ client_id: number; cents: number }>(
      `select d.client_id, (i.due_cents - i.paid_cents)::float8 as cents
       from invoice_instalments i join invoice_documents d on d.id = i.document_id
       where i.due_cents > i.paid_cents and i.due_cents > 0 and i.due_date < $1`,
      [today],
    ),
    promoted: new Set(
      (
        await all<{ code: string }>(
          `select unnest(codes) as code from content_items where kind = 'promotions' and status = 'live'
             and publish_at <= $1::date + interval '8 hours' and (expires_at is null or expires_at > $1::date + interval '8 hours')
             and (valid_from is null or valid_from <= $1) and (valid_until is null or valid_until >= $1)`,
          [today],
        )
      ).map(({ code }) => code),
    ),
  }
}
export type DayRows = Awaited<ReturnType<typeof dayRows>>

/**
 * Which clients of an agency are late with money, silent, or buy what is promoted, by the words of docs/day.md; the other
 * reasons are rows of one table each and are not worked out again. Those with most at stake first.
 */
export function dayOracle(rows: DayRows, agency: number): Told[] {
  const since = daysBefore(rows.as_of, 24)
  return rows.clients
    .filter(({ agency_id }) => agency_id === agency)
    .map((client): Told => {
      const own = rows.lines.filter(({ client_id, day }) => client_id === client.id && day <= rows.as_of)
      const recent = own.filter(({ day }) => day > since)
      const late = rows.due.filter(({ client_id }) => client_id === client.id)
      const overdue = late.reduce((sum, { cents }) => sum + cents, 0)
      const sent = rows.sent.filter(({ client_id, day }) => client_id === client.id && day > since)
      const days = [
        ...new Set([
          ...recent.filter(({ cents }) => cents >= 0).map(({ day }) => day),
          ...sent.map(({ day }) => day),
        ]),
      ].toSorted()
      const gaps = days.slice(1).map((day, n) => openDays(days[n] ?? day, day))
      const last = days.at(-1)
      const isSilent =
        last !== undefined &&
        days.length >= 5 &&
        openDays(last, rows.as_of) > Math.max(30, 1.5 * median(gaps))
      const first = own[0]?.day ?? rows.as_of
      const span = Math.max(
        60,
        Math.min(dayNumber(rows.as_of) - dayNumber(since), dayNumber(rows.as_of) - dayNumber(first)),
      )
      const usual = Math.max(0, Math.round((recent.reduce((sum, { cents }) => sum + cents, 0) * 60) / span))
      const buys = recent.some(
        ({ code, quantity }) => code !== null && quantity > 0 && rows.promoted.has(code),
      )
      return {
        code: client.code,
        kinds: [
          ...(overdue > 0 ? ['overdue'] : []),
          ...(isSilent ? ['silent'] : []),
          ...(buys ? ['promotion'] : []),
        ],
        stake: overdue + (isSilent ? usual : 0),
      }
    })
    .toSorted((a, b) => b.stake - a.stake || (a.code < b.code ? -1 : 1))
}

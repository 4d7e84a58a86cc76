import type { AgeingKey } from '@mandato/contract/invoices/names'
import type { Language } from '@mandato/contract/words'
import type { StatementPaper } from '../../papers/invoices/data.ts'
import { printStatement } from '../../papers/invoices/print.ts'
import { ratesIn } from '../../papers/invoices/rates.ts'
import { sayInvoices } from '../../papers/invoices/words.ts'
import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { figuresIn } from '../platform/papers/drawing/figures.ts'
import { notFound } from '../platform/refusals.ts'
import { writeSpreadsheet } from '../platform/spreadsheet/index.ts'
import type { Letterhead } from './letterhead.ts'
import { referenceRates } from './queries/settings.ts'
import { openItems, type StatementClient, statementClient } from './queries/statement.ts'
import { ageOf, flatCosts, lateInterest, ratesUsed } from './rules.ts'

/** The statement of account of a client in sight, as it stands today, in a language. */
export async function statementOf(
  { db, user, clock, config }: Pick<Context, 'db' | 'user' | 'clock' | 'config'>,
  letterhead: Letterhead,
  id: number,
  language: Language,
): Promise<{ readonly client: StatementClient; readonly paper: StatementPaper }> {
  const client = await statementClient(db, user, id)
  if (!client) throw notFound()
  const day = today(clock)
  const items = await openItems(db, id, day)
  const rates = await referenceRates(db)
  const ageing: Record<AgeingKey | 'due', number> = { due: 0, to_30: 0, to_60: 0, to_90: 0, beyond: 0 }
  let interest = 0
  for (const { open, days, due_date } of items) {
    const age = days === null || open <= 0 ? null : ageOf(days)
    ageing[age ?? 'due'] += open
    if (age) interest += lateInterest(open, due_date, day, rates)
  }
  // They stand by their due dates.
  const late = items.filter(({ days, open }) => days !== null && days > 0 && open > 0)
  const [oldest] = late
  return {
    client,
    paper: {
      language,
      company: await letterhead(db, config),
      day,
      madeAt: clock.now(),
      client: {
        code: client.code,
        name: client.business_name,
        address: client.address,
        postalCode: client.postal_code,
        city: client.city,
        province: client.province,
        country: client.country,
        phone: client.phone,
        vatNumber: client.vat_number,
        notes: null,
      },
      items,
      ageing,
      open: items.at(-1)?.balance ?? 0,
      overdue: late.reduce((sum, { open }) => sum + open, 0),
      interest: oldest
        ? { cents: interest, flat: flatCosts, ...ratesUsed(rates, oldest.due_date, day) }
        : null,
    },
  }
}

const slug = (code: string) => code.replace(/[^A-Za-z0-9]+/g, '-')

/** The statement as a file. */
export async function statementFile(
  context: Context,
  letterhead: Letterhead,
  id: number,
  output: 'pdf' | 'xlsx',
) {
  const { paper, client } = await statementOf(context, letterhead, id, context.language)
  const name = `${sayInvoices(context.language)('fileName')}-${slug(client.code)}-${paper.day}`
  if (output === 'pdf')
    return { filename: `${name}.pdf`, type: 'application/pdf', data: await printStatement(paper) }
  return {
    filename: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    data: statementSheet(paper),
  }
}

/** The statement for the screen; the paper is drawn from the same. */
export async function accountAnswer(context: Context, letterhead: Letterhead, id: number) {
  const { client, paper } = await statementOf(context, letterhead, id, context.language)
  const { day, items, ageing, interest } = paper
  const { due: _due, ...late } = ageing
  const isLate = ({ days, open }: (typeof items)[number]) => days !== null && days > 0 && open > 0
  const documents = (some: typeof items) => new Set(some.map((item) => item.id)).size
  return {
    client_id: client.id,
    client_code: client.code,
    client: client.business_name,
    city: client.city,
    day,
    open: { amount: paper.open, count: documents(items) },
    overdue: { amount: paper.overdue, count: documents(items.filter(isLate)) },
    oldest_days: items.find(isLate)?.days ?? null,
    ageing: late,
    interest: interest && {
      amount: interest.cents,
      flat: interest.flat,
      rates: ratesIn(interest, context.language),
    },
    items: [...items],
  }
}

/** The open items as a spreadsheet; what is late and the interest stand above them. */
function statementSheet(paper: StatementPaper): AsyncIterable<Uint8Array> {
  const { language, client, items } = paper
  const say = sayInvoices(language)
  const figures = figuresIn(language)
  const cell = (key: string, type: 'text' | 'date' | 'money' | 'int', label: string) => ({
    key,
    type,
    label,
    total: false,
  })
  const money = (cents: number) => figures.cents(cents / 100)
  async function* rows() {
    yield items.map((item) => ({
      ...item,
      instalment: item.of > 1 ? `${item.n}/${item.of}` : '',
      amount: item.amount / 100,
      paid: item.paid / 100,
      open: item.open / 100,
      balance: item.balance / 100,
      days: item.days !== null && item.days > 0 ? item.days : null,
    }))
  }
  return writeSpreadsheet(
    {
      name: say('title'),
      above: [
        `${say('title')} · ${client.code} ${client.name}`,
        [
          say('asOf', { day: figures.date(paper.day) }),
          `${say('open')} ${money(paper.open)}`,
          `${say('overdue')} ${money(paper.overdue)}`,
          paper.interest ? say('interest', { amount: money(paper.interest.cents) }) : '',
        ]
          .filter(Boolean)
          .join(' · '),
        ...(paper.interest ? [ratesIn(paper.interest, language)] : []),
      ],
      columns: [
        cell('number', 'text', say('document')),
        cell('date', 'date', say('date')),
        cell('instalment', 'text', say('instalment')),
        cell('due_date', 'date', say('due')),
        cell('days', 'int', say('days')),
        cell('amount', 'money', say('amount')),
        cell('paid', 'money', say('paid')),
        { ...cell('open', 'money', say('open')), total: true },
        cell('balance', 'money', say('balance')),
      ],
      totalLabel: say('total'),
    },
    rows(),
  )
}

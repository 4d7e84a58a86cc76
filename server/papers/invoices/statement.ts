import { ageingKeys } from '@mandato/contract/invoices/names'
import { figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import { frameData } from '../../src/platform/papers/drawing/frame.ts'
import { partyData } from '../party.ts'
import type { StatementPaper } from './data.ts'
import { ratesIn } from './rates.ts'
import { sayInvoices } from './words.ts'

/** A statement as its template reads it. */
export function statementData(paper: StatementPaper) {
  const { language, company, client, items, ageing, interest } = paper
  const say = sayInvoices(language)
  const figures = figuresIn(language)
  const euros = (cents: number) => figures.cents(cents / 100)
  const title = say('title')
  return {
    frame: frameData({
      language,
      company,
      title,
      subtitle: [{ strong: say('asOf', { day: figures.date(paper.day) }) }],
      running: `${title} · ${client.code} ${client.name}`,
      corner: figures.moment(paper.madeAt),
      foot: 'legal',
    }),
    client: partyData(say('client', { code: client.code }), client, language),
    sums: [
      { label: say('open'), value: `${euros(paper.open)} €`, late: false },
      { label: say('overdue'), value: `${euros(paper.overdue)} €`, late: paper.overdue > 0 },
    ],
    ageing: (['due', ...ageingKeys] as const).map((key) => ({
      label: say(`age_${key}`),
      value: euros(ageing[key]),
    })),
    items: {
      title: say('items'),
      none: say('none'),
      head: [
        say('document'),
        say('date'),
        say('instalment'),
        say('due'),
        say('days'),
        say('amount'),
        say('paid'),
        say('open'),
        say('balance'),
      ],
      rows: items.map((item) => [
        item.kind === 'credit_note' ? `${item.number} (${say('credit')})` : item.number,
        figures.date(item.date),
        item.of > 1 ? `${item.n}/${item.of}` : '',
        figures.date(item.due_date),
        item.days !== null && item.days > 0 ? say('daysLate', { n: item.days }) : '',
        euros(item.amount),
        item.paid === 0 ? '' : euros(item.paid),
        euros(item.open),
        euros(item.balance),
      ]),
      total: [say('total'), euros(paper.open)],
    },
    interest: interest && {
      sum: say('interest', { amount: euros(interest.cents) }),
      law: say('law', { flat: figures.whole(interest.flat / 100) }),
      rates: ratesIn(interest, language),
    },
  }
}

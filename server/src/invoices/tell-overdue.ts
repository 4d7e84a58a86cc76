import { fill, type Language, type Words } from '@mandato/contract/words'
import { today } from '../platform/clock.ts'
import type { DigestPart } from '../platform/mail/digest-part.ts'
import { figuresIn } from '../platform/papers/drawing/figures.ts'
import { summaryOn } from './queries/summary.ts'

const inAll = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })
const words = {
  subject: inAll(
    'Scaduti della settimana: {amount} €',
    'Overdue this week: €{amount}',
    'Échus de la semaine : {amount} €',
    'Vencidos de la semana: {amount} €',
  ),
  whole: inAll(
    'Ai tuoi clienti risultano scaduti {amount} € (fatture: {count}), la più vecchia da {days} giorni.',
    'Your customers are late with €{amount} (invoices: {count}), the oldest for {days} days.',
    'Vos clients ont {amount} € d’échus (factures : {count}), la plus ancienne depuis {days} jours.',
    'Tus clientes tienen {amount} € vencidos (facturas: {count}), la más antigua desde hace {days} días.',
  ),
  client: inAll(
    '{name}: {amount} €, da {days} giorni.',
    '{name}: €{amount}, for {days} days.',
    '{name} : {amount} €, depuis {days} jours.',
    '{name}: {amount} €, desde hace {days} días.',
  ),
  open: inAll('Apri le scadute', 'Open the overdue ones', 'Ouvrir les échues', 'Abrir las vencidas'),
  closing: inAll(
    'Dalla pagina del cliente si invia l’estratto conto.',
    'The statement of account is sent from the customer’s page.',
    'Le relevé de compte s’envoie depuis la page du client.',
    'El extracto de cuenta se envía desde la página del cliente.',
  ),
} satisfies Record<string, Words>

/** What the clients of an agent are late with, those with most of it by name: on Mondays, in the mail that puts things together. */
export const overdueTogether: DigestPart = {
  kinds: ['invoice.overdue'],
  section: async ({ db, clock, config }, { person, language, monday, wants }) => {
    if (!monday || person.role !== 'agent' || !wants('invoice.overdue')) return null
    const summary = await summaryOn(db, person, {}, today(clock))
    if (summary.overdue.count === 0) return null
    return { ...said(summary, language, config.publicUrl), clients: summary.clients.map(({ id }) => id) }
  },
}

function said(
  { overdue, oldest_days, clients }: Awaited<ReturnType<typeof summaryOn>>,
  language: Language,
  url: string,
) {
  const figures = figuresIn(language)
  const say = (sentence: Words, values: Readonly<Record<string, unknown>> = {}) =>
    fill(sentence[language], values, language)
  const euros = (cents: number) => figures.cents(cents / 100)
  return {
    title: say(words.subject, { amount: euros(overdue.amount) }),
    lines: [
      say(words.whole, {
        amount: euros(overdue.amount),
        count: figures.whole(overdue.count),
        days: figures.whole(oldest_days ?? 0),
      }),
      ...clients.map(({ name, amount, days }) =>
        say(words.client, { name, amount: euros(amount), days: figures.whole(days) }),
      ),
      say(words.closing),
    ],
    link: { label: say(words.open), url: `${url}/${language}/invoices?overdue=true` },
  }
}

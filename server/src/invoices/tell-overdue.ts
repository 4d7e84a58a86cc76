import { fill, type Language, type Words } from '@mandato/contract/words'
import { today } from '../platform/clock.ts'
import { transaction } from '../platform/db/db.ts'
import { postMail } from '../platform/mail/outbox.ts'
import { figuresIn } from '../platform/papers/drawing/figures.ts'
import type { Parts } from '../platform/parts.ts'
import type { Person } from '../platform/person.ts'
import { agentsToTell } from './queries/people.ts'
import { summaryOn } from './queries/summary.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })
const said = {
  subject: words(
    'Scaduti della settimana: {amount} €',
    'Overdue this week: €{amount}',
    'Échus de la semaine : {amount} €',
    'Vencidos de la semana: {amount} €',
  ),
  greeting: words('Buongiorno,', 'Hello,', 'Bonjour,', 'Hola:'),
  whole: words(
    'ai tuoi clienti risultano scaduti {amount} € (fatture: {count}), la più vecchia da {days} giorni.',
    'your clients are late with €{amount} (invoices: {count}), the oldest for {days} days.',
    'vos clients ont {amount} € d’échus (factures : {count}), la plus ancienne depuis {days} jours.',
    'tus clientes tienen {amount} € vencidos (facturas: {count}), la más antigua desde hace {days} días.',
  ),
  client: words(
    '{name}: {amount} €, da {days} giorni.',
    '{name}: €{amount}, for {days} days.',
    '{name} : {amount} €, depuis {days} jours.',
    '{name}: {amount} €, desde hace {days} días.',
  ),
  open: words('Apri le scadute', 'Open the overdue ones', 'Ouvrir les échues', 'Abrir las vencidas'),
  closing: words(
    'Dalla pagina del cliente si invia l’estratto conto.',
    'The statement of account is sent from the client’s page.',
    'Le relevé de compte s’envoie depuis la page du client.',
    'El extracto de cuenta se envía desde la página del cliente.',
  ),
} satisfies Record<string, Words>

export type FindPersonById = (id: number) => Promise<Person | null>

/** Each Monday: what the clients of an agent are late with, those with most of it by name; no mail where nothing is. */
export async function tellOverdue(parts: Parts, findPerson: FindPersonById): Promise<void> {
  const { db, jobs, config, clock } = parts
  const day = today(clock)
  await transaction(db, async (tx) => {
    for (const { id, email, language } of await agentsToTell(tx)) {
      const person = await findPerson(id)
      if (!person) continue
      const summary = await summaryOn(tx, person, {}, day)
      if (summary.overdue.count === 0) continue
      await postMail(
        { db: tx, jobs },
        {
          to: email,
          language,
          brand: config.brandName,
          clients: summary.clients.map((client) => client.id),
          letter: letterOf(summary, language, config.publicUrl),
        },
      )
    }
  })
}

function letterOf(
  { overdue, oldest_days, clients }: Awaited<ReturnType<typeof summaryOn>>,
  language: Language,
  url: string,
) {
  const figures = figuresIn(language)
  const say = (sentence: Words, values: Readonly<Record<string, unknown>> = {}) =>
    fill(sentence[language], values, language)
  const euros = (cents: number) => figures.cents(cents / 100)
  return {
    subject: say(said.subject, { amount: euros(overdue.amount) }),
    greeting: say(said.greeting),
    paragraphs: [
      say(said.whole, {
        amount: euros(overdue.amount),
        count: figures.whole(overdue.count),
        days: figures.whole(oldest_days ?? 0),
      }),
      ...clients.map(({ name, amount, days }) =>
        say(said.client, { name, amount: euros(amount), days: figures.whole(days) }),
      ),
    ],
    button: { label: say(said.open), url: `${url}/${language}/invoices?overdue=true` },
    closing: say(said.closing),
  }
}

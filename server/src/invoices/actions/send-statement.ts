import { fill, type Words } from '@mandato/contract/words'
import { printStatement } from '../../../papers/invoices/print.ts'
import { sayInvoices } from '../../../papers/invoices/words.ts'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { keepBytes } from '../../platform/files/stored-files.ts'
import { mailedLately } from '../../platform/mail/mailed-lately.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import { figuresIn } from '../../platform/papers/drawing/figures.ts'
import { isStaff } from '../../platform/person.ts'
import { holdClient, languageOf } from '../../registry/index.ts'
import type { Letterhead } from '../letterhead.ts'
import { addressOf } from '../queries/people.ts'
import { refuse } from '../refusals.ts'
import { statementOf } from '../statement.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })
const mail = {
  subject: words(
    'Estratto conto al {day}: {client}',
    'Statement of account to {day}: {client}',
    'Relevé de compte au {day} : {client}',
    'Extracto de cuenta a {day}: {client}',
  ),
  greeting: words('Buongiorno,', 'Hello,', 'Bonjour,', 'Hola:'),
  open: words(
    'in allegato l’estratto conto al {day}. Aperto: {open} €.',
    'attached is the statement of account to {day}. Open: €{open}.',
    'ci-joint le relevé de compte au {day}. Solde ouvert : {open} €.',
    'adjuntamos el extracto de cuenta a {day}. Pendiente: {open} €.',
  ),
  overdue: words(
    'Di questi, {overdue} € sono scaduti. Se il pagamento è già partito, non serve fare altro.',
    'Of this, €{overdue} are overdue. If the payment has already left, nothing else is needed.',
    'Dont {overdue} € échus. Si le paiement est déjà parti, rien d’autre n’est nécessaire.',
    'De ellos, {overdue} € están vencidos. Si el pago ya ha salido, no hace falta nada más.',
  ),
  button: words('Apri le fatture', 'Open the invoices', 'Ouvrir les factures', 'Abrir las facturas'),
  closing: words(
    'Per qualsiasi domanda risponde {sender}.',
    '{sender} answers any question.',
    '{sender} répond à toute question.',
    '{sender} responde a cualquier pregunta.',
  ),
}

/** Of one client: so many by a person in an hour, and by all together in a day. */
const mostStatements = { hour: 20, day: 40 }

/**
 * Mails a client its statement, in the language of its country.
 * @param to its address for invoices where none is given; the staff may write to any
 * @returns who gets it
 */
export async function sendStatement(
  context: Context,
  letterhead: Letterhead,
  id: number,
  { to = [], cc_me = false }: { readonly to?: readonly string[]; readonly cc_me?: boolean },
): Promise<string[]> {
  const { db, user, jobs, config, files, drawings } = context
  // No mail outlives the erasure of whom it is about.
  await holdClient(db, id)
  const first = await statementOf(context, letterhead, id, 'it')
  const { client } = first
  const name = client.business_name
  const language = languageOf(client.country)
  const paper: typeof first.paper = { ...first.paper, language, madeAt: drawings.at }
  if (paper.items.length === 0) throw refuse('nothing_open', { name })
  const mine = await addressOf(db, user.id)
  const known = [...client.emails, mine].map((one) => one.toLowerCase())
  const strangers = isStaff(user) ? [] : to.filter((address) => !known.includes(address.toLowerCase()))
  if (strangers.length > 0)
    throw refuse(
      'not_in_registry',
      { addresses: strangers.join(', ') },
      { fields: { to: 'not_in_registry' } },
    )
  const wanted = to.length > 0 ? to : client.email ? [client.email] : []
  const addresses = [...new Set([...wanted, ...(cc_me ? [mine] : [])])]
  if (wanted.length === 0) throw refuse('no_address', { name })
  const mailed = await mailedLately(db, { what: 'statement.send', entity: 'client', id }, user.id)
  if (
    mailed.hour + addresses.length > mostStatements.hour ||
    mailed.day + addresses.length > mostStatements.day
  )
    throw refuse('too_many_mails', mostStatements, { retryAfter: 3600 })
  const data = await drawings.paper(paper, () => printStatement(paper))
  const figures = figuresIn(language)
  const filename = `${sayInvoices(language)('fileName')}-${client.code}-${paper.day}.pdf`
  const kept = await keepBytes(db, files, { name: filename, mime: 'application/pdf', data, by: user.id })
  const values = {
    day: figures.date(paper.day),
    client: name,
    open: figures.cents(paper.open / 100),
    overdue: figures.cents(paper.overdue / 100),
    sender: user.name,
  }
  const say = (sentence: Words) => fill(sentence[language], values, language)
  for (const address of addresses)
    await postMail(
      { db, jobs },
      {
        to: address,
        language,
        brand: config.brandName,
        clients: [client.id],
        letter: {
          subject: say(mail.subject).slice(0, 200),
          greeting: say(mail.greeting),
          paragraphs: [say(mail.open), ...(paper.overdue > 0 ? [say(mail.overdue)] : [])],
          button: {
            label: say(mail.button),
            url: `${config.publicUrl}/${language}/invoices?client=${client.id}`,
          },
          closing: say(mail.closing),
        },
        attachments: [kept.id],
      },
    )
  await recordEvent(context, {
    what: 'statement.send',
    entity: 'client',
    id: client.id,
    after: { open: paper.open, overdue: paper.overdue, addresses: addresses.length },
  })
  return addresses
}

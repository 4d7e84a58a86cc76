import { letterNumber } from '@mandato/contract/shipping/labels'
import { fill, type Language, type Words } from '@mandato/contract/words'
import { printLetter, printReceipt } from '../../papers/shipping/print.ts'
import { transaction } from '../platform/db/db.ts'
import { keepBytes } from '../platform/files/stored-files.ts'
import { postMail } from '../platform/mail/outbox.ts'
import { figuresIn } from '../platform/papers/drawing/figures.ts'
import type { Parts } from '../platform/parts.ts'
import { holdClient, languageOf } from '../registry/index.ts'
import { handOverReceipt, type Letterhead, shipmentPaper } from './papers.ts'
import { handOverById, noteReceiptSent } from './queries/hand-overs.ts'
import { letterOf } from './queries/letters.ts'
import { askersOf, recipientOf, type StoredRecipient } from './queries/recipients.ts'
import { noteTold, shipmentById } from './queries/shipments.ts'
import { type MailKind, mailWords } from './mail-words.ts'

export type Working = Parts & { readonly letterhead: Letterhead }

interface Addressee {
  readonly email: string
  readonly language: Language
  readonly kind: MailKind
}

/** Who looks after the recipient: its agent, or the agency where there is none. */
function agentOf(one: StoredRecipient): Omit<Addressee, 'kind'> | null {
  if (one.agent_active && one.agent_email)
    return { email: one.agent_email, language: (one.agent_language ?? 'it') as Language }
  return one.agency_email ? { email: one.agency_email, language: languageOf(one.agency_country) } : null
}

/** The recipient's address, the agent's and those of who asked for a line, each once. */
function addresseesOf(one: StoredRecipient, askers: readonly Omit<Addressee, 'kind'>[]): Addressee[] {
  const recipient = one.email ? { email: one.email, language: languageOf(one.country) } : null
  const agents = [...[agentOf(one)].filter((agent) => agent !== null), ...askers]
  const all = [
    ...(recipient ? [{ ...recipient, kind: 'shipped' as const }] : []),
    ...agents.map((agent) => ({ ...agent, kind: 'shipped_to_agent' as const })),
  ]
  return [...Map.groupBy(all, ({ email }) => email.toLowerCase()).values()].flatMap(([first]) => first ?? [])
}

/**
 * Tells recipient, agent and who asked for it that a shipment left, with its letter. The letter is drawn outside the transaction that
 * notes it, so that of two processes, or of one that dies, nobody gets two mails.
 */
export async function tellShipment(working: Working, id: number): Promise<void> {
  const { db, config, clock } = working
  const shipment = await shipmentById(db, id)
  const letter = shipment?.status === 'shipped' ? await letterOf(db, id) : undefined
  if (!shipment || !letter) return
  const recipient = await recipientOf(db, shipment)
  if (recipient.status === 'deleted') return
  const addressees = addresseesOf(recipient, await askersOf(db, id))
  const papers = new Map<Language, Uint8Array>()
  for (const { language } of addressees)
    if (!papers.has(language))
      papers.set(language, await printLetter(await shipmentPaper(working, shipment, language), clock.now()))
  await transaction(db, async (tx) => {
    if (await isGone(tx, shipment)) return
    if (!(await noteTold(tx, id, clock.now()))) return
    for (const to of addressees) {
      const number = letterNumber(letter)
      await post(working, tx, to, {
        values: {
          recipient: recipient.business_name,
          number: shipment.number,
          letter: number,
          date: figuresIn(to.language).date(shipment.shipped_on ?? letter.date),
          carrier: shipment.carrier || '–',
          tracking: shipment.tracking || '–',
          agency: recipient.agency,
        },
        url: `${config.publicUrl}/${to.language}/shipments/${id}`,
        clients: shipment.client_id === null ? [] : [shipment.client_id],
        file: { name: `ddt-${number.replace('/', '-')}.pdf`, data: papers.get(to.language) },
      })
    }
  })
}

/** Was the client deleted while the paper was drawn? Kept as it is from here on, so that no mail outlives its erasure. */
async function isGone(
  db: Parts['db'],
  whom: { readonly agency_id: number; readonly client_id: number | null },
): Promise<boolean> {
  if (whom.client_id === null) return false
  await holdClient(db, whom.client_id)
  return (await recipientOf(db, whom)).status === 'deleted'
}

/** Mails the shop the receipt of what it was handed over. */
export async function tellHandOver(working: Working, id: number): Promise<void> {
  const { db, config, clock } = working
  const one = await handOverById(db, id)
  if (!one) return
  const shop = await recipientOf(db, one)
  if (!shop.email || shop.status === 'deleted') return
  const to = { email: shop.email, language: languageOf(shop.country), kind: 'receipt' as const }
  const data = await printReceipt(await handOverReceipt(working, one, to.language), clock.now())
  await transaction(db, async (tx) => {
    if (await isGone(tx, one)) return
    if (!(await noteReceiptSent(tx, id, clock.now()))) return
    await post(working, tx, to, {
      values: {
        agency: shop.agency,
        date: figuresIn(to.language).date(one.date),
        recipient: shop.business_name,
      },
      url: `${config.publicUrl}/${to.language}/my-materials`,
      clients: [one.client_id],
      file: { name: `receipt-${id}.pdf`, data },
    })
  })
}

interface Message {
  readonly values: Readonly<Record<string, string>>
  readonly url: string
  readonly clients: readonly number[]
  readonly file: { readonly name: string; readonly data: Uint8Array | undefined }
}

async function post(
  { files, jobs, config }: Working,
  db: Parts['db'],
  { email, language, kind }: Addressee,
  { values, url, clients, file }: Message,
): Promise<void> {
  const say = (words: Words) => fill(words[language], { ...values, brand: config.brandName })
  const words = mailWords[kind]
  const kept =
    file.data &&
    (await keepBytes(db, files, { name: file.name, mime: 'application/pdf', data: file.data, by: null }))
  await postMail(
    { db, jobs },
    {
      to: email,
      language,
      brand: config.brandName,
      // The recipient's address is the shop's; the agent's may be of an account.
      ...(kind === 'shipped_to_agent' && {
        notice: { kind: 'shipment.ship', site: config.publicUrl } as const,
      }),
      clients,
      letter: {
        subject: say(words.subject).replace(/\s+/g, ' ').slice(0, 200),
        greeting: say(mailWords.greeting),
        paragraphs: words.paragraphs.map(say),
        button: { label: say(words.button), url },
        closing: say(words.closing),
      },
      ...(kept && { attachments: [kept.id] }),
    },
  )
}

import type { NoticeKind } from '@mandato/contract/domains'
import { phone } from '@mandato/contract/fields/phone'
import { locales } from '@mandato/contract/numbers'
import { fill, type Language, withOrdinal } from '@mandato/contract/words'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Letter } from '../platform/mail/layout.ts'
import { postMail } from '../platform/mail/outbox.ts'
import { languageOf } from '../registry/index.ts'
import type { SheetClient } from './queries/clients.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import type { LetterKind, SheetWords } from './words/words.ts'

const words: Readonly<Record<Language, SheetWords>> = { it, en, fr, es }

/** A moment as a letter says it, in Rome's time. */
export const momentIn = (language: Language, at: Date | string): string =>
  withOrdinal(language, longMoment[language].format(new Date(at)))
export const dayIn = (language: Language, day: string): string =>
  withOrdinal(language, longDay[language].format(new Date(`${day}T00:00:00Z`)))

const dayOf = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
const momentOf = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  })
/** Made once: to make one for each row of a long list held up all others for fifty milliseconds. */
const longMoment = { it: momentOf('it'), en: momentOf('en'), fr: momentOf('fr'), es: momentOf('es') }
const longDay = { it: dayOf('it'), en: dayOf('en'), fr: dayOf('fr'), es: dayOf('es') }

export interface Recipient {
  readonly email: string
  readonly language: Language
  /** The contact in the closing: for agents and agencies one of the company, for a client its agent. */
  readonly agent: boolean
}

/** Who looks after a client: the agent, or the agency where there is none. Null when neither has an address. */
export function agentOf(client: SheetClient): Recipient | null {
  if (client.agent_active && client.agent_email)
    return { email: client.agent_email, language: (client.agent_language ?? 'it') as Language, agent: true }
  return client.agency_email
    ? { email: client.agency_email, language: languageOf(client.agency_country), agent: true }
    : null
}

/** Whom a signer asks: name, and telephone where there is one. */
export const contactOf = (client: SheetClient): string =>
  [client.agent ?? client.agency, phone(client.agent_phone ?? client.agency_phone ?? '')]
    .filter(Boolean)
    .join(', ')

interface Post {
  readonly db: Db
  readonly jobs: Jobs
  readonly config: Config
}

export interface Message {
  readonly kind: LetterKind
  readonly to: Recipient
  readonly client: SheetClient
  /** Where it is about more than this client: all of them. */
  readonly about?: readonly number[]
  readonly values?: Readonly<Record<string, string | number>>
  /** Where the button leads; without it the letter has none. */
  readonly url?: string
  readonly attachments?: readonly number[]
  /** The signed sheet is sent to review automatically. */
  readonly handedOn?: boolean
}

/** Their button acts in the signer's name: as of a session's token, only a hash of such a link is kept. */
const withALink: readonly LetterKind[] = ['invitation', 'reminder', 'signed_copy']

/** Letters that are notices to whoever looks after the client, who may have chosen to get them otherwise. */
const notices: Partial<Readonly<Record<LetterKind, NoticeKind>>> = {
  signed_note: 'sheet.sign',
  confirmed: 'sheet.confirm',
  rejected: 'sheet.reject',
  declined: 'sheet.decline',
  expired: 'sheet.expire',
}

/** Posts one of the mails of the sheets, in the recipient's language, in the transaction of the act. */
export async function postLetter({ db, jobs, config }: Post, message: Message): Promise<void> {
  const { to } = message
  const notice = to.agent ? notices[message.kind] : undefined
  await postMail(
    { db, jobs },
    {
      to: to.email,
      language: to.language,
      letter: letterOf(message, config.brandName),
      brand: config.brandName,
      clients: message.about ?? [message.client.id],
      ...(notice && { notice: { kind: notice, site: config.publicUrl } }),
      confidential: withALink.includes(message.kind),
      ...(message.attachments && { attachments: message.attachments }),
    },
  )
}

function letterOf({ kind, to, client, values = {}, url, handedOn }: Message, brand: string): Letter {
  const w = words[to.language]
  const { subject, paragraphs, button } = w[kind]
  const all = {
    client: values['client'] ?? client.business_name,
    agency: client.agency,
    contact: contactOf(client),
    brand,
    next: handedOn ? w.toReview.done : w.toReview.due,
    ...values,
  }
  return {
    subject: oneLine(fill(subject, all, to.language)),
    greeting: w.greeting,
    paragraphs: paragraphs.map((p) => fill(p, all, to.language)),
    ...(button && url && { button: { label: button, url } }),
    closing: fill(to.agent ? w.closingToAgent : w.closing, all, to.language),
  }
}

/** A name with a line break must not become a header of its own. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 200)

/** The page of a client in the portal. */
export const clientPage = (config: Config, language: Language, clientId: number): string =>
  `${config.publicUrl}/${language}/clients/${clientId}`

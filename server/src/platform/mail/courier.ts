import type { Readable } from 'node:stream'
import { encodeWord } from 'nodemailer/lib/mime-funcs'

/** A mail as it lies in the outbox. */
export interface Waiting {
  readonly id: number
  readonly recipient: string
  /** It keeps no quiet hours. */
  readonly urgent: boolean
  readonly subject: string
  readonly text_body: string
  readonly html_body: string
  /** Always the same for this mail, so that who gets it twice can tell. */
  readonly message_id: string
  readonly tries: number
  readonly created_at: string
  readonly attachments: readonly number[]
}
export interface Attached {
  readonly filename: string
  readonly contentType: string
  /** Opened when it is read, part by part: a mail is never whole in memory. */
  readonly content: Readable
}

/** Takes mails away, one after the other. */
export interface Courier {
  /** @throws CourierAway, MailRefused, MailUnsure, AttachmentLost */
  deliver(mail: Waiting, attached: readonly Attached[]): Promise<'sent' | 'written'>
  /** No further mail for now. */
  rest(): void
}

/** A file of this mail cannot be read. */
export class AttachmentLost extends Error {}

/** No mail can go now, whichever: the server is not there, or does not take us for who we are. */
export class CourierAway extends Error {}

/** This mail is not taken. */
export class MailRefused extends Error {
  /** By a code of 500 and above: asking again would change nothing (RFC 5321 §4.2.1). */
  readonly forever: boolean
  constructor(said: string, forever: boolean) {
    super(said)
    this.forever = forever
  }
}

/** The server had the whole mail and did not say whether it took it: it may arrive twice. */
export class MailUnsure extends Error {}

/** Longest encoded word, so that a line of the header stays below 76 characters (RFC 2047 §2). */
const longestWord = 52

/**
 * The composer lets text pass that looks like an encoded word already (`=?utf-8?q?…`), and readers would decode it:
 * a name must not turn into another. Such a subject is encoded whole.
 */
const subjectHeader = (subject: string) =>
  subject.includes('=?')
    ? { prepared: true, foldLines: true, value: encodeWord(subject, 'Q', longestWord) }
    : subject

/** A mail in the terms of what composes it. Our words only: nothing is fetched while it is made. */
export const messageOf = (mail: Waiting, attached: readonly Attached[], from: string) => ({
  from,
  to: mail.recipient,
  headers: { subject: subjectHeader(mail.subject) },
  text: mail.text_body,
  html: mail.html_body,
  messageId: mail.message_id,
  attachments: [...attached],
  disableFileAccess: true,
  disableUrlAccess: true,
})

import { notified, wayOf } from '@mandato/contract/domains'
import { fill } from '@mandato/contract/words'
import { personById } from '../../accounts/index.ts'
import { type Db, transaction } from '../../platform/db/db.ts'
import { chosenBy } from '../../platform/mail/choices.ts'
import type { DigestPart } from '../../platform/mail/digest-part.ts'
import { choicesPage, postMail } from '../../platform/mail/outbox.ts'
import type { Parts } from '../../platform/parts.ts'
import { toldOf } from '../policy.ts'
import { noticesAmong } from '../queries/notices.ts'
import { keepForDigest, type Reader, readersOf, takeToTell } from '../queries/telling.ts'
import { clientsOf, linesOf, type Said } from './lines.ts'
import { told } from './words.ts'

const atOnce = 200

/**
 * Writes to those who chose so of what happened since: at once, or kept for the mail that puts things together. What has a
 * letter of its own for their role is not written twice, and neither is what a domain puts together itself.
 */
export async function tellNotices(parts: Parts, digests: readonly DigestPart[]): Promise<void> {
  const apart = new Set(digests.flatMap(({ kinds }) => kinds))
  for (let taken = atOnce; taken === atOnce; )
    taken = await transaction(parts.db, async (tx) => {
      const events = await takeToTell(tx, atOnce)
      if (events.length > 0)
        for (const reader of await readersOf(tx, events))
          await tellOne({ ...parts, db: tx }, reader, events, apart)
      return events.length
    })
}

async function tellOne(
  parts: Parts & { readonly db: Db },
  reader: Reader,
  events: readonly number[],
  apart: ReadonlySet<string>,
): Promise<void> {
  const { db, clock } = parts
  const person = await personById(db)(reader.id)
  if (!person) return
  const chosen = await chosenBy(db, person.id)
  const kinds = toldOf(person, chosen).filter((kind) => !apart.has(kind))
  const of = (way: 'mail' | 'digest') => kinds.filter((kind) => wayOf(chosen, kind, person.role) === way)
  const now = clock.now()
  const { language } = reader
  const mailed = of('mail').filter((kind) => !notified[kind].letter?.includes(person.role))
  if (mailed.length > 0)
    await mail(parts, reader, await noticesAmong(db, { person, kinds: mailed, language, now }, events))
  const kept = of('digest')
  if (kept.length > 0) {
    const found = await noticesAmong(db, { person, kinds: kept, language, now }, events)
    await keepForDigest(
      db,
      person.id,
      found.map(({ id }) => id),
    )
  }
}

async function mail(
  { db, jobs, config }: Parts,
  { email, language }: Reader,
  notices: readonly Said[],
): Promise<void> {
  if (notices.length === 0) return
  const lines = linesOf(notices, language)
  const [first = ''] = lines
  await postMail(
    { db, jobs },
    {
      to: email,
      language,
      brand: config.brandName,
      clients: clientsOf(notices),
      letter: {
        subject: (notices.length === 1
          ? first
          : fill(told.several[language], { n: notices.length }, language)
        )
          .replace(/\s+/g, ' ')
          .slice(0, 200),
        greeting: told.greeting[language],
        paragraphs: [told.intro[language], ...lines],
        button: { label: told.open[language], url: `${config.publicUrl}/${language}/dashboard` },
        closing: told.closing[language],
        choices: choicesPage(config.publicUrl, language),
      },
    },
  )
}

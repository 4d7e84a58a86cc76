import { noticeKinds, usualWay, wayOf } from '@mandato/contract/domains'
import { fill } from '@mandato/contract/words'
import { personById } from '../../accounts/index.ts'
import { today } from '../../platform/clock.ts'
import { transaction } from '../../platform/db/db.ts'
import { chosenBy } from '../../platform/mail/choices.ts'
import type { DigestPart, DigestSection } from '../../platform/mail/digest-part.ts'
import { choicesPage, postMail } from '../../platform/mail/outbox.ts'
import type { Parts } from '../../platform/parts.ts'
import { toldOf } from '../policy.ts'
import { noticesAmong } from '../queries/notices.ts'
import { dueReaders, type Reader, takeDay, takeKept } from '../queries/telling.ts'
import { clientsOf, linesOf } from './lines.ts'
import { told } from './words.ts'

const usual = noticeKinds.filter((kind) => usualWay(kind, 'agent') === 'digest')

/**
 * The mail of the day to everybody who is due one, each in a transaction of its own: who has it is noted with it, so that a
 * process that dies, or a second one, leaves nobody with two, and the next look goes on with the rest.
 */
export async function sendDigests(parts: Parts, digests: readonly DigestPart[]): Promise<void> {
  const day = today(parts.clock)
  const monday = new Date(`${day}T12:00:00Z`).getUTCDay() === 1
  for (const reader of await dueReaders(parts.db, day, monday ? ['daily', 'weekly'] : ['daily'], usual))
    await transaction(parts.db, async (db) => {
      if (await takeDay(db, reader.id, day)) await sendOne({ ...parts, db }, reader, digests, monday)
    })
}

async function sendOne(
  parts: Parts,
  reader: Reader,
  digests: readonly DigestPart[],
  monday: boolean,
): Promise<void> {
  const { db, jobs, config } = parts
  const { language } = reader
  const sections = await sectionsFor(parts, reader, digests, monday)
  if (sections.length === 0) return
  const titles = sections.map(({ title }) => title).join(' · ')
  await postMail(
    { db, jobs },
    {
      to: reader.email,
      language,
      brand: config.brandName,
      clients: [...new Set(sections.flatMap(({ clients }) => clients))],
      letter: {
        subject: titles.replace(/\s+/g, ' ').slice(0, 200),
        greeting: told.greeting[language],
        paragraphs: [told.introTogether[language]],
        sections,
        closing: told.closing[language],
        choices: choicesPage(config.publicUrl, language),
      },
    },
  )
}

async function sectionsFor(
  parts: Parts,
  { id, language }: Reader,
  digests: readonly DigestPart[],
  monday: boolean,
): Promise<DigestSection[]> {
  const { db, clock, config } = parts
  const person = await personById(db)(id)
  if (!person) return []
  const chosen = await chosenBy(db, id)
  const wanted = toldOf(person, chosen).filter((kind) => wayOf(chosen, kind, person.role) === 'digest')
  const all: DigestSection[] = []
  // One after the other: they share one connection.
  for (const digest of digests) {
    const section = await digest.section(parts, {
      person,
      language,
      monday,
      wants: (kind) => wanted.includes(kind),
    })
    if (section) all.push(section)
  }
  // With the rights of now: what has gone out of sight since is not told, and what was read is not told again.
  const kept = await takeKept(db, id)
  const notices =
    kept.length > 0
      ? await noticesAmong(db, { person, kinds: toldOf(person, chosen), language, now: clock.now() }, kept)
      : []
  if (notices.length > 0)
    all.push({
      title: fill(told.several[language], { n: notices.length }, language),
      lines: linesOf(notices, language),
      link: { label: told.open[language], url: `${config.publicUrl}/${language}/dashboard` },
      clients: clientsOf(notices),
    })
  return all
}

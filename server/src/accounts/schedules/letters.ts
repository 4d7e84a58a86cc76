import type { RunFault } from '@mandato/contract/accounts/schedule-names'
import { fill, type Language, type Words } from '@mandato/contract/words'
import { dayOf } from '../../platform/clock.ts'
import { mailedUrls } from '../../platform/files/downloads.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import { figuresIn } from '../../platform/papers/drawing/figures.ts'
import type { Parts } from '../../platform/parts.ts'
import { mostBytesOfMail } from '../../platform/mail/large-files.ts'
import { endToken } from './end-link.ts'
import { faults, said } from './words.ts'

type Working = Pick<Parts, 'db' | 'jobs' | 'config' | 'clock'>

export interface Owner {
  readonly name: string
  readonly email: string
  readonly language: Language
}

interface Sent {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly rows: number
  readonly file: number
  readonly bytes: number
}

/** Days a file that is too large for a mail can be fetched; its run names it as long. */
const daysKept = 7

export const isTooLarge = ({ bytes }: { readonly bytes: number }): boolean => bytes > mostBytesOfMail

/** The mail with the file, or with the way to it. */
export async function mailFile(
  working: Working,
  owner: Owner,
  { id, name, title, rows, file, bytes }: Sent,
): Promise<void> {
  const { db, clock } = working
  const now = clock.now()
  const until = new Date(now.getTime() + daysKept * 86_400_000)
  const { date } = figuresIn(owner.language)
  const large = isTooLarge({ bytes })
  const say = (sentence: Words, day: Date) =>
    fill(
      sentence[owner.language],
      { name, title, rows, owner: owner.name, day: date(dayOf(day)) },
      owner.language,
    )
  await post(working, owner, id, {
    subject: say(said.subject, now),
    paragraphs: [say(said.here, now), ...(large ? [say(said.tooLarge, until)] : [])],
    links: large
      ? [{ label: title, url: `${working.config.publicUrl}${(await mailedUrls(db, until))(file)}` }]
      : [],
    attachments: large ? [] : [file],
  })
}

/** A run that sends nothing is told, with what to do: one that fails in silence is missed too late. */
export const mailFault = (
  working: Working,
  owner: Owner,
  { id, name }: Pick<Sent, 'id' | 'name'>,
  fault: RunFault,
): Promise<void> => {
  const say = (sentence: Words) => fill(sentence[owner.language], { name }, owner.language)
  return post(working, owner, id, {
    subject: say(said.failed),
    paragraphs: [say(faults[fault])],
    links: [],
    attachments: [],
  })
}

interface Body {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly links: readonly { readonly label: string; readonly url: string }[]
  readonly attachments: readonly number[]
}

async function post(
  { db, jobs, config, clock }: Working,
  { name, email, language }: Owner,
  schedule: number,
  { subject, paragraphs, links, attachments }: Body,
): Promise<void> {
  const site = `${config.publicUrl}/${language}`
  const token = await endToken(db, schedule, clock.now())
  await postMail(
    { db, jobs },
    {
      to: email,
      language,
      brand: config.brandName,
      attachments,
      letter: {
        subject: subject.replace(/\s+/g, ' ').slice(0, 200),
        greeting: fill(said.greeting[language], { owner: name }),
        paragraphs,
        links: [...links, { label: said.end[language], url: `${site}/schedule-end/${token}` }],
        button: { label: said.open[language], url: `${site}/account/schedules` },
        closing: said.closing[language],
      },
    },
  )
}

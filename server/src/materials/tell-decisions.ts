import { fill, type Language, type Words } from '@mandato/contract/words'
import { transaction } from '../platform/db/db.ts'
import type { DigestPart } from '../platform/mail/digest-part.ts'
import { choicesPage, postMail } from '../platform/mail/outbox.ts'
import { figuresIn } from '../platform/papers/drawing/figures.ts'
import type { Parts } from '../platform/parts.ts'
import { decisionWords as words } from './decision-words.ts'
import { takeUntold, type Untold } from './queries/untold.ts'

/** A mail is read, not searched: what is more stands in the portal. */
const linesAtMost = 30

/** Mails each agent at once what they want at once: one mail with all of it. */
export async function tellDecisions({ db, jobs, clock, config }: Parts): Promise<void> {
  await transaction(db, async (tx) => {
    const agents = Map.groupBy(await takeUntold(tx, clock.now(), 'at_once'), ({ email }) => email)
    for (const [to, lines] of agents) {
      const language = lines[0]?.language ?? 'it'
      await postMail(
        { db: tx, jobs },
        {
          to,
          language,
          brand: config.brandName,
          clients: clientsOf(lines),
          letter: letterOf(lines, language, config),
        },
      )
    }
  })
}

/** What was decided, in the mail that puts things together. */
export const decisionsTogether: DigestPart = {
  kinds: ['request.accept', 'request.accept_partial', 'request.accept_modified', 'request.reject'],
  section: async ({ db, clock, config }, { person, language }) => {
    const lines = await takeUntold(db, clock.now(), { togetherFor: person.id })
    if (lines.length === 0) return null
    const say = sayIn(language)
    return {
      title: say(words.subject, { lines: lines.length }),
      lines: linesOf(lines, language),
      link: { label: say(words.button), url: pageOf(config, language) },
      clients: clientsOf(lines),
    }
  },
}

const clientsOf = (lines: readonly Untold[]) => [
  ...new Set(lines.flatMap(({ client_id }) => client_id ?? [])),
]
const pageOf = ({ publicUrl }: Parts['config'], language: Language) =>
  `${publicUrl}/${language}/material-requests`

const sayIn =
  (language: Language) =>
  (sentence: Words, values: Readonly<Record<string, unknown>> = {}): string =>
    fill(sentence[language], values, language)

function linesOf(lines: readonly Untold[], language: Language): string[] {
  const count = figuresIn(language).whole
  const say = sayIn(language)
  const more = lines.length - linesAtMost
  return [
    ...lines.slice(0, linesAtMost).map((line) =>
      say(words.line, {
        requested: count(line.requested),
        name: line.name,
        recipient: line.recipient,
        outcome: outcomeOf(line, say, count),
      }),
    ),
    ...(more > 0 ? [say(words.more, { more })] : []),
  ]
}

function letterOf(lines: readonly Untold[], language: Language, config: Parts['config']) {
  const say = sayIn(language)
  const [first] = lines
  const alone = lines.length === 1 && first?.status === 'rejected'
  const subject = alone
    ? say(words.rejected, { name: first.name })
    : say(words.subject, { lines: lines.length })
  return {
    subject: subject.replace(/\s+/g, ' ').slice(0, 200),
    greeting: say(words.greeting),
    paragraphs: [say(words.intro), ...linesOf(lines, language)],
    button: { label: say(words.button), url: pageOf(config, language) },
    closing: say(words.closing, { brand: config.brandName }),
    choices: choicesPage(config.publicUrl, language),
  }
}

function outcomeOf(
  { status, requested, accepted, note }: Untold,
  say: (sentence: Words, values?: Readonly<Record<string, unknown>>) => string,
  count: (n: number) => string,
): string {
  if (status === 'rejected') return note ? say(words.refusedFor, { note }) : say(words.refused)
  return accepted === requested ? say(words.accepted) : say(words.other, { accepted: count(accepted) })
}

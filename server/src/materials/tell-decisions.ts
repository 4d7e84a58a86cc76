import { fill, type Language, type Words } from '@mandato/contract/words'
import { transaction } from '../platform/db/db.ts'
import { postMail } from '../platform/mail/outbox.ts'
import { figuresIn } from '../platform/papers/drawing/figures.ts'
import type { Parts } from '../platform/parts.ts'
import { decisionWords as words } from './decision-words.ts'
import { takeUntold, type Untold } from './queries/untold.ts'

/** A mail is read, not searched: what is more stands in the portal. */
const linesAtMost = 30

/**
 * Mails each agent the decisions on their requests: one mail with all of them.
 * @param which decisions to tell at once (rejections, and all of agents who chose so), or everything untold
 */
export async function tellDecisions(
  { db, jobs, clock, config }: Parts,
  which: 'at_once' | 'all',
): Promise<void> {
  await transaction(db, async (tx) => {
    const agents = Map.groupBy(await takeUntold(tx, clock.now(), which), ({ email }) => email)
    for (const [to, lines] of agents) {
      const language = lines[0]?.language ?? 'it'
      await postMail(
        { db: tx, jobs },
        {
          to,
          language,
          brand: config.brandName,
          clients: [...new Set(lines.flatMap(({ client_id }) => client_id ?? []))],
          letter: letterOf(lines, language, config),
        },
      )
    }
  })
}

function letterOf(lines: readonly Untold[], language: Language, config: Parts['config']) {
  const count = figuresIn(language).whole
  const say = (sentence: Words, values: Readonly<Record<string, unknown>> = {}) =>
    fill(sentence[language], values, language)
  const [first] = lines
  const alone = lines.length === 1 && first?.status === 'rejected'
  const more = lines.length - linesAtMost
  const subject = alone
    ? say(words.rejected, { name: first.name })
    : say(words.subject, { lines: lines.length })
  return {
    subject: subject.replace(/\s+/g, ' ').slice(0, 200),
    greeting: say(words.greeting),
    paragraphs: [
      say(words.intro),
      ...lines.slice(0, linesAtMost).map((line) =>
        say(words.line, {
          requested: count(line.requested),
          name: line.name,
          recipient: line.recipient,
          outcome: outcomeOf(line, say, count),
        }),
      ),
      ...(more > 0 ? [say(words.more, { more })] : []),
    ],
    button: { label: say(words.button), url: `${config.publicUrl}/${language}/material-requests` },
    closing: say(words.closing, { brand: config.brandName }),
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

import type { NoticeKind } from '@mandato/contract/domains'
import { fill, type Language, type Words } from '@mandato/contract/words'
import { personById } from '../accounts/index.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db/db.ts'
import { enclose } from '../platform/mail/large-files.ts'
import type { Letter as Mailed } from '../platform/mail/layout.ts'
import { postMail } from '../platform/mail/outbox.ts'
import { isClientInSight, languageOf } from '../registry/index.ts'
import { closing, greeting, openOrder } from './mail-words.ts'
import { accountOf, type OrderClient } from './queries/clients.ts'

export interface Reader {
  readonly to: string
  readonly language: Language
  /** Of somebody with an account: what kind of notice it is to them, which they may have chosen to get otherwise. */
  readonly notice?: NoticeKind
}

/** The desk of the company reads Italian. */
export const deskAs = (to: string): Reader[] => (to ? [{ to, language: 'it' }] : [])
export const clientAs = ({ email, country }: OrderClient): Reader[] =>
  email ? [{ to: email, language: languageOf(country) }] : []
/** Who may have left the agency or lost the shop since: then what the order says, its prices too, is theirs no more. */
export async function authorAs(db: Db, id: number, client: number, notice: NoticeKind): Promise<Reader[]> {
  const account = await accountOf(db, id)
  const person = account?.active ? await personById(db)(id) : null
  if (!account || !person || !(await isClientInSight(db, person, client))) return []
  return [{ to: account.email, language: account.language, notice }]
}

/** Each address once: whoever is author and client at once is written to as the first of them. */
export const eachOnce = <T extends Reader>(all: readonly T[]): T[] =>
  [...Map.groupBy(all, ({ to }) => to.toLowerCase()).values()].flatMap(([first]) => first ?? [])

interface Letter {
  readonly order: number
  readonly client: number
  readonly subject: Words
  readonly paragraphs: readonly Words[]
  readonly rows?: Mailed['rows']
  /** What the words name in braces. */
  readonly known: Readonly<Record<string, unknown>>
  /** Ids of stored files, the paper first: it goes with the mail however large the others are. */
  readonly files: readonly number[]
}

/** A mail about an order, with the way to it; paragraphs that come to nothing are left out. */
export async function postLetter(
  acting: Pick<Context, 'db' | 'jobs' | 'config' | 'clock'>,
  { to, language, notice }: Reader,
  { order, client, subject, paragraphs, rows, known, files }: Letter,
): Promise<void> {
  const { db, jobs, config } = acting
  const { attachments, also } = await enclose(acting, files, language)
  const say = (sentence: Words) => fill(sentence[language], known, language).trim()
  await postMail(
    { db, jobs },
    {
      to,
      language,
      brand: config.brandName,
      ...(notice && { notice: { kind: notice, site: config.publicUrl } }),
      clients: [client],
      letter: {
        subject: say(subject).replace(/\s+/g, ' ').slice(0, 200),
        greeting: say(greeting),
        paragraphs: [...paragraphs.map(say), also?.words ?? ''].filter((text) => text !== ''),
        ...(rows && { rows }),
        ...(also?.links && { links: also.links }),
        button: { label: say(openOrder), url: `${config.publicUrl}/${language}/orders/${order}` },
        closing: say(closing),
      },
      attachments,
    },
  )
}

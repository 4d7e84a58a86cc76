import type { Block, Doc, Inline } from '@mandato/contract/content/document'
import type { Cover, Topic } from '@mandato/contract/content/names'
import type { AudiencePart } from '@mandato/contract/content/audience'
import { type Language, languages } from '@mandato/contract/words'

/** Title, summary, body: lines of it that begin with `## ` are headings, with `- ` points of a list; `**` makes bold. */
export type Text = readonly [title: string, abstract: string, body: string]

/** An item of the demonstration; days are counted back from the day of loading, negative ones are to come. */
export interface Written {
  readonly days: number
  readonly topic: Topic
  readonly cover: Cover
  readonly for: readonly Partial<AudiencePart>[]
  readonly texts: Readonly<Record<Language, Text>>
  readonly more?: Readonly<Record<string, unknown>>
  /** Validity of a promotion, in days from its beginning. */
  readonly lasts?: number
  /** To be confirmed, within so many days. */
  readonly confirmIn?: number
}

const agents = { types: [2] }
const customers = { types: [3] }
/** Who is meant, as audiences of the demonstration. */
export const audiences = {
  all: [{}],
  allAndPress: [{}, { profiles: ['press'] }],
  press: [{ profiles: ['press'] }],
  network: [agents, customers],
  agents: [agents],
  italy: [{ countries: ['IT'] }],
  abroad: [{ countries: ['FR', 'ES', 'DE'] }, { profiles: ['foreign_reseller'] }],
} satisfies Readonly<Record<string, readonly Partial<AudiencePart>[]>>

const bold = (line: string): Inline[] =>
  line.split('**').flatMap((text, turn): Inline[] => {
    if (text === '') return []
    return turn % 2 === 0 ? [{ type: 'text', text }] : [{ type: 'text', text, marks: [{ type: 'strong' }] }]
  })

/** The body as the editor would have written it down. */
export function documentOf(body: string): Doc {
  const content: Block[] = []
  for (const line of body.split('\n').map((one) => one.trim())) {
    const last = content.at(-1)
    if (line === '') continue
    if (line.startsWith('## '))
      content.push({ type: 'heading', attrs: { level: 2 }, content: bold(line.slice(3)) })
    else if (line.startsWith('- ')) {
      const item = {
        type: 'list_item' as const,
        content: [{ type: 'paragraph' as const, content: bold(line.slice(2)) }],
      }
      if (last?.type === 'bullet_list')
        content[content.length - 1] = { ...last, content: [...last.content, item] }
      else content.push({ type: 'bullet_list', content: [item] })
    } else content.push({ type: 'paragraph', content: bold(line) })
  }
  return { type: 'doc', content }
}

export const textsOf = ({ texts }: Written) =>
  Object.fromEntries(
    languages.map((language) => {
      const [title, abstract, body] = texts[language]
      return [language, { title, abstract, body: documentOf(body) }]
    }),
  )

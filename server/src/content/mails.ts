import type { Block, Doc, Inline, TextNode } from '@mandato/contract/content/document'
import type { ContentKind } from '@mandato/contract/content/names'
import { withLabelWords } from '@mandato/contract/catalogue/energy-in-texts'
import type { Language, Words } from '@mandato/contract/words'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { Jobs } from '../platform/jobs.ts'
import { postMail } from '../platform/mail/outbox.ts'
import { labelsIn } from './queries/labels.ts'
import { textFor } from './queries/mails.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })
const open: Readonly<Record<ContentKind, Words>> = {
  news: words('Leggi la novità', 'Read the news', 'Lire l’actualité', 'Leer la novedad'),
  communications: words(
    'Leggi la comunicazione',
    'Read the communication',
    'Lire la communication',
    'Leer la comunicación',
  ),
  trends: words('Leggi la tendenza', 'Read the trend', 'Lire la tendance', 'Leer la tendencia'),
  promotions: words('Apri la promozione', 'Open the promotion', 'Ouvrir la promotion', 'Abrir la promoción'),
}
const greeting = words('Buongiorno,', 'Hello,', 'Bonjour,', 'Buenos días:')
const closing = words(
  'Ricevi questa e-mail perché hai un accesso al portale.',
  'You receive this mail because you have an account on the portal.',
  'Vous recevez cet e-mail parce que vous avez un accès au portail.',
  'Recibes este correo porque tienes acceso al portal.',
)
const confirm = words(
  'Ti chiediamo di confermare che l’hai letta e capita.',
  'Please confirm that you have read and understood it.',
  'Merci de confirmer que vous l’avez lue et comprise.',
  'Te pedimos que confirmes que la has leído y entendido.',
)
const remind = words('Promemoria: ', 'Reminder: ', 'Rappel : ', 'Recordatorio: ')

/** Words that lead somewhere say where: a mail of plain paragraphs has nothing to press. */
function saidWithLink({ text, marks = [] }: TextNode, site: string): string {
  const href = marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))[0]
  if (href === undefined || text.includes(href)) return text
  return `${text} (${href.startsWith('/') ? site + href : href})`
}
const inlineText = (nodes: readonly Inline[] = [], site: string): string =>
  nodes.map((node) => (node.type === 'text' ? saidWithLink(node, site) : '\n')).join('')

/**
 * A body as paragraphs of plain words: the letter escapes each of them, so nothing of a body is ever markup in a mail.
 * @param site the portal's own address, before those of its pages
 */
export function paragraphsOf(doc: Doc, site: string): string[] {
  const of = (block: Block, sign = ''): string[] => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return [sign + inlineText(block.content, site)]
      case 'bullet_list':
      case 'ordered_list':
        return block.content.flatMap((item, n) =>
          item.content.flatMap((inner, place) =>
            of(inner, place > 0 ? '' : block.type === 'bullet_list' ? '– ' : `${n + 1}. `),
          ),
        )
      case 'blockquote':
        return block.content.flatMap((inner) => of(inner))
      case 'table':
        return block.content.map((row) =>
          row.content.map((cell) => inlineText(cell.content, site)).join(' · '),
        )
      case 'image':
        return block.attrs.caption ? [block.attrs.caption] : []
      case 'video':
        return [`${block.attrs.title} ${block.attrs.href}`.trim()]
    }
  }
  return doc.content.flatMap((block) => of(block)).filter((paragraph) => paragraph.trim() !== '')
}

/** Paragraphs of a body in a mail: what is longer is read on the portal. */
const mostInMail = 40
const goesOn = words(
  'Il testo continua sul portale.',
  'The text goes on in the portal.',
  'La suite se lit sur le portail.',
  'El texto continúa en el portal.',
)

/** A body as a mail has it: its beginning, and a word when there is more. */
export function beginningOf(doc: Doc, site: string, language: Language): string[] {
  const all = paragraphsOf(doc, site)
  return all.length > mostInMail ? [...all.slice(0, mostInMail), goesOn[language]] : all
}

interface Text {
  readonly title: string
  readonly abstract: string
  readonly body: Doc
}
/** What a mail says of an item in one language: the same to all who read it. */
interface ContentWords {
  readonly subject: string
  readonly abstract: string
  readonly body: readonly string[]
}

/** The words of an item, with class and range behind the codes in them. */
async function contentWords({ db, config }: Work, text: Text, language: Language): Promise<ContentWords> {
  const written = [
    text.title,
    text.abstract || text.title,
    ...beginningOf(text.body, config.publicUrl, language),
  ]
  const labels = await labelsIn(db, written)
  const [subject = '', abstract = '', ...body] = written.map((words) =>
    withLabelWords(words, labels, language),
  )
  return { subject, abstract, body }
}

/** The words of an item for readers of any language, worked out once for each. */
export function wordsByLanguage(work: Work, item: number) {
  const known = new Map<Language, Promise<ContentWords | undefined>>()
  const read = async (language: Language) => {
    const text = await textFor(work.db, item, language)
    return text && contentWords(work, text, language)
  }
  return (language: Language): Promise<ContentWords | undefined> => {
    const words = known.get(language) ?? read(language)
    known.set(language, words)
    return words
  }
}

export interface Told {
  readonly id: number
  readonly kind: ContentKind
  readonly mandatory: boolean
  readonly words: ContentWords
}
interface Work {
  readonly db: Db
  readonly jobs: Jobs
  readonly config: Config
}

/** Writes one reader of an item that has come out, or reminds him of one he has not confirmed. */
export const mailContent = (
  { db, jobs, config }: Work,
  { id, kind, mandatory, words: { subject, abstract, body } }: Told,
  to: { readonly email: string; readonly language: Language },
  again = false,
): Promise<void> => {
  const { language } = to
  return postMail(
    { db, jobs },
    {
      to: to.email,
      language,
      brand: config.brandName,
      // What must be read is written to everybody it is for.
      ...(!mandatory && { notice: { kind: 'content.out', site: config.publicUrl } as const }),
      letter: {
        subject: `${again ? remind[language] : ''}${subject}`,
        greeting: greeting[language],
        paragraphs: [abstract, ...(again ? [] : body), ...(mandatory ? [confirm[language]] : [])],
        button: { label: open[kind][language], url: `${config.publicUrl}/${language}/${kind}/${id}` },
        closing: closing[language],
      },
    },
  )
}

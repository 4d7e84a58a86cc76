import { codesIn, type Labelled, withLabels } from '@mandato/contract/catalogue/energy-in-texts'
import { type Doc, nodesOf } from '@mandato/contract/content/document'
import { type Language, languages } from '@mandato/contract/words'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db/db.ts'
import { invalid } from '../platform/http/validation.ts'
import { labelsIn, type NamedArticle, namedIn } from './queries/labels.ts'

/* Class and range stand behind the code of a model (decision 0122). Where a text names one by its name alone, or its code
 * is broken by a format, nothing could be drawn: such a text does not come out (Regulation (EU) 2017/1369, art. 6). */

interface Text {
  readonly title: string
  readonly abstract: string
  readonly body: Doc
}
/** A model that a sentence names and behind which no class would stand. */
export interface Unlabelled extends Labelled {
  readonly language: Language
  readonly sentence: string
  readonly name: string
}

/** The lines of a text, each in the pieces that are drawn one by one. */
function linesOf({ title, abstract, body }: Text): (readonly string[])[] {
  const lines: (readonly string[])[] = [[title], [abstract]]
  for (const node of nodesOf(body)) {
    if (node.type === 'image') lines.push([node.attrs.caption])
    else if (node.type === 'video') lines.push([node.attrs.title])
    else if ('content' in node && node.content?.some(({ type }) => type === 'text'))
      lines.push(node.content.map((inner) => (inner.type === 'text' ? inner.text : '\n')))
  }
  return lines
}

/** Words without case, accents and signs, with a blank around each. */
const folded = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const names = (text: string, labels: readonly Labelled[]): boolean => withLabels(text, labels).length > 1
const mostOfSentence = 140
/** The sentence of a line that says it, cut where it is long. */
function sentenceIn(line: string, says: (sentence: string) => boolean): string {
  const whole = (line.split(/(?<=[.!?…])\s+|\n/).find(says) ?? line).trim()
  return whole.length > mostOfSentence ? `${whole.slice(0, mostOfSentence)}…` : whole
}

function faultsOf(
  pieces: readonly string[],
  labels: readonly Labelled[],
  articles: readonly NamedArticle[],
): Omit<Unlabelled, 'language'>[] {
  const line = pieces.join('')
  const isDrawn = (label: Labelled) => pieces.some((piece) => names(piece, [label]))
  const broken = labels.filter((label) => names(line, [label]) && !isDrawn(label))
  const bare = articles.filter((one) => folded(line).includes(folded(one.name)) && !isDrawn(one))
  return [
    ...broken.map((label) => ({
      ...label,
      name: label.code,
      sentence: sentenceIn(line, (sentence) => names(sentence, [label])),
    })),
    ...bare.map((article) => ({
      ...article,
      sentence: sentenceIn(line, (sentence) => folded(sentence).includes(folded(article.name))),
    })),
  ]
}

/** The models that texts name without a class standing with them, in the order of the languages. */
export async function unlabelledIn(
  db: Db,
  texts: Readonly<Partial<Record<Language, Text>>>,
): Promise<Unlabelled[]> {
  const written = languages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, lines: linesOf(text) }] : []
  })
  const all = written.flatMap(({ lines }) => lines.map((pieces) => pieces.join('')))
  const labels = codesIn(all).length === 0 ? [] : await labelsIn(db, all)
  const articles = await namedIn(db, all.join('\n'))
  return written.flatMap(({ language, lines }) =>
    lines.flatMap((pieces) => faultsOf(pieces, labels, articles).map((fault) => ({ ...fault, language }))),
  )
}

/**
 * What comes out names no model without its class.
 * @throws 422 `label_missing` at the language, with the sentence and the code to write
 */
export async function refuseUnlabelled(
  { db, language }: Pick<Context, 'db' | 'language'>,
  texts: Readonly<Partial<Record<Language, Text>>>,
): Promise<void> {
  const faults = (await unlabelledIn(db, texts)).map(({ language: of, sentence, name, code }) => ({
    field: `texts.${of}`,
    code: 'label_missing' as const,
    values: { sentence, name, code },
  }))
  if (faults.length > 0) throw invalid(faults, language)
}

import { fill, type Language, type Words } from '@mandato/contract/words'
import type { Company } from './company.ts'

/** What stands around every document: letterhead, running head, foot. */
export interface Frame {
  readonly language: Language
  readonly company: Company
  /** The title of the file and the first heading. */
  readonly title: string
  /** Under the title; may hold several runs, the strong ones darker. */
  readonly subtitle: readonly Run[]
  /** In the head from page two on, and in the foot where there are no legal details. */
  readonly running: string
  /** Under the page number: the form's number, or when it was printed. */
  readonly corner: string
  readonly foot: 'legal' | 'running'
}
/** A run of text; `strong` stands out. */
export type Run = string | { readonly strong: string }

const page: Words = {
  it: 'Pagina {n} di {m}',
  en: 'Page {n} of {m}',
  fr: 'Page {n} sur {m}',
  es: 'Página {n} de {m}',
}
const mark: Words = {
  it: 'Marchio {brand}',
  en: '{brand} mark',
  fr: 'Marque {brand}',
  es: 'Marca {brand}',
}
/** The country whose rules of hyphenation and quotation apply. */
const regions: Readonly<Record<Language, string>> = { it: 'IT', en: 'GB', fr: 'FR', es: 'ES' }

/** The frame as the templates read it. */
export function frameData(frame: Frame) {
  const { language, company } = frame
  return {
    ...frame,
    // A name may be as long as it likes; the head of a page has one line.
    running: shortened(frame.running, 110),
    region: regions[language],
    words: { page: page[language], mark: fill(mark[language], { brand: company.brand }, language) },
  }
}

/** The beginning of a long text, ended by an ellipsis. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(line.slice(0, most * 4))
  return characters.length <= most && line.length <= most * 4
    ? line
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

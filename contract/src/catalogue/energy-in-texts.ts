import type { Language } from '../words.ts'
import type { EnergyClass, EnergyRange } from './energy.ts'
import { labelBehind } from './energy-words.ts'

/* Where a text names a model, its class and range stand behind its code, as they do in lists and on papers. */

/** An article with its class, by its code in capitals. */
export interface Labelled {
  readonly code: string
  readonly energy_class: EnergyClass
  readonly energy_range: EnergyRange
}

const word = /[\p{L}\p{N}]+(?:[-._/]+[\p{L}\p{N}]+)*/gu
const digit = /\p{N}/u
/** A short number in a sentence is a measure, a day or a year, whatever articles there are. */
const number = /^\p{N}{1,4}$/u
/** More codes than any page of texts names: the rest is a list pasted by mistake. */
const most = 20_000

/** What could be the code of an article in texts: runs with a digit in them, in capitals; also the parts of "FM-62/FM-64". */
export function codesIn(texts: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (one: string) => {
    if (one.length <= 40 && digit.test(one) && !number.test(one) && found.size < most)
      found.add(one.toUpperCase())
  }
  for (const text of texts) {
    let before = { last: '', end: -1 }
    for (const { 0: run, index } of text.matchAll(word)) {
      const parts = run.split(/[./]/)
      for (const one of [run, ...parts]) add(one)
      // "EOF 4P56X": an ERP's code may have a blank in it.
      if (index === before.end + 1 && text[before.end] === ' ') {
        add(`${before.last} ${run}`)
        add(`${before.last} ${parts[0]}`)
      }
      before = { last: parts.at(-1) ?? run, end: index + run.length }
    }
  }
  return [...found]
}

const escaped = (code: string) => code.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** A text in pieces: behind each code its article. */
export function withLabels(text: string, labels: readonly Labelled[]): (string | Labelled)[] {
  if (labels.length === 0) return [text]
  // The longest first: "FM-62.1" is not "FM-62" with something behind it.
  const codes = labels.map(({ code }) => escaped(code)).toSorted((a, b) => b.length - a.length)
  const named = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${codes.join('|')})(?![\\p{L}\\p{N}]|-[\\p{L}\\p{N}]|\\.\\p{N})`,
    'giu',
  )
  const byCode = new Map(labels.map((one) => [one.code, one]))
  const pieces: (string | Labelled)[] = []
  let from = 0
  for (const { 0: code, index } of text.matchAll(named)) {
    const label = byCode.get(code.toUpperCase())
    if (!label) continue
    pieces.push(text.slice(from, index + code.length), label)
    from = index + code.length
  }
  return from < text.length ? [...pieces, text.slice(from)] : pieces
}

/** The same in words, where no pictures are: mails and files. */
export const withLabelWords = (text: string, labels: readonly Labelled[], language: Language): string =>
  withLabels(text, labels)
    .map((piece) => (typeof piece === 'string' ? piece : labelBehind(piece, language)))
    .join('')

import { languages } from '@mandato/contract/words'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page needs that a first visitor opens, as the build of the web app writes it down. */
interface Arrival {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly words: readonly string[]
}

/**
 * Tells the browser at once what the page behind an address will ask for, words in its language included: found out
 * step by step, each step costs a way to the server and back.
 * @returns the tags for the head of the page; empty for addresses that are opened from within
 */
export function arrivalsIn(folder: string): (path: string) => string {
  const file = join(folder, '.vite/arrivals.json')
  if (!existsSync(file)) return () => ''
  const arrivals = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Arrival>))
  return (path) => {
    const [, language = '', page = ''] = path.split('/')
    const arrival = arrivals.get(page)
    return arrival && languages.some((known) => known === language) ? tagsOf(arrival, language) : ''
  }
}

const tagsOf = ({ scripts, styles, words }: Arrival, language: string): string =>
  [
    ...scripts.map((href) => `<link rel="modulepreload" href="/${href}" crossorigin nonce="__CSP_NONCE__">`),
    ...styles.map(
      (href) => `<link rel="preload" as="style" href="/${href}" crossorigin nonce="__CSP_NONCE__">`,
    ),
    ...words.map(
      (name) => `<link rel="preload" as="fetch" href="/locales/${language}/${name}.json" crossorigin>`,
    ),
  ].join('')

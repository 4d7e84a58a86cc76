import { languages } from '@mandato/contract/words'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page needs that a first visitor opens, as the build of the web app writes it down. */
interface Arrival {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly words: readonly string[]
  /** The page as it stands before anything is known, by language, and the rules it is drawn with. */
  readonly pictures?: Readonly<Record<string, string>>
  readonly css?: string
}

/** What goes into the page for who arrives there. */
interface Told {
  /** Tags for its head. */
  readonly head: string
  /** What is seen until the app has drawn the same; goes behind the app's place. */
  readonly picture: string
}
const nothing: Told = { head: '', picture: '' }
/** Remembers Enter in a field of the picture; a script of some lines comes long before the app. */
const remembered = '<script src="/first-picture.js" async></script>'

/**
 * Tells the browser at once what the page behind an address will ask for, words in its language included: found out
 * step by step, each step costs a way to the server and back.
 * @returns empty for addresses that are opened from within
 */
export function arrivalsIn(folder: string): (path: string) => Told {
  const file = join(folder, '.vite/arrivals.json')
  if (!existsSync(file)) return () => nothing
  const arrivals = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Arrival>))
  return (path) => {
    const [, language = '', page = ''] = path.split('/')
    const arrival = arrivals.get(page)
    if (!arrival || !languages.some((one) => one === language)) return nothing
    const drawn = arrival.pictures?.[language]
    if (!drawn) return { head: tagsOf(arrival, language), picture: '' }
    return {
      head: remembered + tagsOf(arrival, language),
      picture: `<div id="first-picture">${drawn}</div>`,
    }
  }
}

const tagsOf = ({ scripts, styles, words, css }: Arrival, language: string): string =>
  [
    ...(css ? [`<style nonce="__CSP_NONCE__">${css}</style>`] : []),
    ...scripts.map((href) => `<link rel="modulepreload" href="/${href}" crossorigin nonce="__CSP_NONCE__">`),
    ...styles.map(
      (href) => `<link rel="preload" as="style" href="/${href}" crossorigin nonce="__CSP_NONCE__">`,
    ),
    ...words.map(
      (name) => `<link rel="preload" as="fetch" href="/locales/${language}/${name}.json" crossorigin>`,
    ),
  ].join('')

import { decideLanguage, languageOfTag, storedChoice } from './language.ts'
import { isLanguage, type Language } from './languages.ts'

/** `it`, `de-AT`: what stands in front of a path where an address names a language, ours or not. */
const isTag = (segment: string): boolean => /^[a-z]{2}(-[a-z]{2})?$/i.test(segment)

/** A public path taken apart: `/fr/clients/7` is `fr` and `/clients/7`; the tag is empty where none is named. */
export function splitPath(pathname: string): { readonly tag: string; readonly path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  return isTag(first) ? { tag: first, path: `/${rest.join('/')}` } : { tag: '', path: pathname }
}

export const pathIn = (language: Language, path: string): string =>
  path === '/' ? `/${language}` : `/${language}${path}`

interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The same address in another language; what was asked and filtered is kept. */
export const addressIn = (language: Language, { pathname, search, hash }: Address = location): string =>
  `${pathIn(language, splitPath(pathname).path)}${search}${hash}`

/**
 * In which language an address opens (specification §1): `/it` in the chosen one; any other language of an address
 * is used as given; for an unsupported tag or none, the best supported language is chosen.
 * @returns `unsupported`: the address names a language that is not supported; the reader is told
 */
export function languageFor(pathname: string): {
  readonly language: Language
  readonly unsupported: boolean
} {
  const { tag } = splitPath(pathname)
  if (isLanguage(tag))
    return { language: tag === 'it' ? (storedChoice().language ?? 'it') : tag, unsupported: false }
  const named = tag ? languageOfTag(tag) : null
  return { language: named ?? decideLanguage(), unsupported: tag !== '' && named === null }
}

/**
 * The router knows paths without their language (`/clients/7`); the address bar has it in front. Pure for a language:
 * another language is another pair, because the router keeps addresses it has built (see language-gate.ts).
 */
export const rewriteIn = (language: Language) => ({
  input: ({ url }: { url: URL }) => {
    url.pathname = splitPath(url.pathname).path
    return url
  },
  output: ({ url }: { url: URL }) => {
    url.pathname = pathIn(language, url.pathname)
    return url
  },
})

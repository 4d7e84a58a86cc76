import type { Language } from '@mandato/contract/words'
import type { Db } from '../platform/db/db.ts'
import { keyedHash, sameHash, serverSecret } from '../platform/secret.ts'

/** Seconds: a large file over a bad line is gone on with more than once. */
const life = 2 * 3600
/** The same address for five minutes, so that a browser need not load a picture twice. */
const step = 300
const purpose = 'download-file'

/** What of a version is meant: its bytes to be saved or shown, the picture for web pages, the small one. */
export type Facet = 'save' | 'view' | 'web' | 'thumb'
const letterOf = { save: 's', view: 'v', web: 'w', thumb: 't' } as const satisfies Record<Facet, string>
const facets = Object.keys(letterOf) as Facet[]

export interface Addresses {
  file(version: number, facet: Facet): string
  /** Of what was chosen, by its number. */
  zip(selection: number, language: Language): string
}

/** Addresses on our own origin for one person; whether he may still have the file is asked again when it is fetched. */
export async function downloadAddresses(db: Db, user: number, now: Date): Promise<Addresses> {
  const secret = await serverSecret(db)
  const until = Math.floor(now.getTime() / 1000 / step) * step + step + life
  const signed = (what: string) => {
    const text = `${what}.${user}.${until}`
    return `${text}.${keyedHash(secret, purpose, text).toString('base64url')}`
  }
  return {
    file: (version, facet) => `/api/v1.0/public/download-file/${signed(`${letterOf[facet]}${version}`)}`,
    zip: (selection, language) => `/api/v1.0/public/download-zip/${signed(`${language}-${selection}`)}`,
  }
}

interface Read {
  readonly what: string
  readonly user: number
}

/** What an address is for and whom it was made for; null when it is too old or was not made here. */
async function readSigned(db: Db, key: string, now: Date): Promise<Read | null> {
  const match = /^(([a-z0-9-]{2,20})\.(\d{1,10})\.(\d{1,12}))\.([\w-]{43})$/.exec(key)
  if (!match) return null
  const [, text = '', what = '', user = '', until = '', given = ''] = match
  const right = keyedHash(await serverSecret(db), purpose, text).toString('base64url')
  if (!sameHash(Buffer.from(right), Buffer.from(given))) return null
  return Number(until) * 1000 >= now.getTime() ? { what, user: Number(user) } : null
}

export async function readFileAddress(db: Db, key: string, now: Date) {
  const read = await readSigned(db, key, now)
  const [, letter, version] = /^([a-z])(\d{1,10})$/.exec(read?.what ?? '') ?? []
  const facet = facets.find((one) => letterOf[one] === letter)
  return read && facet ? { user: read.user, version: Number(version), facet } : null
}

export async function readZipAddress(db: Db, key: string, now: Date) {
  const read = await readSigned(db, key, now)
  const [, language, selection] = /^(it|en|fr|es)-(\d{1,10})$/.exec(read?.what ?? '') ?? []
  if (!read || selection === undefined) return null
  return { user: read.user, language: language as Language, selection: Number(selection) }
}

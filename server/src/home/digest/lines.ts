import { noticeWords } from '@mandato/contract/notice-words'
import { fill, type Language } from '@mandato/contract/words'
import type { noticesAmong } from '../queries/notices.ts'
import { told } from './words.ts'

export type Said = Awaited<ReturnType<typeof noticesAmong>>[number]

/** A mail is read, not searched: what is more stands in the portal. */
const mostLines = 30

/** A notice on one line: what happened, to what, by whom. */
export const lineOf = ({ what, name, detail, by }: Said, language: Language): string =>
  [
    `${noticeWords[what][language]}${language === 'fr' ? ' ' : ''}: ${[name, detail].filter(Boolean).join(', ')}`,
    by && fill(told.by[language], { who: by }),
  ]
    .filter(Boolean)
    .join(' · ')

export function linesOf(notices: readonly Said[], language: Language): string[] {
  const more = notices.length - mostLines
  return [
    ...notices.slice(0, mostLines).map((one) => lineOf(one, language)),
    ...(more > 0 ? [fill(told.more[language], { more }, language)] : []),
  ]
}

export const clientsOf = (notices: readonly Said[]): number[] => [
  ...new Set(notices.flatMap(({ client_id }) => client_id ?? [])),
]

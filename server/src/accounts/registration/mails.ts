import { fill, type Language } from '@mandato/contract/words'
import type { Letter } from '../../platform/mail/layout.ts'
import { words } from './mail-words.ts'

export type LetterKind = keyof (typeof words)['it']['kinds']

interface Values {
  readonly name: string
  readonly url: string
  /** The question, or the reason of a refusal. */
  readonly reason?: string
  /** Who asks. */
  readonly whom?: string
  /** The day an account ends, `YYYY-MM-DD`. */
  readonly day?: string
}

const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** A mail about a request for an account, in the applicant's language or the administrator's. */
export function registrationLetter(kind: LetterKind, language: Language, values: Values): Letter {
  const { greeting, closing, kinds } = words[language]
  const [subject, button, ...paragraphs] = kinds[kind]
  const said = { ...values, day: values.day ? dayIn(language, values.day) : '' }
  return {
    subject: fill(subject, said),
    greeting: fill(greeting, said),
    paragraphs: paragraphs.map((text) => fill(text, said)),
    button: { label: button, url: values.url },
    closing,
  }
}

import { fill, type Language } from '@mandato/contract/words'
import type { Services } from '../../platform/context.ts'
import type { Db } from '../../platform/db/db.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import { type FactorNews, words } from './mail-words.ts'

/** Whom one writes to. */
export interface Told {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly language: string
}

/** Tells somebody what changed in how he signs in: if it was not him, this is how he learns. */
export async function tellOfFactor(
  services: Services & { readonly db: Db },
  { email, name, language: spoken }: Told,
  news: FactorNews,
  passkey = '',
): Promise<void> {
  const { config } = services
  const language = spoken as Language
  const w = words[language]
  const [subject, text] = w.news[news]
  await postMail(services, {
    to: email,
    language,
    brand: config.brandName,
    urgent: true,
    letter: {
      subject,
      greeting: fill(w.greeting, { name }),
      paragraphs: [fill(text, { passkey }), news === 'removed_by_administrator' ? w.next : w.notYou],
      button: { label: w.button, url: `${config.publicUrl}/${language}/account` },
      closing: w.closing,
    },
  })
}

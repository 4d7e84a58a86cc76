import type { contentDeskCalls } from '@mandato/contract/content/desk'
import { wordsOf } from '@mandato/contract/content/document'
import type { HiddenBecause } from '@mandato/contract/content/names'
import { type Language, languages } from '@mandato/contract/words'
import type * as z from 'zod'
import type { Context } from '../platform/context.ts'
import { notFound } from '../platform/refusals.ts'
import { labelsIn } from './queries/labels.ts'
import { isFor, readerCard } from './queries/preview.ts'
import { type Reader, readerOf } from './queries/scope.ts'
import { readerAs } from './reader-as.ts'
import { languageFor } from './rules.ts'
import { unlabelledIn } from './unlabelled.ts'

type Call = (typeof contentDeskCalls)['previewContent']
type Asked = z.output<Call['body']>

interface Looked {
  readonly reader: Reader
  readonly name: string | null
  readonly language: Language
  readonly active: boolean
}

/** Who looks: a person with his language, or somebody of a kind. */
async function lookedAs({ db, language }: Context, asked: Asked): Promise<Looked> {
  if (asked.as_user === undefined)
    return {
      reader: readerAs(asked),
      name: null,
      language: asked.as_language ?? language,
      active: true,
    }
  const card = await readerCard(db, asked.as_user)
  if (!card) throw notFound()
  const { name, active } = card
  return { reader: readerOf(card), name, active, language: asked.as_language ?? card.language }
}

/** What keeps somebody from seeing an item once it is out; the order is that in which it would be said to him. */
async function hiddenFrom(
  { db, clock }: Context,
  { reader, active }: Looked,
  { kind, audience, expires_at }: Asked,
): Promise<HiddenBecause | null> {
  if (!active) return 'closed'
  if (!reader.kinds.includes(kind)) return 'kind'
  // The staff see all that is published, and promotions that ended.
  if (!reader.staff && !(await isFor(db, reader, audience))) return 'audience'
  const over = expires_at !== null && new Date(expires_at) <= clock.now()
  return over && !(reader.staff && kind === 'promotions') ? 'expired' : null
}

/** Whether a reader would see an item as it is being written, in which language, or why not. */
export async function previewAnswer(context: Context, asked: Asked): Promise<z.input<Call['response']>> {
  const { db } = context
  const looked = await lookedAs(context, asked)
  const hidden = await hiddenFrom(context, looked, asked)
  const texts = languages.flatMap((language) => asked.texts[language] ?? [])
  return {
    reader: { name: looked.name, language: looked.language },
    hidden,
    language: hidden === null ? languageFor(asked.texts, looked.language) : null,
    labels: await labelsIn(
      db,
      texts.flatMap(({ title, abstract, body }) => [title, abstract, wordsOf(body)]),
    ),
    unlabelled: await unlabelledIn(db, asked.texts),
  }
}

import { fill, type Words } from '@mandato/contract/words'
import type { Context } from '../platform/context.ts'
import { postMail } from '../platform/mail/outbox.ts'
import { figuresIn } from '../platform/papers/drawing/figures.ts'
import { servedWords as said } from './mail-words.ts'
import type { Served } from './queries/stock.ts'
import { goodsIn } from './rules.ts'

/** Writes to a person whose turn it is: a notice alone would be read when the minutes are over. */
export async function mailOfTurn(
  { db, jobs, config }: Pick<Context, 'db' | 'jobs' | 'config'>,
  served: Served,
): Promise<void> {
  const { email, language, code, appliance_id, ends_at } = served
  const { moment, time } = figuresIn(language)
  const end = new Date(ends_at)
  const known = { code, goods: goodsIn(served, language), end: moment(end), time: time(end) }
  const say = (sentence: Words) => fill(sentence[language], known, language)
  await postMail(
    { db, jobs },
    {
      to: email,
      language,
      brand: config.brandName,
      // Over in minutes: at the end of the quiet hours somebody else would have the goods.
      urgent: true,
      notice: { kind: 'hold.from_queue', site: config.publicUrl },
      letter: {
        subject: say(said.subject).replace(/\s+/g, ' ').slice(0, 200),
        greeting: say(said.greeting),
        paragraphs: [say(said.free), say(said.until)],
        button: { label: say(said.open), url: `${config.publicUrl}/${language}/ready/${appliance_id}` },
        closing: say(said.closing),
      },
    },
  )
}

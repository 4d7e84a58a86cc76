import { ContentInput } from '@mandato/contract/content/editing'
import type { ContentKind } from '@mandato/contract/content/names'
import { dayOf } from '../../src/platform/clock.ts'
import { addContentFile } from '../../src/content/actions/files.ts'
import { publishContent } from '../../src/content/actions/publish.ts'
import { saveContent } from '../../src/content/actions/save.ts'
import { salesOffice } from '../past/cast.ts'
import type { Happening } from '../past/stage.ts'
import { paperFile } from './papers.ts'
import { communications } from './communications.ts'
import { news } from './news.ts'
import { promotions } from './promotions.ts'
import { trends } from './trends.ts'
import { textsOf, type Written } from './written.ts'

type At = (daysAgo: number, time: string) => Date

/** What head office said in the last months, and what is to come: written and published through the acts of the app. */
export function contentsOf(at: At): readonly Happening[] {
  const of = (kind: ContentKind, items: readonly Written[]) =>
    items.map((item, turn) => happening(kind, item, turn, at))
  return [
    ...of('news', news),
    ...of('communications', communications),
    ...of('trends', trends),
    ...of('promotions', promotions),
  ]
}

function happening(kind: ContentKind, item: Written, turn: number, at: At): Happening {
  const { days, lasts, confirmIn, topic, cover, more } = item
  const begins = at(days, '08:30')
  return {
    // What is to come was written the day before yesterday.
    at: at(Math.max(days + 1, 2), `1${turn % 8}:20`),
    run: async (stage) => {
      const context = stage.as(salesOffice)
      const input = ContentInput.parse({
        kind,
        topic,
        cover,
        audience: item.for,
        texts: textsOf(item),
        ...more,
        publish_at:
          kind === 'promotions' ? at(Math.max(days, 1), '08:30').toISOString() : begins.toISOString(),
        ...(confirmIn !== undefined && {
          mandatory: true,
          confirm_by: dayOf(at(days - confirmIn, '12:00')),
        }),
        ...(lasts !== undefined && {
          valid_from: dayOf(begins),
          valid_until: dayOf(at(days - lasts, '12:00')),
          conditions: await paperFile(stage.working.config.dataDir, textsOf(item), (file) =>
            addContentFile(context, 'attachment', file).then(({ id }) => id),
          ),
        }),
      })
      const { id } = await saveContent(context, undefined, input)
      await publishContent(context, id, undefined)
    },
  }
}

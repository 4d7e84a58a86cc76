import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { energyClasses, energyRanges } from '../catalogue/energy.ts'
import { id } from '../fields/fields.ts'
import { languages } from '../words.ts'
import { as } from './as.ts'
import { Audience } from './audience.ts'
import { moment, texts } from './editing.ts'
import { contentKinds, hiddenBecause } from './names.ts'
import { labels } from './rows.ts'

/** What the desk of an editor asks while he writes. */
export const contentDeskCalls = defineCalls({
  previewContent: {
    method: 'POST',
    path: '/api/v1.0/admin/contents/preview',
    summary:
      'Whether a reader would see an item as it is being written, in which language, or why not; nothing is kept',
    roles: ['admin', 'sales'],
    needs: 'content',
    effect: 'read',
    body: z.strictObject({
      kind: z.enum(contentKinds),
      texts,
      audience: Audience,
      expires_at: moment.nullable().default(null),
      ...as,
      /** Of a reader who is nobody in particular; a person reads in his own unless it is said. */
      as_language: z.enum(languages).optional(),
    }),
    response: z.object({
      reader: z.object({ name: z.string().nullable(), language: z.enum(languages) }),
      /** Null: the reader sees it. */
      hidden: z.enum(hiddenBecause).nullable(),
      /** The one the reader gets; null where he sees nothing or nothing is written. */
      language: z.enum(languages).nullable(),
      labels,
      /** Models that a sentence names without their class; with one of them nothing comes out. */
      unlabelled: z.array(
        z.object({
          language: z.enum(languages),
          sentence: z.string(),
          name: z.string(),
          code: z.string(),
          energy_class: z.enum(energyClasses),
          energy_range: z.enum(energyRanges),
        }),
      ),
    }),
  },
  markPresence: {
    method: 'POST',
    path: '/api/v1.0/admin/contents/{id}/presence',
    summary: 'Say that one has an item open, or leaves it; who else has it open',
    roles: ['admin', 'sales'],
    needs: 'content',
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({
      /** The text that stands open; null: one leaves. */
      language: z.enum(languages).nullable(),
    }),
    response: z.object({
      others: z.array(z.object({ id: z.int(), name: z.string(), language: z.enum(languages) })),
    }),
  },
})

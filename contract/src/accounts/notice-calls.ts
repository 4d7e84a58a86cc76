import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { noticeKinds } from '../domains.ts'
import { digestRhythms, noticeWays } from '../notice-ways.ts'
import { everyone } from './people.ts'

const hour = z.int().min(0).max(23)
/** Full hours in Rome between which no mail comes; over midnight where the first is the later one. */
const quiet = z.strictObject({ from: hour, to: hour })

/** What a person chooses about being told; what is left out stays. */
export const noticeChoice = {
  notices: z.partialRecord(z.enum(noticeKinds), z.enum(noticeWays)).optional(),
  digest: z.enum(digestRhythms).optional(),
  /** Null, or no hour between the two: mails come at any time. */
  quiet: quiet.nullable().optional(),
}

const Kind = z.object({
  kind: z.enum(noticeKinds),
  /** In the language of whoever asks. */
  label: z.string(),
  way: z.enum(noticeWays),
  /** Those one can choose among. */
  ways: z.array(z.enum(noticeWays)).min(2),
})

export const noticeChoiceCalls = defineCalls({
  noticeChoices: {
    method: 'GET',
    path: '/api/v1.0/me/notices',
    summary: 'What one can be told of and how one is, by what it is about; how often and when mails come',
    roles: everyone,
    effect: 'read',
    response: z.object({
      digest: z.enum(digestRhythms),
      quiet: z.object({ from: z.int(), to: z.int() }).nullable(),
      groups: z.array(z.object({ key: z.string(), label: z.string(), kinds: z.array(Kind).min(1) })),
    }),
  },
})

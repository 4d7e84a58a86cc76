import type { bestSellerCalls } from '@mandato/contract/catalogue/best-seller-calls'
import type * as z from 'zod'
import { today } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { invalid } from '../../platform/http/validation.ts'
import { refuse } from '../../platform/refusals.ts'
import { pinsOf, unknownCodes, writePins } from '../queries/pins.ts'

type Given = z.output<typeof bestSellerCalls.pinBestSellers.body>

/**
 * Puts articles before the ranking, with a reason and an end; without codes those that stand there are taken back.
 * @returns the new version
 * @throws 422 without reason, end or for a code nobody knows, 409 `changed_meanwhile`
 */
export async function pinBestSellers(context: Context, given: Given): Promise<number> {
  const { db, clock, user, language } = context
  const { codes, reason, until, version } = given
  const category = given.category ?? undefined
  const day = today(clock)
  const faults = [
    ...(codes.length > 0 && reason === '' ? [{ field: 'reason', code: 'required' } as const] : []),
    ...(codes.length > 0 && until === undefined ? [{ field: 'until', code: 'required' } as const] : []),
    ...(until !== undefined && until < day
      ? [{ field: 'until', code: 'not_before', values: { day } } as const]
      : []),
    ...(new Set(codes).size < codes.length ? [{ field: 'codes', code: 'each_once' } as const] : []),
  ]
  const unknown = await unknownCodes(db, codes)
  if (faults.length + unknown.length > 0)
    throw invalid(
      [
        ...faults,
        ...unknown.map((code) => ({ field: `codes.${codes.indexOf(code)}`, code: 'product_code' }) as const),
      ],
      language,
    )
  const before = await pinsOf(db, category)
  const pins = { codes, reason, until: until ?? day, at: clock.now(), by: user.id }
  const written = await writePins(db, category, pins, version)
  if (written === null) {
    const now = await pinsOf(db, category)
    throw refuse('changed_meanwhile', {}, { current: { version: now?.version ?? 0 } })
  }
  await recordEvent(context, {
    what: 'best_sellers.pinned',
    entity: 'best_sellers',
    id: category ?? 'all',
    before: before ? { codes: before.codes, reason: before.reason, until: before.until } : {},
    after: { codes, reason, until },
  })
  return written
}

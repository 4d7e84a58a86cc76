import { renewalJob } from '../renewal-job.ts'
import type { LegalKind, NewLegalText } from '@mandato/contract/sheets/legal-texts'
import type * as z from 'zod'
import { today } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { invalid } from '../../platform/http/validation.ts'
import { refuse } from '../../platform/refusals.ts'
import { insertTexts, latestVersion } from '../queries/legal.ts'

/**
 * Publishes a new version in four languages; a version that exists never changes. It holds from today at the
 * earliest: what was signed before was signed under the one before.
 */
export async function publishLegalText(
  context: Context,
  kind: LegalKind,
  given: z.infer<typeof NewLegalText>,
): Promise<number> {
  const { db, clock, user, language } = context
  const day = today(clock)
  const validFrom = given.valid_from ?? day
  if (validFrom < day) throw invalid([{ field: 'valid_from', code: 'not_before', values: { day } }], language)
  const latest = await latestVersion(db, kind)
  if (given.version !== undefined && given.version !== latest)
    throw refuse('changed_meanwhile', {}, { current: { version: latest } })
  const version = latest + 1
  const texts = { kind, version, validFrom, by: user.id, now: clock.now(), texts: given.texts }
  if (!(await insertTexts(db, texts))) throw refuse('changed_meanwhile', {}, { current: { version } })
  await recordEvent(context, {
    what: 'legal_text.published',
    entity: 'legal_text',
    id: `${kind}-${version}`,
    after: { kind, version, valid_from: validFrom },
  })
  await context.jobs.send(db, renewalJob, {})
  return version
}

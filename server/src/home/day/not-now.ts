import type { dayCalls } from '@mandato/contract/home/day'
import type * as z from 'zod'
import { today } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { defineRefusals } from '../../platform/errors.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { lockClient } from '../../registry/index.ts'
import { pauseClient } from './queries/pauses.ts'

const refuse = defineRefusals({
  not_a_later_day: {
    status: 422,
    it: 'Scegli un giorno dopo oggi, entro un anno.',
    en: 'Choose a day after today, within a year.',
    fr: 'Choisissez un jour après aujourd’hui, dans l’année.',
    es: 'Elige un día posterior a hoy, dentro de un año.',
  },
})

type Given = z.output<(typeof dayCalls)['notNow']['body']>

/** Leaves a client in sight out of the day until a date, for everybody of its agency. */
export async function notNow(context: Context, client: number, { reason, until }: Given): Promise<void> {
  const { db, user, clock } = context
  const from = today(clock)
  if (until <= from || until > inAYear(from))
    throw refuse('not_a_later_day', {}, { fields: { until: 'later' } })
  const seen = await lockClient(db, user, client)
  if (!seen || seen.status === 'deleted') throw notFound()
  await pauseClient(db, { client, reason, until, by: user.id, at: clock.now() })
  await recordEvent(context, {
    what: 'client.left_alone',
    entity: 'client',
    id: client,
    after: { reason, until },
  })
}

const inAYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

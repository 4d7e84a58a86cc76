import { type deviceCalls, mostRefusedTold } from '@mandato/contract/accounts/device-calls'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { numberedActs, reasonOf } from '../../platform/http/device-keys.ts'
import { gapsIn, rangesOf } from '../device-rules.ts'
import { accountedFor } from '../devices.ts'
import { keepDevice } from '../queries/devices.ts'

type Given = z.output<(typeof deviceCalls)['announceDevice']['body']>

/** A device says how far it has counted; what became of its acts is the answer. */
export async function announceDevice(
  { db, user, clock, language }: Context,
  { device, highest, label, given_up: givenUp = [], seal }: Given,
) {
  const kept = await keepDevice(db, {
    userId: user.id,
    device,
    label,
    highest,
    givenUp,
    seal: seal ?? null,
    at: clock.now(),
  })
  const acts = await numberedActs(db, user.id, device)
  const arrived = acts.map(({ seq }) => seq)
  return {
    known: rangesOf(arrived),
    refused: acts
      .flatMap(({ seq, refused }) =>
        refused ? [{ seq, key: refused.key, message: reasonOf(refused, language) }] : [],
      )
      .slice(-mostRefusedTold),
    missing: gapsIn(accountedFor(arrived, kept.given_up), kept.highest),
    seal: kept.seal,
  }
}

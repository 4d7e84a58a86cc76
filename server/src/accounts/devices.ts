import type { Context } from '../platform/context.ts'
import { numberedActs } from '../platform/http/device-keys.ts'
import { gapsIn, rangesOf } from './device-rules.ts'
import { devicesOf } from './queries/devices.ts'

/** Numbers of acts that arrived, and of those the person gave up, in their order. */
export const accountedFor = (arrived: readonly number[], givenUp: readonly number[]) =>
  rangesOf([...arrived, ...givenUp].toSorted((a, b) => a - b))

/** A person's own devices, and what each announced and never sent. */
export async function ownDevices({ db, user }: Context) {
  const devices = await devicesOf(db, user.id)
  return Promise.all(
    devices.map(async ({ device, label, highest, given_up, seen_at }) => {
      const acts = await numberedActs(db, user.id, device)
      return {
        device,
        label,
        highest,
        seen_at,
        missing: gapsIn(
          accountedFor(
            acts.map(({ seq }) => seq),
            given_up,
          ),
          highest,
        ),
        refused: acts.filter(({ refused }) => refused !== null).length,
      }
    }),
  )
}

import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { text } from '../fields/fields.ts'
import { everyone } from './people.ts'

/** The number of an act on its device: the key it is sent with is `<device>:<seq>`. */
const seq = z.int().min(1).max(1_000_000)
const range = z.object({ from: z.int(), to: z.int() })

/** As many as one announcement may name. */
export const mostGivenUp = 500
export const mostRefusedTold = 500

/** Acts written on a device without a network: what of them is there, lacking or refused (docs/decisions/0021). */
export const deviceCalls = defineCalls({
  announceDevice: {
    method: 'POST',
    path: '/api/v1.0/me/device',
    summary: 'A device says how far it has counted its acts, and learns which are done, refused or missing',
    roles: everyone,
    effect: 'write',
    body: z.strictObject({
      device: z.uuid(),
      highest: seq.or(z.literal(0)),
      label: text(80).min(1),
      given_up: z.array(seq).max(mostGivenUp).optional(),
      /** Kept the first time it is given; answered from then on. */
      seal: z
        .string()
        .regex(/^[A-Za-z0-9+/=]{100,4000}$/)
        .optional(),
    }),
    response: z.object({
      known: z.array(range),
      refused: z.array(z.object({ seq: z.int(), key: z.string(), message: z.string() })),
      missing: z.array(range),
      seal: z.string().nullable(),
    }),
  },
  ownDevices: {
    method: 'GET',
    path: '/api/v1.0/me/devices',
    summary: 'One’s own devices, with what each announced and never sent; the one seen last first',
    roles: everyone,
    effect: 'read',
    response: z.array(
      z.object({
        device: z.uuid(),
        label: z.string(),
        seen_at: instant,
        highest: z.int(),
        missing: z.array(range),
        refused: z.int(),
      }),
    ),
  },
})

import * as z from 'zod'
import { instant } from '../fields/dates.ts'

export const passkeysPerPerson = 10

/** A passkey as its owner sees it; its key is nobody's to see. */
export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
  /** As its device calls it: browsers are told which ones are gone. */
  credential_id: z.string(),
})

const bytes = (most: number) => z.base64url().min(1).max(most)

/** What a device says to a question (WebAuthn, base64url): the parts that are looked at. */
export const PasskeyAnswer = z.strictObject({
  id: bytes(1400),
  client_data: bytes(4000),
  authenticator_data: bytes(4000),
  signature: bytes(4000),
  user_handle: bytes(200).nullable(),
})

/** Which passkey: without a list any of this place. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  rp_id: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  allow: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
})

/** What a device makes a passkey of. */
export const PasskeyOffer = z.object({
  challenge: z.string(),
  rp_id: z.string(),
  rp_name: z.string(),
  timeout: z.int(),
  user: z.object({ id: z.string(), name: z.string(), display_name: z.string() }),
  algorithms: z.array(z.int()),
  /** Devices that hold one already. */
  exclude: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
})

import type { Language } from '@mandato/contract/words'
import { fill } from '@mandato/contract/words'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { Refusal, sentenceOf } from '../errors.ts'

/** The number a device gave to an act. */
export interface Numbered {
  readonly device: string
  readonly seq: number
}

const written = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([1-9]\d{0,6})$/

/** What a key says, where it is one that a device numbered: `<device>:<seq>`. */
export function numberedIn(key: string): Numbered | null {
  const [, device, seq] = written.exec(key) ?? []
  return device && seq ? { device, seq: Number(seq) } : null
}

/** A refusal as it is kept beside the number of its act. */
export interface KeptRefusal {
  readonly key: string
  readonly values: Readonly<Record<string, unknown>>
  readonly fields?: Readonly<Record<string, string>>
}

export const refusedAgain = ({ key, values, fields }: KeptRefusal): Refusal =>
  new Refusal(key, sentenceOf(key), values, fields ? { fields } : {})

/** These say nothing of the act itself: sent again it may well be done. */
const passing = new Set(['still_running', 'other_body', 'key_used_for_other'])
const lasting = new Set([403, 404, 409, 410, 413, 415, 422])

interface Refused extends Numbered {
  readonly userId: number
  readonly call: string
  readonly key: string
}

/**
 * Keeps that a numbered act was refused: it will never be done under this number. The act itself was rolled back, so
 * this stands in a statement of its own; lost on the way, the act is judged once more when it is sent again.
 */
export async function keepRefusal(db: Db, act: Refused, refusal: Refusal): Promise<void> {
  if (!lasting.has(refusal.sentence.status) || passing.has(refusal.key)) return
  const { fields } = refusal.extras
  const kept: KeptRefusal = { key: refusal.key, values: refusal.values, ...(fields && { fields }) }
  await db
    .insertInto('idempotency_keys')
    .values({
      user_id: act.userId,
      call: act.call,
      key: act.key,
      device: act.device,
      seq: act.seq,
      fingerprint: Buffer.alloc(0),
      answer: '',
      refused: JSON.stringify(kept),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What became of the numbered acts of a person's device, in their order. */
export async function numberedActs(db: Db, userId: number, device: string) {
  const { rows } = await sql<{ seq: number; refused: KeptRefusal | null }>`
    select seq, refused from idempotency_keys where user_id = ${userId} and device = ${device} order by seq`.execute(
    db,
  )
  return rows
}

/** Why an act was refused, as a sentence in a language. */
export const reasonOf = ({ key, values }: KeptRefusal, language: Language): string =>
  fill(sentenceOf(key)[language], values, language).trim()

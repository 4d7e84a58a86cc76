import { announce } from './announce.ts'
import { journal, openJournal } from './journal.ts'
import { flushForms } from './outcome.ts'
import type { JournalRecord } from './record.ts'
import { canSeal, wipe } from './seal.ts'

/** What shall happen with what lies on the device when its person signs out. */
export type Choice = 'keep' | 'delete' | 'stay'
export interface Question {
  readonly records: readonly JournalRecord[]
  /** It can be kept sealed; not where the server was never reached to deposit the key. */
  readonly seals: boolean
}
type Ask = (question: Question) => Promise<Choice>
let ask: Ask | null = null

/** The shell puts the question; without it what lies here is kept. */
export function answerLeaving(answer: Ask): () => void {
  ask = answer
  return () => {
    if (ask === answer) ask = null
  }
}

/** @returns whether the person leaves; what was to be deleted is gone then */
export async function settleBeforeLeaving(person: number): Promise<boolean> {
  await flushForms()
  await openJournal(person)
  const { records, sealed } = journal.state()
  if (records.length + sealed > 0) {
    await announce(person).catch(() => undefined)
    const choice = (await ask?.({ records, seals: await canSeal(person) })) ?? 'keep'
    if (choice !== 'delete') return choice === 'keep'
    const numbers = records.flatMap(({ seq, state }) => (seq !== null && state !== 'refused' ? [seq] : []))
    if (numbers.length > 0) await announce(person, numbers).catch(() => undefined)
  }
  await wipe(person)
  return true
}

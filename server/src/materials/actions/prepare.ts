import type { Acting } from '../acting.ts'
import { writeSteps } from './write-status.ts'
import { linesFor } from './hold-lines.ts'

/** Lines go into a preparation; no counter changes. */
export async function putInPreparation(acting: Acting, ids: readonly number[]): Promise<void> {
  const lines = await linesFor(acting, ids, 'prepare')
  await writeSteps(
    acting,
    'prepare',
    lines.map((line) => ({ line, change: { status: 'in_preparation' } })),
  )
}

/** Lines come back out of a preparation, under "to send" as they were accepted; no counter changes. */
export async function backToSend(acting: Acting, ids: readonly number[]): Promise<void> {
  const lines = await linesFor(acting, ids, 'take_out')
  await writeSteps(
    acting,
    'take_out',
    lines.map((line) => ({ line, change: { status: line.accepted_as ?? 'accepted' } })),
  )
}

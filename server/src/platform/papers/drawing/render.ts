import { DocumentError } from './error.ts'
import { documentPool } from './pool.ts'
import type { Kind, Outcome, Rendered } from './typst.ts'
import type { PrintTask } from './worker.ts'

export interface RenderOptions {
  /** When the document says it was made. */
  readonly now: Date
  /** Tagged and declared PDF/UA-1 unless said otherwise. */
  readonly kind?: Kind
  /** Makes a form to be filled in on the screen out of the boxes the template announces. */
  readonly form?: boolean
  readonly signal?: AbortSignal
}

const worker = new URL('worker.ts', import.meta.url).href

/**
 * Prints a document, off the main thread.
 * @param template below `server/papers`, for example `sheets/print.typ`
 * @param data whatever the template reads; texts from people need no care
 * @throws DocumentError naming the place in the template
 */
export async function renderDocument(
  template: string,
  data: unknown,
  options: RenderOptions,
): Promise<Uint8Array> {
  return (await renderAndCount(template, data, options)).pdf
}

/** The same, with how many pages there are and what the compiler warned of. */
export async function renderAndCount(
  template: string,
  data: unknown,
  { now, kind = 'accessible', form = false, signal }: RenderOptions,
): Promise<Rendered> {
  const createdAt = Math.floor(now.getTime() / 1000)
  const task: PrintTask = { template, data, kind, form, createdAt }
  const outcome = await documentPool.run<PrintTask, Outcome>(worker, task, { signal })
  if ('faults' in outcome) throw new DocumentError(template, outcome.faults)
  return outcome
}

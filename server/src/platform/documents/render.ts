import { DocumentError } from './error.ts'
import { Pool } from './pool.ts'
import type { Kind, Order, Outcome, Rendered } from './typst.ts'

export interface RenderOptions {
  /** When the document says it was made. */
  readonly now: Date
  /** Tagged and declared PDF/UA-1 unless said otherwise. */
  readonly kind?: Kind
  readonly signal?: AbortSignal
}

const pool = new Pool<Order, Outcome>({
  module: new URL('worker.ts', import.meta.url).href,
  recycleAfter: 2_000,
  idleTimeout: 300_000,
})

/**
 * Prints a document, off the main thread.
 * @param template below `server/documents`, for example `sheets/sheet.typ`
 * @param data whatever the template reads; texts from people need no care
 * @throws DocumentError naming the place in the template
 */
export async function renderDocument(
  template: string,
  data: unknown,
  options: RenderOptions,
): Promise<Uint8Array> {
  return (await renderAndLook(template, data, options)).pdf
}

/**
 * The same, with how many pages there are and what stands under a label of the template.
 * @param look a label such as `<fields>`
 */
export async function renderAndLook(
  template: string,
  data: unknown,
  options: RenderOptions & { readonly look?: string },
): Promise<Rendered> {
  const { now, kind = 'accessible', look, signal } = options
  const order: Order = {
    template,
    data,
    kind,
    createdAt: Math.floor(now.getTime() / 1000),
    ...(look && { look }),
  }
  const outcome = await pool.run(order, signal ? { signal } : {})
  if ('faults' in outcome) throw new DocumentError(template, outcome.faults)
  return outcome
}

export const closeRenderer = (): Promise<void> => pool.close()

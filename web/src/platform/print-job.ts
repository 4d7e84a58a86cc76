import i18next from 'i18next'
import { call } from './call.ts'

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/**
 * Follows a print in the background until it is ready; a stop is told to the server, so that it stops too.
 * @throws the refusal of the server, or an error when the print failed
 */
export async function followPrint(
  id: number,
  onPages: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<number> {
  for (;;) {
    await pause(600, signal)
    if (signal.aborted) {
      await call('cancelPrintJob', { params: { id } }).catch(() => undefined)
      throw new DOMException('stopped', 'AbortError')
    }
    const { response: job } = await call('printJob', { params: { id } }, { signal })
    if (job.state === 'done') return job.id
    if (job.state === 'failed' || job.state === 'cancelled') throw new Error(i18next.t('app:errors.unknown'))
    if (job.total !== null) onPages(job.done, job.total)
  }
}

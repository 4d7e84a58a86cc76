import type { Values } from './address.ts'

/*
 * A network that hangs answers nothing and ends nothing: without limits a button would turn for ever. What runs out
 * counts as not answered, like a network that is away.
 */
const seconds = 1_000
const limits = { read: 10 * seconds, act: 30 * seconds, file: 180 * seconds } as const
/** The poorest network an attachment is sent over, in bytes a second. */
const slowest = 15_000

interface Limit {
  readonly signal: AbortSignal
  /** The answer begins: an answer in JSON must also end in time, a file may take as long as it takes. */
  readonly follow: (response: Response) => void
  readonly over: () => void
}
const open = new WeakMap<Response, () => void>()

/** The whole answer is here. */
export function settled(response: Response): void {
  open.get(response)?.()
  open.delete(response)
}

/**
 * How long a call may take: a read ten seconds, an act thirty, more by the size of what it carries and for a file that
 * is made first.
 */
export function limited(
  method: string,
  bytes: number,
  query: Values | undefined,
  asked: AbortSignal | undefined,
): Limit {
  const makesFile = query !== undefined && 'output' in query
  const own = makesFile ? limits.file : method === 'GET' ? limits.read : limits.act
  const controller = new AbortController()
  const stop = () => controller.abort(asked?.reason)
  const timer = setTimeout(
    () => controller.abort(new DOMException('no answer in time', 'TimeoutError')),
    own + (bytes / slowest) * seconds,
  )
  if (asked?.aborted) stop()
  asked?.addEventListener('abort', stop, { once: true })
  const over = () => clearTimeout(timer)
  return {
    signal: controller.signal,
    over,
    follow: (response) => {
      if (response.headers.get('content-type')?.includes('json')) open.set(response, over)
      else over()
    },
  }
}

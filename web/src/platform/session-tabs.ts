import { endSession, keepSession, onSessionKept, readSession, readToken } from './session.ts'

/**
 * A session that is not remembered is shared by the tabs of one browser and ends with the last of them: a new tab
 * asks the others over a channel of the same origin. Nothing is written to a storage that outlives the browser.
 */
const NAME = 'mandato-session'
/** A tab in the background may be slow to answer; the lock says that there is one. */
const answerWithin = 1500

type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'session'; readonly token: string; readonly user: unknown }
  | { readonly kind: 'left'; readonly token: string }

const isSupported = () => 'locks' in navigator && 'BroadcastChannel' in window
let channel: BroadcastChannel | undefined
let release: (() => void) | undefined

/**
 * Takes over the session of another tab, where this one has none and another has; answers the tabs that come later.
 * To be awaited before the first page is chosen. Without another tab it costs one look at the browser's locks.
 */
export async function shareSession(): Promise<void> {
  if (!isSupported()) return
  channel = new BroadcastChannel(NAME)
  const asked = readToken() === null && (await isHeldElsewhere()) ? ask(channel) : undefined
  await asked
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  onSessionKept(hold)
  hold()
}

/**
 * This tab has no session any more. Where the person left, the others with the same token are told; where it ran out,
 * each of them finds that out by its own next call and says so.
 */
export function dropShared(why: 'expired' | 'left', token: string): void {
  release?.()
  release = undefined
  if (why === 'left') channel?.postMessage({ kind: 'left', token } satisfies Message)
}

async function isHeldElsewhere(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === NAME)
}

function ask(tabs: BroadcastChannel): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      tabs.removeEventListener('message', hear)
      resolve()
    }
    const hear = ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'session') return
      keepSession(data.token, data.user, false)
      done()
    }
    tabs.addEventListener('message', hear)
    tabs.postMessage({ kind: 'ask' } satisfies Message)
    window.setTimeout(done, answerWithin)
  })
}

function hear(message: Message): void {
  const own = readSession()
  if (!own) return
  if (message.kind === 'ask') channel?.postMessage({ kind: 'session', ...own } satisfies Message)
  if (message.kind === 'left' && message.token === own.token) endSession('left')
}

/** While this tab has a session of its own, it holds the lock together with the others. */
function hold(): void {
  if (release || !readSession()) return
  void navigator.locks.request(NAME, { mode: 'shared' }, () => new Promise<void>((done) => (release = done)))
}

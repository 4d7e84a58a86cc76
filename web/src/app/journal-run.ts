import { onlineManager } from '@tanstack/react-query'
import i18next from 'i18next'
import { isStaff, roleOf, type User } from '../accounts/index.ts'
import { carryAnswers } from '../platform/answers-carry.ts'
import { coalesce } from '../platform/coalesce.ts'
import { announce } from '../platform/journal/announce.ts'
import { journal, openJournal } from '../platform/journal/journal.ts'
import { answerRefused, onKick } from '../platform/journal/outcome.ts'
import { hasWaiting, sendWaiting, triedAgainAfter } from '../platform/journal/sending.ts'
import { takeOldDrafts } from '../sheets/old-drafts.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { keepAhead } from './keep-ahead.ts'

/**
 * Sends what waits on this device for a person, wherever in the portal one is: now, when the network comes back, when a
 * form asks for it, and again until somebody answers.
 * @returns ends it
 */
export function runJournal(me: User): () => void {
  const person = me.userId
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = coalesce(async () => {
    clearTimeout(timer)
    const done = !hasWaiting(person) || (await sendWaiting(person, loadKinds).catch(() => false))
    if (!over && !done) timer = setTimeout(() => void send(), triedAgainAfter)
  })
  const carried = carryAnswers().catch(() => undefined)
  let announced = false
  /** Who writes nothing here has no device to speak of. */
  const tell = async () => {
    const { records, sealed } = journal.state()
    if (announced || records.length + sealed === 0) return
    announced = true
    // Who writes will send: nothing is to be waited for then.
    void loadKinds().catch(() => undefined)
    // Otherwise a browser that lacks room may clear what was written here.
    void navigator.storage?.persist?.().catch(() => false)
    // What became of what was on its way when the page was left; and what was sealed is opened.
    await announce(person).catch(() => (announced = false))
  }
  const begin = async () => {
    await openJournal(person)
    await takeOldDrafts(person, isStaff(roleOf(me))).catch(() => undefined)
    // Somebody may be watching what waits; only what is still sealed might have to go before it.
    if (!over && journal.state().sealed === 0) void send()
    await tell()
    if (!over) await send()
    await carried
    if (!over) await keepAhead(me)
  }
  const offJournal = journal.subscribe(() => void tell())
  void begin()
  const offOnline = onlineManager.subscribe((online) => online && void begin())
  const offRefused = answerRefused(({ title }, { message }) =>
    toast.error(
      i18next.t('app:waiting.refused', { name: title || i18next.t('app:waiting.new'), why: message }),
    ),
  )
  const offKick = onKick(() => void send())
  const onMessage = ({ data }: MessageEvent<{ type?: string } | null>) =>
    data?.type === 'SEND_WAITING' && void send()
  navigator.serviceWorker?.addEventListener('message', onMessage)
  return () => {
    over = true
    clearTimeout(timer)
    offOnline()
    offJournal()
    offKick()
    offRefused()
    navigator.serviceWorker?.removeEventListener('message', onMessage)
  }
}

/** How each form is sent comes for whoever writes one: it brings the fields of all of them. */
const loadKinds = async () => (await import('./senders.ts')).journalKinds

import { version } from 'virtual:calls/public'
import shapes from 'virtual:calls/shapes'
import { filePrefix, type KeptAnswer, readAnswers, runAnswers, WEEK, writeAnswer } from './answers-db.ts'
import { readPerson } from './session.ts'

/** Where the shapes lie that the answers had when they were kept. */
const shapesKey = 'shapes'

/** Which shapes the answers had that a release kept. */
interface Known {
  readonly version: string
  readonly shapes: Readonly<Record<string, string>>
}

/**
 * What a release leaves of the answers kept on a device: those whose call answers as before go on under the new version,
 * the others go. A release that emptied the tablets would leave an agent without clients in a shop without a signal.
 */
export async function carryAnswers(): Promise<void> {
  const [found] = await readAnswers([shapesKey])
  const was = found?.data as Known | undefined
  if (was && was.version !== version) await moveAnswers((key) => keyNow(key, was))
  // Whoever signed out meanwhile leaves nothing here.
  if (readPerson() === null) return
  await writeAnswer(shapesKey, { data: { version, shapes } satisfies Known, at: Date.now() })
  await dropOldAnswers(version)
}

/** The key under which this release looks for it, or null where it has another shape. `version person ["call",…]`. */
function keyNow(key: string, was: Known): string | null {
  if (!key.startsWith(`${was.version} `)) return null
  const [, call = ''] = /^\S+ \S+ \["(\w+)"/.exec(key) ?? []
  const shape = shapes[call]
  return shape !== undefined && shape === was.shapes[call]
    ? `${version}${key.slice(was.version.length)}`
    : null
}

/** Gives each answer the key that this says, unless something newer lies there; null leaves it where it is. */
async function moveAnswers(keyOf: (key: string) => string | null): Promise<void> {
  await runAnswers('readwrite', (store) => {
    const request = store.openCursor()
    request.addEventListener('success', () => {
      const cursor = request.result
      if (!cursor) return
      const key = typeof cursor.key === 'string' ? keyOf(cursor.key) : null
      if (key !== null) {
        const { value } = cursor
        const there = store.getKey(key)
        there.addEventListener('success', () => there.result === undefined && store.put(value, key))
        cursor.delete()
      }
      cursor.continue()
    })
    return [request]
  })
}

/** Drops what nobody looked at for a week, and what another version of the app kept. */
async function dropOldAnswers(version: string): Promise<void> {
  await runAnswers('readwrite', (store) => {
    const request = store.openCursor()
    request.addEventListener('success', () => {
      const cursor = request.result
      if (!cursor) return
      const { at } = cursor.value as KeptAnswer
      const { key } = cursor
      const isOurs =
        typeof key === 'string' &&
        [shapesKey, filePrefix, `${version} `].some((start) => key.startsWith(start))
      if (!isOurs || Date.now() - at > WEEK) cursor.delete()
      cursor.continue()
    })
    return [request]
  })
}

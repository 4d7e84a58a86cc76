import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'

/** Whoever comes after waits behind a lock that is waited for: this long at most. */
const longestWait = '200ms'
/** Between two tries others get their turn: rather more each time, up to a second. */
const pauseAfter = (tries: number): number => Math.min(1_000, 50 * 2 ** tries)
/** About five minutes in all. */
const mostTries = 300

/**
 * Does something in a transaction that waits for no lock longer than a moment: what would is given up whole, and tried again.
 * A change of a table waits for everybody who reads it, and everybody who comes meanwhile waits behind it.
 */
export async function withShortLocks(
  client: pg.Client,
  act: () => Promise<unknown>,
  tries = 0,
): Promise<void> {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = '${longestWait}'`)
    await act()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if ((error as { code?: string }).code !== '55P03' || tries >= mostTries) throw error
    await pause(pauseAfter(tries))
    await withShortLocks(client, act, tries + 1)
  }
}

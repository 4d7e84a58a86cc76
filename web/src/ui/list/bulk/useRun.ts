import type { BulkWords } from '@mandato/contract/bulk-acts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type BulkRun,
  bulkRunQuery,
  bulkRunsQuery,
  isDone,
  isEnded,
  newestOf,
  putAway,
  startBulk,
  stopBulk,
} from '../../../platform/bulk.ts'
import { toast } from '../../feedback/toast.tsx'
import type { Running } from '../../table/BulkBar.tsx'
import { type BulkAct, type Filter, isMany, rowsOf } from './act.ts'

interface Options<R> {
  readonly acts: readonly BulkAct<R>[]
  readonly reread: () => Promise<void>
  /** After the rows were read again; with what was begun on this screen, null for what a reload found. */
  readonly onDone: (run: BulkRun, rows: readonly R[] | Filter | null) => void
}

/** What came of a run when not all of it was done. */
export interface Told {
  readonly run: BulkRun
  readonly title: string
}

/** What was begun on this screen; without a number while the server was not heard. */
interface Begun<R> {
  readonly id: number | null
  readonly act: BulkAct<R>
  readonly rows: readonly R[] | Filter
}

/** One act on many rows, done by the server and watched here: a reload, or another screen, changes nothing of it. */
export function useRun<R>({ acts, reread, onDone }: Options<R>) {
  const names = acts.map(({ act }) => act)
  const [begun, setBegun] = useState<Begun<R> | null>(null)
  const [stopped, setStopped] = useState<number | null>(null)
  /** The run whose end was told here. */
  const [told, setTold] = useState<number | null>(null)
  const starting = useRef(false)
  // What was begun before a reload, or in another window, is found again.
  const open = useQuery({ ...bulkRunsQuery(), enabled: names.length > 0 && begun === null })
  const found = begun ? null : newestOf(open.data?.response ?? [], names)
  const id = begun ? begun.id : (found?.id ?? null)
  const { data } = useQuery({ ...bulkRunQuery(id ?? 0), enabled: id !== null })
  const run = id === null ? null : (data?.response ?? found)
  const actOf = (one: BulkRun) => acts.find(({ act }) => act === one.act)
  const titleOf = (one: BulkRun) => actOf(one)?.say(one.done ? 'done' : 'none', { count: one.done }) ?? ''

  const ended = run && isEnded(run) ? run : null
  const tell = useEffectEvent(async (now: BulkRun) => {
    await reread()
    onDone(now, begun?.id === now.id ? begun.rows : null)
    if (!isDone(now)) return
    toast.ok(titleOf(now))
    await putAway(now.id)
  })
  const telling = useRef<number | null>(null)
  useEffect(() => {
    if (!ended || telling.current === ended.id) return
    telling.current = ended.id
    void tell(ended).then(() => setTold(ended.id))
  }, [ended])

  const start = async (act: BulkAct<R>, rows: readonly R[] | Filter, words: BulkWords = {}) => {
    // A second press comes before the first one is drawn.
    if (starting.current) return
    starting.current = true
    if (ended) void putAway(ended.id)
    setBegun({ id: null, act, rows })
    try {
      setBegun({ id: await startBulk({ act: act.act, words, ...rowsOf(act, rows, words) }), act, rows })
    } catch (error) {
      toast.error(error)
      // What is at work already is shown.
      setBegun(null)
      void open.refetch()
    } finally {
      starting.current = false
    }
  }
  const stop = () => {
    if (id === null) return
    setStopped(id)
    // What is through already needs no stop.
    stopBulk(id).catch(() => undefined)
  }
  const running = (): Running | null => {
    if (begun && !run) {
      const count = isMany(begun.rows) ? begun.rows.length : 0
      return { words: begun.act.say('running', { count }), at: 1, of: count || null, stopping: false }
    }
    if (!run || told === run.id || names.length === 0) return null
    const of = run.total
    return {
      words: actOf(run)?.say('running', { count: of ?? 0 }) ?? '',
      at: Math.min(run.done + run.skipped + 1, of ?? 1),
      of,
      stopping: ended !== null || stopped === run.id,
    }
  }
  return {
    running: running(),
    told: ended && told === ended.id && !isDone(ended) ? { run: ended, title: titleOf(ended) } : null,
    start,
    stop,
    close: () => {
      setBegun(null)
      if (ended) void putAway(ended.id)
    },
  }
}

import type { BulkActName, BulkWords } from '@mandato/contract/bulk-acts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type BulkRun,
  bulkRunQuery,
  bulkRunsQuery,
  closeBulk,
  isEnded,
  newestOf,
  startBulk,
  stopBulk,
} from '../../../platform/bulk.ts'
import { queryClient } from '../../../platform/queries.ts'
import { toast } from '../../feedback/toast.tsx'
import type { Running } from '../../table/BulkBar.tsx'
import { type BulkAct, type Filter, rowsOf } from './act.ts'

interface Options<R> {
  readonly acts: readonly BulkAct<R>[]
  readonly reread: () => Promise<void>
  /** After the rows were read again. */
  readonly onDone: (run: BulkRun) => void
}

/** What came of a run when not all of it was done. */
export interface Told {
  readonly run: BulkRun
  readonly title: string
}

/** One act on many rows, done by the server and watched here: a reload, or another screen, changes nothing of it. */
export function useRun<R>({ acts, reread, onDone }: Options<R>) {
  const names = acts.map(({ act }) => act)
  const [id, setId] = useState<number | null>(null)
  const [stopping, setStopping] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  // What was begun before a reload is found again.
  const open = useQuery({ ...bulkRunsQuery(), enabled: names.length > 0 && id === null, staleTime: 0 })
  const found = newestOf(open.data?.response ?? [], names)
  const watched = id ?? found?.id ?? null
  const { data } = useQuery({
    ...bulkRunQuery(watched ?? 0),
    enabled: watched !== null,
    refetchInterval: ({ state }) => (state.data && isEnded(state.data.response) ? false : 600),
  })
  const run = data?.response ?? found
  const say = (name: BulkActName) => acts.find(({ act }) => act === name)?.say

  const end = useEffectEvent(async (ended: BulkRun) => {
    const { done, total } = ended
    await reread()
    onDone(ended)
    setStopping(false)
    setId(null)
    const title = say(ended.act)?.(done ? 'done' : 'none', { count: done }) ?? ''
    if (ended.state === 'done' && done === total) {
      toast.ok(title)
      await putAway(ended)
    } else setTold({ run: ended, title })
  })
  const endedId = run && isEnded(run) && told?.run.id !== run.id ? run.id : null
  useEffect(() => {
    if (run && endedId !== null) void end(run)
  }, [endedId, run])

  const start = async (act: BulkAct<R>, rows: readonly R[] | Filter, words: BulkWords = {}) => {
    if (told) close()
    try {
      setId(await startBulk({ act: act.act, words, ...rowsOf(act, rows, words) }))
    } catch (error) {
      toast.error(error)
    }
  }
  const stop = () => {
    if (watched === null) return
    setStopping(true)
    // What is through already needs no stop.
    stopBulk(watched).catch(() => undefined)
  }
  const close = () => {
    if (told) void putAway(told.run)
    setTold(null)
  }
  const running: Running | null =
    run && !isEnded(run)
      ? {
          words: say(run.act)?.('running', { count: run.total ?? 0 }) ?? '',
          at: Math.min(run.done + run.skipped + 1, run.total ?? 1),
          of: run.total ?? 1,
          stopping,
        }
      : null
  return { running, told, start, stop, close }
}

async function putAway({ id }: BulkRun): Promise<void> {
  queryClient.setQueryData(bulkRunsQuery().queryKey, (old) =>
    old ? { ...old, response: old.response.filter((run) => run.id !== id) } : old,
  )
  // A report that could not be put away is shown once more.
  await closeBulk(id).catch(() => undefined)
}

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import type { Running } from '../../ui/table/BulkBar.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type BoardRow, flagNow, remindNow, rereadSheets } from '../data.ts'
import type { BulkAct } from './acts.ts'
import { type Outcome, runEach } from './run.ts'

/** What is told at the end when not all of it was done. */
export interface Told extends Outcome<BoardRow> {
  readonly title: string
}

/** One act on many sheets at a time; it is stopped with the page. */
export function useRun(staff: boolean, onDone: (rows: readonly BoardRow[]) => void) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const [running, setRunning] = useState<Running | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const state = useRef({ stopped: false, gone: false })
  useEffect(() => {
    const now = state.current
    now.gone = false
    return () => void Object.assign(now, { stopped: true, gone: true })
  }, [])

  const acts: Readonly<Record<BulkAct, (row: BoardRow) => Promise<string | null>>> = {
    remind: async (row) => {
      const { skipped, sheets } = (await remindNow(staff, row)).response
      return sheets > 0 ? null : t(`remind.${skipped[0]?.reason ?? 'finished'}`)
    },
    flag: async (row) => {
      await flagNow(row.client_id)
      return null
    },
  }
  const start = async (act: BulkAct, rows: readonly BoardRow[]) => {
    state.current.stopped = false
    setTold(null)
    const outcome = await runEach(rows, {
      act: acts[act],
      onNext: (at) => setRunning({ words: t(`bulk.${act}.running`), at, of: rows.length, stopping: false }),
      stopped: () => state.current.stopped,
    })
    // Without a network it would be waited for in vain.
    if (outcome.broke === null) await rereadSheets()
    else void rereadSheets()
    const count = outcome.done.length
    const title = count ? t(`bulk.${act}.done`, { count, n: format.int(count) }) : t(`bulk.${act}.none`)
    onDone(outcome.done)
    setRunning(null)
    if (count === rows.length) toast.ok(title)
    else if (state.current.gone) toast.info(title)
    else setTold({ ...outcome, title })
  }
  const stop = () => {
    state.current.stopped = true
    setRunning((now) => now && { ...now, stopping: true })
  }
  return { running, told, start, stop, close: () => setTold(null) }
}

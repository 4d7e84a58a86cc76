import type { BulkActName } from '@mandato/contract/bulk-acts'
import { IconCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { type BulkAct, type BulkOptions, type Filter, suits } from '../../ui/list/bulk/act.ts'
import { ticked } from '../../ui/list/bulk/handed.ts'
import { useBulk } from '../../ui/list/bulk/useBulk.ts'
import { type RequestRow, rereadRequests } from '../data.ts'
import type { Answering } from './useAnswering.ts'

/** Many lines answered by the server, those the stock covers, or all with a reason. */
export function useRequestsBulk(
  deciding: boolean,
  rows: readonly RequestRow[],
  answering: Answering,
  whole: BulkOptions<RequestRow>['whole'],
) {
  const { t } = useTranslation('materials')
  const navigate = useNavigate()
  const act = (name: BulkActName, key: 'accept' | 'reject'): BulkAct<RequestRow> => ({
    act: name,
    icon: IconCheck,
    say: (said, numbers) => t(`bulk.${key}.${said}`, { ...numbers }),
  })
  const accept = act('acceptRequests', 'accept')
  const acceptToPrepare = act('acceptToPrepare', 'accept')
  const reject = act('rejectRequests', 'reject')
  const openMade = (made: readonly number[]) => {
    toast.ok(t('requests.prepared', { count: made.length }))
    const [first] = made
    if (first !== undefined && made.length === 1)
      void navigate({ to: '/preparations/$id', params: { id: String(first) } })
    else void navigate({ to: '/preparations', search: { status: 'live' }, state: ticked(made) })
  }
  const bulk = useBulk({
    rows,
    keyOf: (row) => String(row.id),
    nameOf: (row) => `${row.product_code} ${row.client ?? row.agency}`,
    acts: deciding ? [accept, acceptToPrepare, reject] : [],
    reread: rereadRequests,
    whole,
    onDone: (run, here) => {
      const { act: name, changed, done, made } = run
      if (made.length > 0) {
        if (here) openMade(made)
        return
      }
      // Of more than are named there is no way back with one touch.
      if (changed.length === 0 || changed.length < done) return
      const key = name === 'rejectRequests' ? reject : accept
      answering.setTaken({ lines: changed, verb: key.say('done', { count: done }), words: '' })
    },
  })
  const some = (what: BulkAct<RequestRow>) => bulk.ticked.filter((row) => suits(what, row))
  return {
    bulk,
    coveredCount: some(accept).length,
    waiting: some(reject),
    /** The ticked lines that the stock covers, or all of a filter. */
    accept: (all?: Filter) => bulk.run.start(accept, all ?? some(accept)),
    acceptAndPrepare: () => bulk.run.start(acceptToPrepare, some(acceptToPrepare)),
    reject: (note: string, all?: Filter) => bulk.run.start(reject, all ?? some(reject), { note }),
  }
}

/** How many materials the ticked lines that wait ask more of than is available, taken together. */
export function uncovered(rows: readonly RequestRow[]): number {
  const left = new Map<number, number>()
  for (const row of rows.filter(({ status }) => status === 'requested'))
    left.set(row.product_id, (left.get(row.product_id) ?? row.available) - row.requested)
  return [...left.values()].filter((pieces) => pieces < 0).length
}

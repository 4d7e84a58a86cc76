import type { BulkActName } from '@mandato/contract/bulk-acts'
import { IconCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { type BulkAct, type BulkOptions, suits } from '../../ui/list/bulk/act.ts'
import { useBulk } from '../../ui/list/bulk/useBulk.ts'
import { prepareLines, type RequestRow, rereadRequests } from '../data.ts'
import type { Answering } from './useAnswering.ts'

/** Many lines answered by the server, those the stock covers, or all with a reason. */
export function useRequestsBulk(
  rows: readonly RequestRow[],
  answering: Answering,
  whole: BulkOptions<RequestRow>['whole'],
) {
  const { t } = useTranslation('materials')
  const navigate = useNavigate()
  const prepare = useWrite(prepareLines())
  const act = (name: BulkActName, key: 'accept' | 'reject'): BulkAct<RequestRow> => ({
    act: name,
    icon: IconCheck,
    say: (said, numbers) => t(`bulk.${key}.${said}`, { ...numbers }),
  })
  const accept = act('acceptRequests', 'accept')
  const acceptToPrepare = act('acceptToPrepare', 'accept')
  const reject = act('rejectRequests', 'reject')
  const prepareAll = (ids: readonly number[]) =>
    prepare.mutate(
      { body: { requests: ids.map((request_id) => ({ request_id })) } },
      {
        onError: toast.error,
        onSuccess: ({ response: { sessions } }) => {
          const [first] = sessions
          toast.ok(t('requests.prepared', { count: sessions.length }))
          if (first && sessions.length === 1)
            void navigate({ to: '/preparations/$id', params: { id: String(first.id) } })
          else void navigate({ to: '/preparations', search: { status: 'live' } })
        },
      },
    )
  const bulk = useBulk({
    rows,
    keyOf: (row) => String(row.id),
    nameOf: (row) => `${row.product_code} ${row.client ?? row.agency}`,
    acts: [accept, acceptToPrepare, reject],
    reread: rereadRequests,
    whole,
    onDone: (run) => {
      const { act: name, changed } = run
      if (changed.length === 0) return
      const key = name === 'rejectRequests' ? reject : accept
      answering.setTaken({ lines: changed, verb: key.say('done', { count: run.done }), words: '' })
      if (name === 'acceptToPrepare') prepareAll(changed.map(({ id }) => id))
    },
  })
  const some = (what: BulkAct<RequestRow>) => bulk.ticked.filter((row) => suits(what, row))
  return {
    bulk,
    coveredCount: some(accept).length,
    waiting: some(reject),
    /** All lines of the filter, where the whole page is ticked. */
    acceptAll: bulk.beyond && (() => bulk.run.start(accept, bulk.beyond?.filter ?? [])),
    accept: () => bulk.run.start(accept, some(accept)),
    acceptAndPrepare: () => bulk.run.start(acceptToPrepare, some(acceptToPrepare)),
    reject: (note: string) => bulk.run.start(reject, some(reject), { note }),
    preparing: prepare.isPending,
  }
}

/** How many materials the ticked lines that wait ask more of than is available, taken together. */
export function uncovered(rows: readonly RequestRow[]): number {
  const left = new Map<number, number>()
  for (const row of rows.filter(({ status }) => status === 'requested'))
    left.set(row.product_id, (left.get(row.product_id) ?? row.available) - row.requested)
  return [...left.values()].filter((pieces) => pieces < 0).length
}

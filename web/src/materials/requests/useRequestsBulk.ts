import { IconCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import type { BulkAct } from '../../ui/list/bulk/act.ts'
import { useBulk } from '../../ui/list/bulk/useBulk.ts'
import { acceptNow, prepareLines, rejectNow, type RequestRow, rereadRequests } from '../data.ts'
import { mostOf } from './decision.ts'
import type { Answering, Taken } from './useAnswering.ts'

const waits = (row: RequestRow) => row.may.decide && row.status === 'requested'
const covered = (row: RequestRow) => waits(row) && row.requested <= mostOf(row)

/** Many lines answered one after another, those the stock covers, or all with a reason; the server decides once more. */
export function useRequestsBulk(rows: readonly RequestRow[], answering: Answering) {
  const { t } = useTranslation('materials')
  const navigate = useNavigate()
  const prepare = useWrite(prepareLines())
  const done = useRef<Taken['lines'][number][]>([])
  const keep = ({ id, version }: RequestRow) => void done.current.push({ id, version })
  const act = (
    key: 'accept' | 'reject',
    one: (row: RequestRow) => Promise<{ readonly response: RequestRow }>,
  ): BulkAct<RequestRow> => ({
    key,
    icon: IconCheck,
    suits: key === 'accept' ? covered : waits,
    act: async (row) => {
      keep((await one(row)).response)
      return null
    },
    say: (said, numbers) => t(`bulk.${key}.${said}`, { ...numbers }),
  })
  const bulk = useBulk({
    rows,
    keyOf: (row) => String(row.id),
    nameOf: (row) => `${row.product_code} ${row.client ?? row.agency}`,
    acts: [],
    reread: rereadRequests,
  })
  const run = async (what: BulkAct<RequestRow>) => {
    done.current = []
    await bulk.run.start(what, bulk.ticked.filter(what.suits))
    const lines = done.current
    if (lines.length > 0)
      answering.setTaken({ lines, verb: what.say('done', { count: lines.length }), words: '' })
    return lines
  }
  const accept = () => run(act('accept', acceptNow))
  const acceptAndPrepare = async () => {
    const lines = await accept()
    if (lines.length === 0) return
    prepare.mutate(
      { body: { requests: lines.map(({ id }) => ({ request_id: id })) } },
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
  }
  return {
    bulk,
    coveredCount: bulk.ticked.filter(covered).length,
    waiting: bulk.ticked.filter(waits),
    accept,
    acceptAndPrepare,
    reject: (note: string) => run(act('reject', (row) => rejectNow(row, note))),
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

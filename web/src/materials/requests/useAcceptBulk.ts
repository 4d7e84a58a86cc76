import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BulkAct } from '../../ui/list/bulk/act.ts'
import { useBulk } from '../../ui/list/bulk/useBulk.ts'
import { acceptNow, type RequestRow, rereadRequests } from '../data.ts'

/** Accepts many lines whole, those that wait and that the stock covers one by one; the server decides once more. */
export function useAcceptBulk(rows: readonly RequestRow[]) {
  const { t } = useTranslation('materials')
  const accept: BulkAct<RequestRow> = {
    key: 'accept',
    icon: IconCheck,
    suits: (row) => row.may.decide && row.status === 'requested' && row.requested <= row.available,
    act: async (row) => {
      await acceptNow(row)
      return null
    },
    say: (said, numbers) => t(`bulk.accept.${said}`, { ...numbers }),
  }
  return useBulk({
    rows,
    keyOf: (row) => String(row.id),
    nameOf: (row) => `${row.product_code} ${row.client ?? row.agency}`,
    acts: [accept],
    reread: rereadRequests,
  })
}

/** How many materials the ticked lines that wait ask more of than is available, taken together. */
export function uncovered(rows: readonly RequestRow[]): number {
  const left = new Map<number, number>()
  for (const row of rows.filter(({ status }) => status === 'requested'))
    left.set(row.product_id, (left.get(row.product_id) ?? row.available) - row.requested)
  return [...left.values()].filter((pieces) => pieces < 0).length
}

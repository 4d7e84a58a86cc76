import { IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BulkAct } from '../../ui/list/bulk/act.ts'
import { useBulk } from '../../ui/list/bulk/useBulk.ts'
import { type AgencyRow, rereadSheets } from '../data.ts'
import { isTooSoon } from './acts.ts'
import { useNotYet } from './useNotYet.ts'

/** What can be done with many agencies at once: each gets one mail with all its unfinished sheets. */
export function useAgencyBulk(rows: readonly AgencyRow[]) {
  const { t } = useTranslation('sheets')
  const notYet = useNotYet()
  const remind: BulkAct<AgencyRow> = {
    act: 'remindAgencies',
    icon: IconBellRinging,
    suits: (row) => !isTooSoon(row),
    say: (said, numbers) => t(`bulk.remindAgencies.${said}`, { ...numbers }),
    notYet,
  }
  return useBulk({
    rows,
    keyOf: (row) => String(row.agency_id),
    nameOf: (row) => row.agency,
    acts: [remind],
    reread: rereadSheets,
  })
}

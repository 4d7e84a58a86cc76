import { IconBellRinging, IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BulkAct, BulkOptions } from '../../ui/list/bulk/act.ts'
import { useBulk } from '../../ui/list/bulk/useBulk.ts'
import { type BoardRow, rereadSheets } from '../data.ts'
import { isTooSoon } from './acts.ts'
import { useNotYet } from './useNotYet.ts'

/** What can be done with many sheets at once; only the back office flags them for renewal. `whose`: null where nothing can be. */
export function useSheetBulk(
  whose: 'all' | 'own' | null,
  rows: readonly BoardRow[],
  whole: BulkOptions<BoardRow>['whole'],
) {
  const staff = whose === 'all'
  const { t } = useTranslation('sheets')
  const notYet = useNotYet()
  const remind: BulkAct<BoardRow> = {
    act: staff ? 'remindClients' : 'remindSigners',
    icon: IconBellRinging,
    suits: (row) => !isTooSoon(row),
    say: (said, numbers) => t(`bulk.remind.${said}`, { ...numbers }),
    notYet,
  }
  const flag: BulkAct<BoardRow> = {
    act: 'flagSheets',
    icon: IconFlag,
    say: (said, numbers) => t(`bulk.flag.${said}`, { ...numbers }),
  }
  return useBulk({
    rows,
    keyOf: (row) => String(row.client_id),
    nameOf: (row) => row.business_name,
    acts: staff ? [remind, flag] : whose ? [remind] : [],
    reread: rereadSheets,
    whole,
  })
}

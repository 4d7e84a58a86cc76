import { useTranslation } from 'react-i18next'
import { BulkFoot } from '../../ui/list/bulk/BulkFoot.tsx'
import type { Bulk } from '../../ui/list/bulk/useBulk.ts'
import { PrintList } from '../boards/PrintList.tsx'
import type { AgencyRow } from '../data.ts'

/** What can be done with the ticked agencies: remind them, or a list of all their clients. */
export function AgenciesFoot({ bulk }: { bulk: Bulk<AgencyRow> }) {
  const { t } = useTranslation('sheets')
  const { ticked } = bulk
  const count = ticked.reduce((sum, row) => sum + row.total, 0)
  return (
    <BulkFoot bulk={bulk} counted={t('bulk.agencies', { count: ticked.length })}>
      <PrintList
        staff
        about={{ agencies_id: ticked.map((row) => row.agency_id) }}
        verb={t('print.open')}
        title={t('bulk.printTitle', { count })}
        words={t('bulk.printAgenciesWords')}
      />
    </BulkFoot>
  )
}

import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkBar } from '../../ui/table/BulkBar.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { PrintList } from '../boards/PrintList.tsx'
import type { AgencyRow } from '../data.ts'

interface Props {
  ticked: readonly AgencyRow[]
  onClear: () => void
  bar: Ref<HTMLElement>
}

/** What can be done with the ticked agencies: a list of all their clients. */
export function AgenciesFoot({ ticked, onClear, bar }: Props) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const count = ticked.reduce((sum, row) => sum + row.total, 0)
  return (
    <BulkBar
      bar={bar}
      count={ticked.length}
      counted={t('bulk.agencies', { count: ticked.length, n: format.int(ticked.length) })}
      running={null}
      onStop={onClear}
      onClear={onClear}
    >
      <PrintList
        staff
        about={{ agencies_id: ticked.map((row) => row.agency_id) }}
        verb={t('print.open')}
        title={t('bulk.printTitle', { count, n: format.int(count) })}
        words={t('bulk.printAgenciesWords')}
      />
    </BulkBar>
  )
}

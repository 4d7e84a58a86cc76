import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../../platform/table-header.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { ActivityRow } from '../clients/data.ts'
import styles from './client.module.css'

interface Props {
  rows: readonly ActivityRow[]
  totals: Pick<ActivityRow, 'quotes' | 'orders' | 'conversion_pct'>
  headers: readonly TableHeader[]
}

/** Quotes and orders by month, the newest first, above their sum. */
export function ActivityTable({ rows, totals, headers }: Props) {
  const { t } = useTranslation('clients')
  const format = useFormat()
  if (rows.length === 0)
    return (
      <Card title={t('licences.activity')} flush>
        <p className={styles.none}>{t('licences.noActivity')}</p>
      </Card>
    )
  return (
    <Card title={t('licences.activity')} flush>
      <DataTable<ActivityRow>
        label={t('licences.activity')}
        headers={headers}
        rows={rows.toSorted((a, b) => b.year - a.year || b.month - a.month)}
        rowKey={(row) => `${row.year}-${row.month}`}
        tones={{ orders: 'strong' }}
        totals={{ year: 0, month: 0, ...totals }}
        cells={{
          year: (row) => (row.year === 0 ? t('licences.total') : String(row.year)),
          month: (row) => (row.month === 0 ? '' : format.monthLong(row.month)),
        }}
      />
    </Card>
  )
}

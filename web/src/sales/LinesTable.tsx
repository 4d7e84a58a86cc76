import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../platform/table-header.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { LineRow } from './data.ts'
import styles from './LinesPanel.module.css'
import { usePhone } from '../ui/useUpTo.ts'

interface Props {
  rows: readonly LineRow[]
  /** All lines are of one client, who is then named above. */
  oneClient: boolean
  /** Among other things: without what only matters to who looks for it. */
  brief?: boolean
}

/** Invoice lines, the newest first. */
export function LinesTable({ rows, oneClient, brief }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const phone = usePhone()
  const headers: TableHeader[] = [
    { key: 'date', label: t('lines.date'), type: 'date' },
    { key: 'invoice_number', label: t('lines.invoice'), type: 'text' },
    { key: 'client', label: t('lines.client'), type: 'text' },
    { key: 'product_code', label: t('lines.article'), type: 'text' },
    { key: 'family_code', label: t('codes.code'), type: 'text' },
    { key: 'quantity', label: t('lines.quantity'), type: 'int' },
    { key: 'amount', label: t('lines.amount'), type: 'money' },
  ]
  return (
    <DataTable<LineRow>
      label={t('lines.title')}
      headers={headers}
      rows={rows}
      rowKey={(row) => `${row.invoice_number}/${row.line}`}
      nameKey="product_code"
      hidden={[
        ...(oneClient || phone ? ['client'] : []),
        ...(brief ? ['family_code'] : []),
        ...(phone ? ['invoice_number', 'family_code', 'quantity'] : []),
      ]}
      tones={{ invoice_number: 'muted', family_code: 'muted', amount: 'strong' }}
      cells={{
        date: (row) => <span className={styles.day}>{format.date(row.date)}</span>,
        invoice_number: (row) => (
          <Link to="/invoices" search={{ q: row.invoice_number, year: Number(row.date.slice(0, 4)) }}>
            {`${row.invoice_number} / ${row.line}`}
          </Link>
        ),
        client: (row) => <span className={styles.client}>{row.client}</span>,
        product_code: (row) => (
          <span className={oneClient ? styles.articleAlone : styles.article}>
            {phone && !oneClient && <span className={styles.client}>{row.client}</span>}
            <span className={styles.name}>{row.description}</span>
            <span className={styles.code}>{row.product_code}</span>
          </span>
        ),
        amount: (row) => (
          <span className={row.amount < 0 ? styles.credit : undefined}>{format.money(row.amount, true)}</span>
        ),
      }}
    />
  )
}

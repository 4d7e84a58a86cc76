import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../../platform/table-header.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { ArticleRow, SalesMeta } from '../data.ts'
import styles from '../LinesPanel.module.css'
import { usePhone } from '../../ui/useUpTo.ts'

interface Props {
  rows: readonly ArticleRow[]
  meta: Pick<SalesMeta, 'year' | 'prev_year'>
  /** Among other things: without quantities and invoices. */
  brief?: boolean
}

/** Articles, this year beside the one before up to the same day, the greatest loss first. */
export function ArticlesTable({ rows, meta: { year, prev_year }, brief }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const phone = usePhone()
  const quantity = (of: number) => t('articles.quantity', { year: of })
  const headers: TableHeader[] = [
    { key: 'description', label: t('lines.article'), type: 'text' },
    { key: 'prev_quantity', label: quantity(prev_year), type: 'int' },
    { key: 'prev_prog', label: t('prog', { year: prev_year }), type: 'money' },
    { key: 'curr_quantity', label: quantity(year), type: 'int' },
    { key: 'curr_ytd', label: String(year), type: 'money' },
    { key: 'delta', label: 'Δ €', type: 'money' },
    { key: 'last_invoice', label: t('articles.last'), type: 'text' },
  ]
  return (
    <DataTable<ArticleRow>
      label={t('articles.title')}
      headers={headers}
      rows={rows}
      rowKey={(row) => row.product_code ?? ''}
      dense
      hidden={[
        ...(brief || phone ? ['prev_quantity', 'curr_quantity', 'last_invoice'] : []),
        ...(phone ? ['curr_ytd'] : []),
      ]}
      tones={{ prev_quantity: 'muted', prev_prog: 'muted', curr_ytd: 'strong', last_invoice: 'muted' }}
      cells={{
        description: (row) => (
          <span className={styles.articleAlone}>
            <span className={styles.name}>{row.description ?? row.product_code ?? t('articles.none')}</span>
            {row.description && row.product_code && <span className={styles.code}>{row.product_code}</span>}
          </span>
        ),
        delta: (row) => format.deltaMoney(row.delta),
        last_invoice: (row) =>
          row.last_date && (
            <span className={styles.day}>
              {row.last_invoice}, {format.date(row.last_date)}
            </span>
          ),
      }}
    />
  )
}

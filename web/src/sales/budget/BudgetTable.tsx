import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../../platform/table-header.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { BudgetRow } from '../data.ts'
import { useView } from '../view.ts'
import styles from './BudgetTable.module.css'
import { useBudgetFigures } from './useBudgetFigures.tsx'
import { usePhone, useUpTo } from '../../ui/useUpTo.ts'

interface Props {
  rows: readonly BudgetRow[]
  selected: string
  onRow: (row: BudgetRow) => void
  /** Absent without the permission, and where the budget is the sum of several agencies. */
  onEdit?: ((row: BudgetRow) => void) | undefined
}

/** The budget of each category, how far it is reached, where it comes from. */
export function BudgetTable({ rows, selected, onRow, onEdit }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const phone = usePhone()
  const tablet = useUpTo('laptop')
  const { meta } = useView()
  const figures = useBudgetFigures()
  const headers: TableHeader[] = [
    { key: 'label', label: t('category'), type: 'text' },
    { key: 'budget_year', label: t('budgetTab.ofYear', { year: meta.year }), type: 'money' },
    { key: 'budget_prog', label: t('budgetTab.due'), type: 'money' },
    { key: 'curr_ytd', label: String(meta.year), type: 'money' },
    { key: 'gap', label: t('budgetTab.gap'), type: 'money' },
    { key: 'budget_pct', label: t('budgetTab.reached'), type: 'percent' },
    { key: 'source', label: t('budgetTab.source'), type: 'text', align: 'right' },
  ]
  const hidden = phone ? ['budget_prog', 'gap', 'budget_year'] : tablet ? ['budget_year'] : []
  return (
    <DataTable<BudgetRow>
      label={t('budgetTab.title')}
      headers={headers}
      rows={rows}
      rowKey={(row) => row.category}
      kindOf={(row) => row.kind}
      selected={selected}
      onRow={onRow}
      hidden={phone && !onEdit ? [...hidden, 'source'] : hidden}
      tones={{ budget_year: 'muted', budget_prog: 'muted', curr_ytd: 'strong' }}
      cells={{
        label: (row) => (
          <button
            type="button"
            className={styles.name}
            onClick={() => onRow(row)}
            aria-pressed={row.category === selected}
          >
            {row.label}
          </button>
        ),
        budget_year: (row) => figures.due(row, format.money(row.budget_year)),
        budget_prog: (row) => figures.due(row, format.money(row.budget_prog)),
        curr_ytd: (row) => figures.actual(row),
        gap: (row) => figures.gap(row),
        budget_pct: (row) => row.budget_pct !== null && figures.due(row),
        source: (row) => (
          <span className={styles.source}>
            {!phone && t(`budgetTab.sources.${row.source}`)}
            {onEdit && row.kind !== 'total' && (
              <Button
                size="xs"
                variant="subtle"
                className={styles.edit}
                leftSection={<IconPencil size={14} />}
                aria-label={t('budgetTab.editOf', { name: row.label })}
                onClick={() => onEdit(row)}
              >
                {t('budgetTab.edit')}
              </Button>
            )}
          </span>
        ),
      }}
    />
  )
}

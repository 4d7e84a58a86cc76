import { useTranslation } from 'react-i18next'
import { SplitBar } from '../ui/figures/SplitBar.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { Import } from './data.ts'

/** What the rows of the file are to what is there: new, changed, the same, rejected. */
export function Outcome({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  return (
    <Card
      title={t('rowsCount', { count: one.rows })}
      hint={one.seconds === null ? undefined : t('inSeconds', { seconds: format.decimal(one.seconds) })}
    >
      <SplitBar
        parts={[
          { key: 'created', label: t('created'), value: one.created, tone: 'ok' },
          { key: 'updated', label: t('updated'), value: one.updated, tone: 'info' },
          { key: 'unchanged', label: t('unchanged'), value: one.unchanged, tone: 'sand' },
          { key: 'rejected', label: t('rejected'), value: one.rejected, tone: 'err' },
        ]}
      />
    </Card>
  )
}

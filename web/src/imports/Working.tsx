import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { Import } from './data.ts'

/** How far it is; the page may be left, the work goes on. */
export function Working({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const label = t(
    `working.${one.state === 'applying' ? 'applying' : one.state === 'checking' ? 'checking' : 'queued'}`,
  )
  return (
    <Card title={label} hint={t('mayLeave')}>
      <ProgressBar label={label} value={one.total ? one.done / one.total : null}>
        {one.total
          ? t('rowsOf', { done: format.int(one.done), total: format.int(one.total) })
          : t('rowsRead', { done: format.int(one.done) })}
      </ProgressBar>
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import { Card } from '../ui/layout/Card.tsx'
import { DataList } from '../ui/layout/DataList.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { Import } from './data.ts'

/** What applying changes beyond the rows themselves. */
export function EffectsCard({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  return (
    <Card title={t(one.state === 'done' ? 'changed' : 'changes')}>
      <DataList
        rows={one.effects.map((effect) => ({
          key: effect.key + effect.label,
          label: effect.label,
          value: effect.amount === null ? format.int(effect.count ?? 0) : format.euro(effect.amount, true),
        }))}
      />
    </Card>
  )
}

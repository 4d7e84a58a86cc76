import { useTranslation } from 'react-i18next'
import { dot } from '../ui/dot.ts'
import { Card } from '../ui/layout/Card.tsx'
import { DataList } from '../ui/layout/DataList.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { Import } from './data.ts'
import styles from './imports.module.css'

/** What applying changes beyond the rows themselves. */
export function EffectsCard({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  return (
    <Card title={t(one.state === 'done' ? 'changed' : 'changes')}>
      <DataList
        rows={one.effects.map((effect) => ({
          key: effect.key + effect.label,
          label: effect.label,
          value: <Effect effect={effect} />,
        }))}
      />
    </Card>
  )
}

/** A count, or a sum with what it was before. */
function Effect({ effect }: { effect: Import['effects'][number] }) {
  const format = useFormat()
  const { amount, before, count } = effect
  if (amount === null) return format.int(count ?? 0)
  // A sum of so many lines.
  if (count !== null) return [format.int(count), format.euro(amount, true)].join(dot)
  if (before === null) return format.euro(amount, true)
  return (
    <>
      <span className={styles.before}>{format.euro(before, true)} →</span>{' '}
      {format.euro(before + amount, true)}
    </>
  )
}

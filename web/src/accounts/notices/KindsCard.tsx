import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import type { Choices, Kind, Way } from './data.ts'
import styles from './notices.module.css'
import { useChange } from './useChange.ts'

/** The kinds of one subject, each with how it comes. */
export const KindsCard = ({ group: { label, kinds } }: { group: Choices['groups'][number] }) => (
  <Card title={label} flush>
    <LineList columns={kinds.length > 1}>
      {kinds.map((one) => (
        <KindRow key={one.kind} one={one} />
      ))}
    </LineList>
  </Card>
)

function KindRow({ one: { kind, label, way, ways } }: { one: Kind }) {
  const { t } = useTranslation('choices')
  const { change, busy } = useChange()
  // What was chosen stands there while it is kept; a refusal brings back what holds.
  const [chosen, setChosen] = useState<Way | null>(null)
  const choose = (value: string) => {
    const next = ways.find((one) => one === value)
    if (!next) return
    setChosen(next)
    change({ notices: { [kind]: next } })
  }
  return (
    <li>
      <div>{label}</div>
      <NativeSelect
        className={styles.way}
        aria-label={label}
        value={(busy && chosen) || way}
        data={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </li>
  )
}

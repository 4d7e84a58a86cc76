import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { foundMaterialsQuery } from './data.ts'
import styles from './bulk-order.module.css'
import { MaterialLine } from './MaterialLine.tsx'
import type { Order } from './useOrder.ts'
import { dot } from '../../ui/dot.ts'

/** The materials of the order, each with its pieces and what the warehouse has of it now. */
export function MaterialsPart({ order, short }: { order: Order; short: ReadonlySet<number> }) {
  const { t } = useTranslation('shipping')
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), 200)
  const found = useQuery({ ...foundMaterialsQuery(asked), placeholderData: keepPreviousData })
  const rows = (found.data?.response ?? []).filter(({ id }) => !order.lines.some((line) => line.id === id))
  return (
    <Card title={t('bulkOrder.materials')} count={order.lines.length}>
      <Select
        label={t('bulkOrder.addMaterial')}
        placeholder={t('bulkOrder.findMaterial')}
        searchable
        value={null}
        searchValue={typed}
        onSearchChange={setTyped}
        // The server has searched: what it found is shown, also where it was found by another word than the name.
        filter={({ options }) => options}
        nothingFoundMessage={t('bulkOrder.noMaterial')}
        data={rows.map(({ id, name, product_code }) => ({
          value: String(id),
          label: `${name}${dot}${product_code}`,
        }))}
        onChange={(value) => {
          const row = rows.find(({ id }) => String(id) === value)
          if (row) order.addLine(row.id, row.conf)
          setTyped('')
        }}
      />
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <MaterialLine key={line.id} line={line} order={order} refused={short.has(line.id)} />
        ))}
      </ul>
    </Card>
  )
}

import { ActionIcon, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { foundRecipients } from './data.ts'
import styles from './bulk-order.module.css'
import { PasteCodes } from './PasteCodes.tsx'
import type { Order } from './useOrder.ts'
import { dot } from '../../ui/dot.ts'

const kinds = ['agency', 'client'] as const

/** For whom the order is: many agencies or many clients, searched for one by one or pasted by their codes. */
export function RecipientsPart({ order }: { order: Order }) {
  const { t } = useTranslation('shipping')
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), 200)
  const found = useQuery({ ...foundRecipients(order.kind, asked), placeholderData: keepPreviousData })
  const rows = (found.data ?? []).filter(({ id }) => !order.recipients.some((one) => one.id === id))
  return (
    <Card title={t('bulkOrder.recipients')} count={order.recipients.length}>
      <div className={styles.fields}>
        <Segmented
          label={t('bulkOrder.recipients')}
          value={order.kind}
          options={kinds.map((key) => ({ key, label: t(`bulkOrder.kind.${key}`) }))}
          onChange={(kind) => {
            order.choose(kind)
            setTyped('')
          }}
        />
        <Select
          label={t(`bulkOrder.add.${order.kind}`)}
          placeholder={t('bulkOrder.findRecipient')}
          searchable
          value={null}
          searchValue={typed}
          onSearchChange={setTyped}
          filter={({ options }) => options}
          limit={50}
          nothingFoundMessage={t('bulkOrder.noRecipient')}
          data={rows.map(({ id, name, code }) => ({ value: String(id), label: `${name}${dot}${code}` }))}
          onChange={(value) => {
            const row = rows.find(({ id }) => String(id) === value)
            if (row) order.add([row])
            setTyped('')
          }}
        />
        <PasteCodes key={order.kind} kind={order.kind} onFound={order.add} />
      </div>
      {order.recipients.length > 0 && (
        <ul className={styles.recipients}>
          {order.recipients.map(({ id, code, name }) => (
            <li key={id}>
              <span>
                {name} <small>{code}</small>
              </span>
              <ActionIcon
                size="sm"
                aria-label={t('bulkOrder.removeOne', { name })}
                onClick={() => order.remove(id)}
              >
                <IconX size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

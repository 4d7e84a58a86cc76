import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { makeShipment, type PreparationRow } from '../data.ts'

/** Makes one shipment of the ticked preparations and goes on to it. */
export function Merge({ rows, onMerged }: { rows: readonly PreparationRow[]; onMerged: () => void }) {
  const { t } = useTranslation('shipping')
  const navigate = useNavigate()
  const merge = useWrite(makeShipment())
  const ship = () =>
    merge.mutate(
      { body: { orders_id: rows.map(({ id }) => id) } },
      {
        onError: toast.error,
        onSuccess: ({ response }) => {
          onMerged()
          toast.ok(t('preparation.shipped', { number: response.number }))
          void navigate({ to: '/shipments/$id', params: { id: String(response.id) } })
        },
      },
    )
  const ready = rows.length > 0 && rows.every(({ status }) => status === 'ready')
  if (!ready) return null
  return (
    <Button leftSection={<IconTruckDelivery size={16} />} loading={merge.isPending} onClick={ship}>
      {t('preparation.merge', { count: rows.length })}
    </Button>
  )
}

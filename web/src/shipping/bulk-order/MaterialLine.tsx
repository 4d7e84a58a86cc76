import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Stepper, Thumb } from '../../materials/index.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { materialQuery } from './data.ts'
import { Named } from '../../ui/layout/Named.tsx'
import { type Order, type OrderLine, wantedOf } from './useOrder.ts'
import { dot } from '../../ui/dot.ts'

interface Props {
  line: OrderLine
  order: Order
  /** The server refused the order for this line. */
  refused: boolean
}

/** One material: its pieces, and whether the warehouse has as many; its stock is read again while it stands here. */
export function MaterialLine({ line, order, refused }: Props) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const { data } = useQuery({ ...materialQuery(line.id), staleTime: 0, refetchInterval: 15_000 })
  const material = data?.response
  if (!material) return <li>{<Skeleton width="60%" height={14} />}</li>
  const available = material.availability ?? 0
  const wanted = wantedOf(line, order.split, order.recipients.length)
  const lacks = wanted > available
  const odd = material.conf > 1 && line.quantity % material.conf !== 0
  return (
    <li data-lacks={lacks || undefined}>
      <Thumb image={material.image} />
      <Named>
        <b>{material.name}</b>
        <small>
          {material.product_code}
          {material.conf > 1 && (
            <span data-odd={odd || undefined}>
              {dot}
              {t(odd ? 'bulkOrder.oddPack' : 'bulkOrder.pack', { count: material.conf })}
            </span>
          )}
        </small>
        <small role={refused && lacks ? 'alert' : undefined} data-lacks={lacks || undefined}>
          {t(lacks ? 'bulkOrder.lacks' : 'bulkOrder.covered', {
            wanted: format.int(wanted),
            available: format.int(available),
          })}
        </small>
      </Named>
      <Stepper
        name={material.name}
        value={line.quantity}
        step={material.conf}
        onChange={(quantity) => order.setQuantity(line.id, quantity)}
      />
      <ActionIcon
        aria-label={t('bulkOrder.removeOne', { name: material.name })}
        onClick={() => order.removeLine(line.id)}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </li>
  )
}

import type { TypeOptions } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { DataList } from '../../ui/layout/DataList.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Material } from './data.ts'
import styles from './material.module.css'

type Field = keyof TypeOptions['resources']['materials']['one']['fields']

/** A material for those who may not edit it; fields they may not see are absent. */
export function FactsCard({ one }: { one: Material }) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const format = useFormat()
  const line = (key: Field, value: string | null | undefined) =>
    value ? { key, label: t(`fields.${key}`), value } : null
  const amount = (value: number | null | undefined) =>
    value === null || value === undefined ? null : format.euro(value, true)
  const pieces = (value: number | null | undefined) => (value ? format.int(value) : null)
  return (
    <Card title={t('cards.what')}>
      {one.notes && <p className={styles.notes}>{one.notes}</p>}
      <DataList
        rows={[
          line('product_code', one.product_code),
          line('family_id', one.family),
          line('type', one.type),
          line('brand', one.brand),
          line('ean', one.ean),
          line('barcode', one.barcode),
          line('internal_code', one.internal_code),
          line('dpe', one.dpe && format.date(one.dpe)),
          line('conf', pieces(one.conf)),
          line('weight', pieces(one.weight)),
          line('price', amount(one.price)),
          line('cost', amount(one.cost)),
          line('manager', one.manager),
          line('location', one.location),
        ]}
      />
    </Card>
  )
}

import type { OrderType } from '@mandato/contract/orders/names'
import { memo } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { ClientField } from './ClientField.tsx'
import { OrderField } from './fields.tsx'
import styles from './form.module.css'
import { unlessBesideLines } from './part.ts'
import type { OrderFormState } from './useOrderForm.ts'

interface Props {
  form: OrderFormState
  type: OrderType
  /** It has a number. */
  sent: boolean
}

function Head({ form, type, sent }: Props) {
  return (
    <Card>
      <div className={styles.head}>
        <ClientField form={form} fixed={sent} />
        {type === 'missing' && <OrderField form={form} name="order_reference" max={40} required />}
        <OrderField form={form} name="reference" max={120} />
        <OrderField form={form} name="order_date" max={10} date />
        <OrderField form={form} name="delivery_request_date" max={10} date />
        {type !== 'missing' && <OrderField form={form} name="payment" max={120} />}
      </div>
    </Card>
  )
}

/** For whom, when, and under which words the shop knows it. */
export const HeadCard = memo(Head, unlessBesideLines)

import { compositionKeys } from '@mandato/contract/orders/limits'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { OrderField } from './fields.tsx'
import styles from './form.module.css'
import { unlessBesideLines } from './part.ts'
import { warningsIn } from './typed.ts'
import type { OrderFormState } from './useOrderForm.ts'

function Composition({ form }: { form: OrderFormState }) {
  const { t } = useTranslation('orders')
  const begun = form.values.model.trim() !== ''
  return (
    <Card title={t('composition')}>
      <div className={styles.composition}>
        {compositionKeys.map((key) => (
          <OrderField key={key} form={form} name={key} max={80} required={key === 'model'} />
        ))}
      </div>
      {begun &&
        warningsIn('furniture', form.values).map((warning) => (
          <Notice key={warning} tone="warn">
            {t(`warnings.${warning}`)}
          </Notice>
        ))}
    </Card>
  )
}

/** The eight attributes of a kitchen; what is probably forgotten among them is said at once. */
export const CompositionCard = memo(Composition, unlessBesideLines)

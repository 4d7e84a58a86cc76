import { Checkbox } from '@mantine/core'
import { ordersFieldWords } from '@mandato/contract/orders/field-words'
import type { OrderType } from '@mandato/contract/orders/names'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { OrderField } from './fields.tsx'
import styles from './form.module.css'
import { unlessBesideLines } from './part.ts'
import type { OrderFormState } from './useOrderForm.ts'

function Notes({ form, type }: { form: OrderFormState; type: OrderType }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <Card title={t('notes')}>
      <div className={styles.stack}>
        <TextArea rows={4} maxLength={2000} aria-label={t('notes')} {...form.getInputProps('notes')} />
        {type === 'missing' && (
          <label className={styles.area}>
            <span>{ordersFieldWords.carrier_note[language]}</span>
            <TextArea rows={2} maxLength={500} {...form.getInputProps('carrier_note')} />
          </label>
        )}
      </div>
    </Card>
  )
}

/** What no field asks for. */
export const NotesCard = memo(Notes, unlessBesideLines)

function Buyer({ form }: { form: OrderFormState }) {
  const { t } = useTranslation('orders')
  return (
    <Card title={t('buyer')}>
      <div className={styles.stack}>
        <div className={styles.fields}>
          <OrderField form={form} name="user_name" own="name" max={120} />
          <OrderField
            form={form}
            name="vat_number"
            label={t('form.vat')}
            max={20}
            description={t('form.fromRecord')}
          />
          <OrderField form={form} name="email" own="email" label={t('form.email')} max={254} />
        </div>
        <Checkbox
          label={t('form.privacy')}
          required
          description={
            <a
              className={styles.reading}
              href="/api/v1.0/arrex/schede/legal-text/privacy"
              target="_blank"
              rel="noreferrer"
            >
              {t('form.privacyText')}
            </a>
          }
          // The library says it by its colour alone.
          aria-invalid={form.errors['privacy'] ? true : undefined}
          {...form.getInputProps('privacy', { type: 'checkbox' })}
        />
      </div>
    </Card>
  )
}

/** Who asks, and consent to the processing of these data (specification §5). */
export const BuyerCard = memo(Buyer, unlessBesideLines)

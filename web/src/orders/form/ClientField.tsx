import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useClientOptions } from './useClientOptions.ts'
import type { OrderFormState } from './useOrderForm.ts'

interface Props {
  form: OrderFormState
  /** The client of an order that was sent stays. */
  fixed: boolean
}

/** For whom the order is. */
export function ClientField({ form, fixed }: Props) {
  const { t } = useTranslation('orders')
  return (
    <Select
      label={t('form.client')}
      placeholder={t('form.chooseClient')}
      required
      searchable
      limit={30}
      disabled={fixed}
      nothingFoundMessage={t('form.noClient')}
      data={useClientOptions()}
      {...form.getInputProps('customer_code')}
      value={form.values.customer_code || null}
      onChange={(code) => form.setFieldValue('customer_code', code ?? '')}
    />
  )
}

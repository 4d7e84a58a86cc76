import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { dot } from '../../ui/dot.ts'
import { clientsQuery, ownRecordQuery } from '../data.ts'
import type { OrderFormState } from './useOrderForm.ts'

interface Props {
  form: OrderFormState
  /** The client of an order that was sent stays. */
  fixed: boolean
}

/** For whom the order is; a customer orders for itself. */
export function ClientField({ form, fixed }: Props) {
  const { t } = useTranslation('orders')
  const own = useMe()?.client_id ?? null
  const clients = useQuery({ ...clientsQuery(), enabled: own === null })
  const record = useQuery({ ...ownRecordQuery(own ?? 0), enabled: own !== null })
  const all = own === null ? (clients.data?.response ?? []) : record.data ? [record.data.response] : []
  const options = all.flatMap((one) =>
    'code' in one && one.code !== null
      ? [
          {
            value: one.code,
            label: [one.business_name, 'city' in one ? one.city : null, one.code].filter(Boolean).join(dot),
          },
        ]
      : [],
  )
  return (
    <Select
      label={t('form.client')}
      placeholder={t('form.chooseClient')}
      withAsterisk
      searchable
      limit={30}
      disabled={fixed}
      nothingFoundMessage={t('form.noClient')}
      data={options}
      {...form.getInputProps('customer_code')}
      value={form.values.customer_code || null}
      onChange={(code) => form.setFieldValue('customer_code', code ?? '')}
    />
  )
}

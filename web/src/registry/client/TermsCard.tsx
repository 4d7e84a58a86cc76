import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DataList } from '../../ui/layout/DataList.tsx'
import { dot } from '../../ui/dot.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { type Client, type MasterRecord, recordQuery } from '../clients/data.ts'
import { clientPremiaQuery } from '../data.ts'

/** On which terms the client buys; of the bank an agent sees the last figures only. */
export function TermsCard({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const read = useQuery(recordQuery(client.id))
  return (
    <Card title={t('terms.title')}>
      <Loaded read={read} skeleton={<LinesSkeleton lines={6} />}>
        {({ response }) => <Terms record={response} client={client} />}
      </Loaded>
    </Card>
  )
}

function Terms({ record, client }: { record: MasterRecord; client: Client }) {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const { payment, bank } = record
  const days = payment?.fixed_days.join(', ')
  const paid = payment?.payment_code
  // Only a client of the reward programme has the line; without an answer it is not there.
  const [premia] = useQuery(clientPremiaQuery(client.id)).data?.response ?? []
  return (
    <DataList
      rows={[
        paid && {
          key: 'payment',
          label: t('terms.payment'),
          value: days ? t('terms.fixedDays', { code: paid, days }) : paid,
        },
        payment?.discount && { key: 'discount', label: t('terms.discount'), value: payment.discount },
        record.credit_status === 'stopped' && {
          key: 'credit',
          label: t('terms.credit'),
          value: t('terms.creditStopped'),
        },
        record.price_list && { key: 'list', label: t('terms.priceList'), value: record.price_list },
        bank?.bank_name && { key: 'bank', label: t('terms.bank'), value: bank.bank_name },
        bank?.iban && { key: 'iban', label: 'IBAN', value: bank.iban },
        bank?.abi &&
          bank.cab &&
          !bank.iban && { key: 'abi', label: 'ABI, CAB', value: `${bank.abi}, ${bank.cab}` },
        record.sdi_code && { key: 'sdi', label: t('terms.sdi'), value: record.sdi_code },
        {
          key: 'order',
          label: t('terms.lastOrder'),
          value: client.last_order_date ? format.date(client.last_order_date) : t('neverOrdered'),
        },
        premia && {
          key: 'premia',
          label: t('terms.premia', { year: premia.year }),
          value: [t('terms.points', { count: premia.points, points: format.int(premia.points) }), premia.tier]
            .filter(Boolean)
            .join(dot),
        },
        premia &&
          premia.missing_to_next !== null && {
            key: 'next',
            label: t('terms.nextTier'),
            value: [
              premia.next_tier,
              t('terms.missing', {
                count: premia.missing_to_next,
                points: format.int(premia.missing_to_next),
              }),
            ]
              .filter(Boolean)
              .join(dot),
          },
        record.notes && { key: 'notes', label: t('terms.notes'), value: record.notes },
      ]}
    />
  )
}

import { Button, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from '../bulk-order/bulk-order.module.css'
import { bulkOrder } from '../bulk-order/data.ts'
import { MaterialsPart } from '../bulk-order/MaterialsPart.tsx'
import { RecipientsPart } from '../bulk-order/RecipientsPart.tsx'
import { refusedFor } from '../bulk-order/short.ts'
import { useOrder, wantedOf } from '../bulk-order/useOrder.ts'

/** The same materials for many agencies or clients, accepted at once: all of it, or nothing. */
export function BulkOrderPage() {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const navigate = useNavigate()
  const order = useOrder()
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set())
  const write = useWrite(bulkOrder())
  const { lines, recipients, split, kind, description } = order
  const complete =
    lines.length > 0 &&
    recipients.length > 0 &&
    description.trim() !== '' &&
    lines.every(({ quantity }) => quantity > 0)
  const pieces = lines.reduce((sum, line) => sum + wantedOf(line, split, recipients.length), 0)
  const send = () => {
    const ids = recipients.map(({ id }) => id)
    write.mutate(
      {
        body: {
          description: description.trim(),
          products: lines.map(({ id, quantity }) => ({ product_id: id, quantity })),
          split,
          ...(kind === 'agency' ? { agencies_id: ids } : { clients_id: ids }),
        },
      },
      {
        onError: (error) => {
          setRefused(refusedFor(error))
          toast.error(error)
        },
        onSuccess: ({ response }) => {
          toast.ok(t('bulkOrder.done', { count: response.lines }))
          void navigate({ to: '/to-send' })
        },
      },
    )
  }
  return (
    <Page>
      <PageHeader
        title={t('bulkOrder.title')}
        back={
          <Link to="/to-send">
            <IconChevronLeft size={14} aria-hidden /> {t('toSend.title')}
          </Link>
        }
        line={t('bulkOrder.line')}
      />
      <div className={styles.columns}>
        <MaterialsPart order={order} short={refused} />
        <RecipientsPart order={order} />
      </div>
      <Card>
        <div className={styles.foot}>
          <TextInput
            className={styles.description}
            label={t('bulkOrder.description')}
            placeholder={t('bulkOrder.descriptionHint')}
            maxLength={200}
            value={description}
            onChange={(event) => order.setDescription(event.currentTarget.value)}
          />
          <div>
            <span className={styles.label}>{t('bulkOrder.split')}</span>
            <Segmented
              label={t('bulkOrder.split')}
              value={split}
              options={[
                { key: 'each', label: t('bulkOrder.each') },
                { key: 'total', label: t('bulkOrder.total') },
              ]}
              onChange={order.setSplit}
            />
          </div>
          <output className={styles.sum}>
            {t('bulkOrder.sum', {
              materials: format.int(lines.length),
              recipients: format.int(recipients.length),
              pieces: format.int(pieces),
            })}
          </output>
          <Button variant="filled" disabled={!complete} loading={write.isPending} onClick={send}>
            {t('bulkOrder.send')}
          </Button>
        </div>
      </Card>
    </Page>
  )
}

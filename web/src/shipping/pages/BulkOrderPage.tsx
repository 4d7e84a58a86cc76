import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from '../bulk-order/bulk-order.module.css'
import { MaterialsPart } from '../bulk-order/MaterialsPart.tsx'
import { RecipientsPart } from '../bulk-order/RecipientsPart.tsx'
import { useOrder, wantedOf } from '../bulk-order/useOrder.ts'

/** The same materials for many agencies or clients, accepted at once: all of it, or nothing. */
export function BulkOrderPage() {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const navigate = useNavigate()
  const order = useOrder(() => void navigate({ to: '/to-send' }))
  const { lines, recipients, split, description, form } = order
  const complete =
    lines.length > 0 &&
    recipients.length > 0 &&
    description.trim() !== '' &&
    lines.every(({ quantity }) => quantity > 0)
  const pieces = lines.reduce((sum, line) => sum + wantedOf(line, split, recipients.length), 0)
  return (
    <Page>
      <PageHeader
        title={t('bulkOrder.title')}
        back={<BackLink to="/to-send">{t('toSend.title')}</BackLink>}
        line={t('bulkOrder.line')}
      />
      <div className={styles.columns}>
        <MaterialsPart order={order} short={order.refused} />
        <RecipientsPart order={order} />
      </div>
      <Card>
        <div className={styles.foot}>
          <TextInput
            className={styles.description}
            label={t('bulkOrder.description')}
            placeholder={t('bulkOrder.descriptionHint')}
            maxLength={200}
            {...form.getInputProps('description')}
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
              onChange={(next) => form.setFieldValue('split', next)}
            />
          </div>
          <output className={styles.sum}>
            {t('bulkOrder.sum', {
              materials: format.int(lines.length),
              recipients: format.int(recipients.length),
              pieces: format.int(pieces),
            })}
          </output>
          <Button
            variant="filled"
            disabled={!complete}
            loading={form.busy}
            onClick={() => form.save(form.values)}
          >
            {t('bulkOrder.send')}
          </Button>
        </div>
      </Card>
    </Page>
  )
}

import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportProgress, useExport } from '../../ui/feedback/ExportProgress.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type HeldRow, heldQuery } from '../data.ts'
import { deliveredFile } from './data.ts'
import styles from './goods.module.css'

const shown = ['held', 'all'] as const

/** Materials held by the agency: received, handed over, still to deliver; exportable as Excel. */
export function HeldCard({ agency }: { agency: number }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const [show, setShow] = useState<(typeof shown)[number]>('held')
  const read = useQuery({
    ...heldQuery(agency, show === 'all' ? undefined : '0'),
    placeholderData: keepPreviousData,
  })
  const { progress, start, stop } = useExport()
  return (
    <Loaded read={read} skeleton={<ListSkeleton />}>
      {({ response, headers }) => (
        <Card
          title={t('held.materials')}
          count={response.length}
          flush
          action={
            <>
              <Segmented
                label={t('held.shown')}
                value={show}
                options={shown.map((key) => ({ key, label: t(`held.${key}`) }))}
                onChange={setShow}
              />
              {progress ? (
                <ExportProgress progress={progress} size="sm" onStop={stop} />
              ) : (
                <Button
                  leftSection={<IconFileSpreadsheet size={16} />}
                  onClick={() => void start((watch) => deliveredFile({ agency }, 'xlsx', watch))}
                >
                  {t('held.excel')}
                </Button>
              )}
            </>
          }
        >
          {response.length === 0 ? (
            <p className={styles.none}>{t('handOver.nothing')}</p>
          ) : (
            <DataTable<HeldRow>
              label={t('held.materials')}
              headers={headers}
              rows={response}
              rowKey={(row) => String(row.product_id)}
              tones={{ product_code: 'muted', still_to_deliver: 'strong' }}
              giveWay={['shipments', 'family', 'last_delivery_date', 'product_code', 'received']}
              cells={{
                shipments: ({ shipments }) =>
                  shipments.map(({ number, quantity }) => `${number} (${format.int(quantity)})`).join(', '),
              }}
              height="auto"
            />
          )}
        </Card>
      )}
    </Loaded>
  )
}

import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ExportProgress, useExport } from '../../ui/feedback/ExportProgress.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type HeldRow, heldQuery } from '../data.ts'
import { deliveredFile } from '../goods/data.ts'

/** The materials of the agency: received, handed over, still to deliver; the delivered ones as an Excel file. */
export function HeldCard({ agency, all }: { agency: number; all: boolean }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const read = useQuery({ ...heldQuery(agency, all ? undefined : '0'), placeholderData: keepPreviousData })
  const { progress, start, stop } = useExport()
  return (
    <Loaded read={read} skeleton={<ListSkeleton />}>
      {({ response, headers }) =>
        response.length === 0 ? (
          <EmptyState title={t('handOver.nothing')}>{t('handOver.nothingNext')}</EmptyState>
        ) : (
          <Card
            title={t('held.materials')}
            count={response.length}
            flush
            action={
              progress ? (
                <ExportProgress progress={progress} size="sm" onStop={stop} />
              ) : (
                <Button
                  leftSection={<IconFileSpreadsheet size={16} />}
                  onClick={() => void start((watch) => deliveredFile({ agency }, 'xlsx', watch))}
                >
                  {t('held.excel')}
                </Button>
              )
            }
          >
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
          </Card>
        )
      }
    </Loaded>
  )
}

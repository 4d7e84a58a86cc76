import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '../../ui/feedback/ExportMenu.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { type Movement, movementsFile, movementsQuery } from './data.ts'
import styles from './material.module.css'
import { SignedPieces } from './SignedPieces.tsx'

const route = getRouteApi('/in/materials/$id')
const perPage = 20
/** Columns that say by how much a counter changed. */
const changes = ['realised', 'quantity', 'committed', 'still_to_deliver', 'delivered_to_customers'] as const

/** The ledger: every entry, by how much it changed each counter, and the pieces on hand after it. */
export function MovementsCard({ id }: { id: number }) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const navigate = route.useNavigate()
  const { page = 1 } = route.useSearch()
  const read = useQuery({
    ...movementsQuery(id, { filter: {}, page, perPage }),
    placeholderData: keepPreviousData,
  })
  const total = read.data?.pagination?.total
  return (
    <Card
      flush
      title={t('movements.title')}
      {...(total !== undefined && { count: total })}
      action={<ExportMenu onExport={(kind, watch) => movementsFile(id, kind, watch)} />}
    >
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {({ response, headers, pagination }) =>
          response.length === 0 ? (
            <p className={styles.empty}>{t('movements.none')}</p>
          ) : (
            <>
              <DataTable<Movement>
                label={t('movements.title')}
                headers={headers}
                rows={response}
                rowKey={(row) => String(row.id)}
                cells={{
                  kind: (row) => t(`kinds.${row.kind}`),
                  ...Object.fromEntries(
                    changes.map((key) => [key, (row: Movement) => <SignedPieces value={row[key]} />]),
                  ),
                }}
                tones={{ balance: 'strong', by: 'muted', at: 'muted' }}
                giveWay={[
                  'by',
                  'realised',
                  'client',
                  'delivered_to_customers',
                  'agency',
                  'reason',
                  'still_to_deliver',
                  'committed',
                  'at',
                ]}
              />
              <Pagination
                page={page}
                perPage={perPage}
                total={pagination?.total ?? response.length}
                onPage={(next) =>
                  void navigate({
                    search: (old) => ({ ...old, page: next > 1 ? next : undefined }),
                    resetScroll: false,
                  })
                }
              />
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

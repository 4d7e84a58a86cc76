import { Button } from '@mantine/core'
import { IconPin } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ExportMenu } from '../../ui/feedback/ExportMenu.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { BestCard } from '../best/BestCard.tsx'
import { BestFilters } from '../best/BestFilters.tsx'
import { PinsDialog } from '../best/PinsDialog.tsx'
import styles from '../best/best.module.css'
import { bestSellersFile, bestSellersQuery } from '../data.ts'
import type { BestSearch } from '../search.ts'

const route = getRouteApi('/in/best-sellers')

/** What sells, beside the same months of the year before. */
export function BestSellersPage(): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const search: BestSearch = route.useSearch()
  const navigate = route.useNavigate()
  const [pinning, setPinning] = useState(false)
  const read = useQuery({ ...bestSellersQuery(search), placeholderData: keepPreviousData })
  const meta = read.data?.meta
  const change = (next: Partial<BestSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false })
  return (
    <Page>
      <PageHeader
        title={t('best.title')}
        asOf={meta?.as_of ?? null}
        subtitle={meta && t('best.period', { year: String(meta.year), until: format.monthLong(meta.month) })}
        actions={
          <>
            {meta?.pins !== undefined && (
              <Button leftSection={<IconPin size={16} />} onClick={() => setPinning(true)}>
                {t('best.pin')}
              </Button>
            )}
            <ExportMenu onExport={(kind, watch) => bestSellersFile(search, kind, watch)} />
          </>
        }
      />
      <BestFilters search={search} meta={meta} onChange={change} />
      <Loaded read={read} skeleton={<ListSkeleton rows={8} />}>
        {({ response }) =>
          response.length === 0 ? (
            <EmptyState drawing="folder" title={t('best.none')}>
              {t('best.noneNext')}
            </EmptyState>
          ) : (
            <ul className={styles.cards}>
              {response.map((one) => (
                <BestCard key={one.code} of={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {pinning && meta?.pins !== undefined && (
        <PinsDialog category={search.category} pins={meta.pins} onClose={() => setPinning(false)} />
      )}
    </Page>
  )
}

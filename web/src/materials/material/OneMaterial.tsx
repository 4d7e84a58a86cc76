import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { Counters } from './Counters.tsx'
import { materialQuery } from './data.ts'
import { DataTab } from './DataTab.tsx'
import { MaterialActs } from './MaterialActs.tsx'
import { LazyRequestPanel } from '../request/LazyRequestPanel.tsx'
import { useBasket } from '../request/useBasket.ts'
import { materialTabs } from '../search.ts'
import { Star } from '../Star.tsx'

const route = getRouteApi('/in/materials/$id')
/** Head office's own tab: nobody else loads it. */
const StockTab = lazyPart(() => import('./StockTab.tsx'), 'StockTab')

/** One material: what it is, its pictures, and for head office the stock behind it. */
export function OneMaterial({ id }: { id: number }) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const { tab = 'data' } = route.useSearch()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const asks = staff || (me !== null && roleOf(me) === 'agent')
  const basket = useBasket(staff)
  const read = useQuery(materialQuery(id))
  const back = <BackLink to="/materials">{t('materials')}</BackLink>
  return (
    <RecordPage read={read} title={t('title')} back={back} lines={12}>
      {({ response: one }, frame) => (
        <>
          <PageHeader
            title={one.name}
            subtitle={one.product_code}
            marks={
              <>
                {one.archived && <Badge>{t('archived')}</Badge>}
                {one.visible_in_table === false && <Badge tone="warn">{t('hidden')}</Badge>}
              </>
            }
            {...frame}
            actions={
              <>
                {asks && <Star row={one} />}
                {one.may.edit && <MaterialActs one={one} />}
                {asks && one.may.request && (
                  <Button
                    variant={staff ? 'default' : 'filled'}
                    leftSection={<IconPlus size={16} />}
                    onClick={() => basket.add(one)}
                  >
                    {t('ask')}
                  </Button>
                )}
              </>
            }
          />
          <Counters one={one} />
          {staff && (
            <Tabs
              label={t('title')}
              current={tab}
              tabs={materialTabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
            />
          )}
          {staff && tab === 'stock' ? (
            <Suspense fallback={<LinesSkeleton lines={8} />}>
              <StockTab one={one} />
            </Suspense>
          ) : (
            <DataTab key={one.id} one={one} reread={async () => (await read.refetch()).data?.response} />
          )}
          {asks && <LazyRequestPanel basket={basket} staff={staff} />}
        </>
      )}
    </RecordPage>
  )
}

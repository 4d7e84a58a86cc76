import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { dot } from '../../ui/dot.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { type PremiaRow, premiaFile } from '../data.ts'
import { Forecast } from '../premia/Forecast.tsx'
import { OwnPremia } from '../premia/OwnPremia.tsx'
import { PremiaFilters } from '../premia/PremiaFilters.tsx'
import { usePremia } from '../premia/usePremia.ts'
import { premiaList } from '../search.ts'

/** The reward programme: who stands where, the nearest to the next tier first; a shop sees where it stands itself. */
export function PremiaPage() {
  const { t } = useTranslation('registry')
  const format = useFormat()
  const phone = usePhone()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const list = useList(premiaList)
  const read = usePremia(staff)
  if (me && roleOf(me) === 'customer') return <OwnPremia read={read} />
  return (
    <ListPage<PremiaRow>
      list={list}
      read={read}
      title={t('premia.title')}
      asOf={read.isLoading ? 'pending' : read.data?.meta.as_of}
      searchLabel={t('premia.search')}
      filters={<PremiaFilters list={list} staff={staff} meta={read.data?.meta} />}
      files={(kind, watch) => premiaFile(list.asked, kind, watch)}
      empty={{ title: t('premia.none'), words: t('premia.noneNext') }}
      rowKey={({ id }) => String(id)}
      nameKey="business_name"
      linkOf={({ id }) => ({ to: '/clients/$id', params: { id: String(id) }, search: {} })}
      cells={{
        business_name: (row) =>
          phone ? (
            <Named>
              <b>{row.business_name}</b>
              <small>
                {[row.tier, t('premia.points', { count: row.points, points: format.int(row.points) })]
                  .filter(Boolean)
                  .join(dot)}
              </small>
            </Named>
          ) : (
            row.business_name
          ),
        tier: ({ tier }) => tier && <Badge tone="neutral">{tier}</Badge>,
        forecast: (row) => <Forecast row={row} />,
      }}
      giveWay={['code', 'agency', 'forecast', 'tier', 'points', 'next_tier']}
      tones={{ code: 'muted', points: 'strong' }}
    />
  )
}

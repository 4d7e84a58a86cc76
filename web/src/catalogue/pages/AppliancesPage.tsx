import { energyGroupLegend } from '@mandato/contract/catalogue/energy-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { dot } from '../../ui/dot.ts'
import { Money } from '../../ui/figures/Money.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { TierBadge } from '../../ui/layout/TierBadge.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { type ApplianceRow, appliancesFile, appliancesQuery } from '../data.ts'
import { ApplianceFilters } from '../list/ApplianceFilters.tsx'
import { ClientPrices } from '../list/ClientPrices.tsx'
import { namesAndPrices } from '../list/names-and-prices.ts'
import { appliancesList } from '../search.ts'

/** The catalogue of appliances; each with its class and range. */
export function AppliancesPage() {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const phone = usePhone()
  const list = useList(appliancesList)
  const read = useQuery({
    ...appliancesQuery(list.asked),
    placeholderData: keepPreviousData,
    select: ({ headers, ...answer }) => ({
      ...answer,
      // The arrow says both.
      headers: phone ? namesAndPrices(headers) : headers.filter(({ key }) => key !== 'energy_range'),
    }),
  })
  const { customer } = list.search
  const whose = customer === undefined ? {} : { customer }
  return (
    <ListPage<ApplianceRow>
      list={list}
      read={read}
      title={t('title')}
      searchLabel={t('search')}
      filters={
        <>
          <ApplianceFilters chosen={list.search} change={list.change} brands={read.data?.meta.brands ?? []} />
          {read.data?.meta.priced && (
            <ClientPrices value={list.search.customer} onChange={(customer) => list.change({ customer })} />
          )}
        </>
      }
      files={(kind, watch) => appliancesFile(list.asked, kind, watch)}
      empty={{ title: t('none'), words: t('noneNext') }}
      rowKey={({ id }) => String(id)}
      nameKey="name"
      linkOf={({ id }) => ({ to: '/appliances/$id', params: { id: String(id) }, search: whose })}
      beside={phone ? (row) => <EnergyArrow of={row} code={row.code} /> : undefined}
      cells={{
        name: (row) =>
          phone ? (
            <Named>
              <b>{row.name}</b>
              <small>
                {[row.code, row.group && energyGroupLegend[row.group].label[language]]
                  .filter(Boolean)
                  .join(dot)}
              </small>
              <TierBadge tier={row.available ?? null} />
            </Named>
          ) : (
            row.name
          ),
        group: ({ group }) => group && energyGroupLegend[group].label[language],
        energy_class: (row) => <EnergyArrow of={row} code={row.code} />,
        price: ({ price }) => (price == null ? t('onRequest') : <Money value={price} euro cents />),
        available: ({ available }) => <TierBadge tier={available ?? null} />,
      }}
      giveWay={[
        'ean',
        'depth',
        'height',
        'brand',
        'width',
        'group',
        'available',
        'price',
        'code',
        'energy_class',
      ]}
      tones={{ code: 'muted', price: 'strong' }}
    />
  )
}

import { Button } from '@mantine/core'
import { IconPlus, IconShoppingCart } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { holds, isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { viewsOf } from '../../accounts/views/index.ts'
import { ClientChip } from '../../registry/index.ts'
import { wholeOf } from '../../ui/list/bulk/act.ts'
import { BulkFoot } from '../../ui/list/bulk/BulkFoot.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { CatalogueFilters } from '../catalogue/CatalogueFilters.tsx'
import { materialsGiveWay } from '../catalogue/give-way.ts'
import { MaterialCards } from '../catalogue/MaterialCards.tsx'
import { RowActs } from '../catalogue/RowActs.tsx'
import { useArchiveBulk } from '../catalogue/useArchiveBulk.ts'
import { type MaterialRow, materialsFile, materialsQuery } from '../data.ts'
import { LazyRequestPanel } from '../request/LazyRequestPanel.tsx'
import { useBegunFor } from '../request/useBegunFor.ts'
import { useBasket } from '../request/useBasket.ts'
import { materialsList } from '../search.ts'
import { Named } from '../../ui/layout/Named.tsx'
import { Thumb } from '../Thumb.tsx'

const route = getRouteApi('/in/materials')
const none: readonly MaterialRow[] = []

/** The catalogue of support materials; those who may request put materials into a request. */
export function MaterialsPage() {
  const { t } = useTranslation('materials')
  const phone = usePhone()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const keeps = staff && holds(me, 'logistics')
  const asks = staff || (me !== null && roleOf(me) === 'agent')
  const list = useList(materialsList)
  const { request, for: client } = route.useSearch()
  const navigate = route.useNavigate()
  const basket = useBasket(staff, request, useBegunFor(asks ? client : undefined, staff))
  const read = useQuery({
    ...materialsQuery(list.asked),
    placeholderData: keepPreviousData,
    // What can be done with a row stands in a column of its own.
    select: (answer) => ({
      ...answer,
      headers: asks
        ? [...answer.headers, { key: 'acts', type: 'text' as const, label: t('request') }]
        : answer.headers,
    }),
  })
  const bulk = useArchiveBulk(keeps, read.data?.response ?? none, wholeOf(list.asked, read.data?.pagination))
  return (
    <ListPage<MaterialRow>
      list={list}
      read={read}
      title={t('materials')}
      searchLabel={t('search')}
      filters={
        <>
          {asks && client !== undefined && (
            <ClientChip
              label={t('client')}
              value={client}
              onClear={() => void navigate({ search: ({ for: _for, ...rest }) => rest, replace: true })}
            />
          )}
          <CatalogueFilters list={list} staff={staff} counted={asks} />
        </>
      }
      views={viewsOf('materials', list)}
      files={(kind, watch) => materialsFile(list.asked, kind, watch)}
      actions={
        <>
          {asks && basket.lines.length > 0 && (
            <Button leftSection={<IconShoppingCart size={16} />} onClick={basket.show}>
              {t('open', { count: basket.lines.length })}
            </Button>
          )}
          {keeps && (
            <Button
              renderRoot={(props) => <Link {...props} to="/materials/$id" params={{ id: 'new' }} />}
              variant="filled"
              leftSection={<IconPlus size={16} />}
            >
              {t('new')}
            </Button>
          )}
        </>
      }
      empty={{ title: t('none'), words: t('noneNext') }}
      rowKey={(row) => String(row.id)}
      nameKey="name"
      selection={keeps ? bulk.selection : undefined}
      linkOf={(row) => ({ to: '/materials/$id', params: { id: String(row.id) } })}
      cells={{
        name: (row) =>
          phone && row.availability !== undefined ? (
            <Named>
              <b>{row.name}</b>
              <small>{t('stock', { code: row.product_code, count: row.availability })}</small>
            </Named>
          ) : (
            row.name
          ),
        image: (row) => <Thumb image={row.image} />,
        acts: (row) => <RowActs row={row} onAsk={() => basket.add(row)} />,
      }}
      // Rows are ticked in the table.
      cards={
        phone && !keeps
          ? (rows) => <MaterialCards rows={rows} onAsk={asks ? basket.add : undefined} />
          : undefined
      }
      giveWay={materialsGiveWay}
      tones={{ product_code: 'muted', availability: 'strong' }}
    >
      {keeps && <BulkFoot bulk={bulk} />}
      {asks && <LazyRequestPanel basket={basket} staff={staff} />}
    </ListPage>
  )
}

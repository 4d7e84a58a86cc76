import { discountStates } from '@mandato/contract/prices/book'
import {
  discountSourceLegend,
  discountStateLabel,
  discountStateLegend,
} from '@mandato/contract/prices/labels'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { type DiscountRow, discountsFile, discountsQuery } from '../data.ts'
import { ListsCard } from '../books/ListsCard.tsx'
import { exactChain } from '../exact.ts'
import { discountsList } from '../search.ts'

/** For head office: which lists and discounts stand, since when, and who brought them in. */
export function PriceListsPage() {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const list = useList(discountsList)
  const read = useQuery({ ...discountsQuery(list.asked), placeholderData: keepPreviousData })
  return (
    <ListPage<DiscountRow>
      above={<ListsCard chosen={list.search.list} onChoose={(one) => list.change({ list: one })} />}
      list={list}
      read={read}
      title={t('books.title')}
      searchLabel={t('books.search')}
      files={(kind, watch) => discountsFile(list.asked, kind, watch)}
      empty={{ title: t('books.none'), words: t('books.noneNext') }}
      rowKey={({ id }) => String(id)}
      nameKey="holder"
      filters={
        <FilterChip
          label={discountStateLabel[language]}
          value={list.search.state}
          options={discountStates.map((key) => ({ key, label: discountStateLegend[key].label[language] }))}
          onChange={(state) => list.change({ state })}
        />
      }
      cells={{
        source: ({ source }) => discountSourceLegend[source].label[language],
        state: ({ state }) => <Badge tone="neutral">{discountStateLegend[state].label[language]}</Badge>,
        chain: ({ chain }) => exactChain(chain, language),
      }}
      giveWay={['loaded_by', 'loaded_at', 'note', 'valid_to', 'family_code', 'source']}
      tones={{ holder: 'strong', chain: 'strong' }}
    />
  )
}

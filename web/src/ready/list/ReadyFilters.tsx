import { ApplianceFilters, ClientPrices } from '../../catalogue/index.ts'
import type { ListSearch } from '../../platform/list.ts'
import type { ListState } from '../../ui/list/useList.ts'
import type { readyList } from '../search.ts'

type Search = ListSearch<(typeof readyList)['filters']>
interface Props {
  search: Pick<Search, 'category' | 'brand' | 'energy' | 'customer'>
  change: ListState<Search>['change']
  brands: readonly string[]
}

/** Whose prices, and which appliances; their kind is called category here (specification). */
export const ReadyFilters = ({ search: { category, customer, ...chosen }, change, brands }: Props) => (
  <>
    <ClientPrices value={customer} onChange={(client) => change({ customer: client })} />
    <ApplianceFilters
      chosen={{ ...chosen, group: category }}
      change={(next) => change('group' in next ? { category: next.group } : next)}
      brands={brands}
    />
  </>
)

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../../platform/table-header.ts'
import { useList } from '../../ui/list/useList.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { requestsQuery } from '../data.ts'
import { requestsList } from '../search.ts'
import { tabOf } from './tabs.ts'

/** The request lines of the tab that is open, with the columns it needs; whom they are for stands in one of them. */
export function useRequestsList(staff: boolean) {
  const { t } = useTranslation('materials')
  const phone = usePhone()
  const address = useList(requestsList)
  const tab = tabOf(address.search.status, staff)
  const deciding = staff && tab === 'requested'
  const list = {
    ...address,
    asked: {
      ...address.asked,
      filter: { ...address.asked.filter, ...(deciding && { status: 'requested' }) },
    },
    // The tab is no filter one would look for behind the button of the filters.
    isFiltered: Boolean(address.search.q ?? address.search.agency ?? address.search.cover),
    filtersSet: address.filtersSet - (address.search.status ? 1 : 0),
  }
  const arranged = (headers: readonly TableHeader[]): readonly TableHeader[] => {
    const of = (key: string, label?: string) =>
      headers
        .filter((header) => header.key === key)
        .map((header) => (label === undefined ? header : { ...header, label }))
    const acts = { key: 'acts', type: 'text' as const, label: t('requests.decision') }
    if (phone) return of('name')
    const whom = staff ? of('agency', t('requests.whom')) : of('client', t('requests.recipient'))
    if (deciding)
      return [
        ...of('date'),
        ...whom,
        ...of('name'),
        ...of('requested'),
        { key: 'stock', type: 'text' as const, label: t('requests.stockHead') },
        ...of('available', t('requests.free')),
        acts,
      ]
    return [
      ...of('date'),
      ...whom,
      ...of('name'),
      ...of('requested'),
      ...of('accepted_quantity'),
      ...of('sent'),
      ...of('residual'),
      ...of('status'),
      ...of('requested_by'),
      { ...acts, label: t('request') },
    ]
  }
  const read = useQuery({
    ...requestsQuery(list.asked),
    placeholderData: keepPreviousData,
    select: (answer) => ({ ...answer, headers: arranged(answer.headers) }),
  })
  return { list, read, tab, deciding }
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { agencyQuery } from '../registry/index.ts'
import { FilterSearch } from '../ui/layout/FilterSearch.tsx'
import type { SalesMeta } from './data.ts'
import { drilled } from './DrillLink.tsx'
import type { Scope } from './scope.ts'
import { useChange, useSearch } from './view.ts'

/** Filter by the assigned agent: shown on the page of an agency, and while an agent is chosen. */
export function AgentFilter({ scope, meta }: { scope: Scope; meta: SalesMeta }) {
  const { t } = useTranslation('sales')
  const search = useSearch()
  const change = useChange()
  const agency = scope.about.agency ?? 0
  const offered = scope.level === 'agency' && agency > 0
  const people = useQuery({ ...agencyQuery(agency), enabled: offered })
  const { agent } = meta.subject
  const options = people.data?.response.people ?? (agent ? [agent] : [])
  if (options.length === 0 || (!offered && !agent)) return null
  return (
    <FilterSearch
      label={t('agent')}
      value={agent ? String(agent.id) : undefined}
      groups={[{ options: options.map(({ id, name }) => ({ key: String(id), label: name })) }]}
      onChange={(chosen) => change(drilled(search, { agent: chosen ? Number(chosen) : undefined }))}
    />
  )
}

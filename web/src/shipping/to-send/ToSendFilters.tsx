import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListSearch } from '../../platform/list.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { dot } from '../../ui/dot.ts'
import type { ListState } from '../../ui/list/useList.ts'
import { toSendAgenciesQuery, toSendClientsQuery } from '../data.ts'
import type { toSendList } from '../search.ts'

interface Waiting {
  readonly id: number
  readonly name: string
  readonly lines: number
}
interface Props {
  list: ListState<ListSearch<(typeof toSendList)['filters']>>
}

/** For head office: the agencies with lines to send, and the clients of the chosen one, each with its lines. */
export function ToSendFilters({ list: { search, change } }: Props) {
  const { t } = useTranslation('shipping')
  const { agency, client } = search
  const agencies = useQuery(toSendAgenciesQuery())
  const clients = useQuery({ ...toSendClientsQuery(agency ?? 0), enabled: agency !== undefined })
  const options = (rows: readonly Waiting[] = []) =>
    rows.map(({ id, name, lines }) => ({ key: String(id), label: name + dot + String(lines) }))
  const idOf = (key: string | undefined) => (key === undefined ? undefined : Number(key))
  return (
    <>
      <FilterChip
        label={t('toSend.agency')}
        value={agency === undefined ? undefined : String(agency)}
        options={options(agencies.data?.response)}
        onChange={(key) => change({ agency: idOf(key), client: undefined })}
      />
      {agency !== undefined && (
        <FilterChip
          label={t('toSend.client')}
          value={client === undefined ? undefined : String(client)}
          options={options(clients.data?.response)}
          onChange={(key) => change({ client: idOf(key) })}
        />
      )}
    </>
  )
}

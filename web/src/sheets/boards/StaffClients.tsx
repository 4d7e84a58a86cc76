import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import type { Views } from '../../ui/list/ListMenu.tsx'
import { type AgencyRow, clientBoardFile, clientBoardQuery } from '../data.ts'
import { askedOf, filterIn, filtersIn, perPage, progressChoices } from './asked.ts'
import { ClientsBoard } from './ClientsBoard.tsx'
import { useBoard } from './useBoard.ts'

interface Props {
  agencies: readonly AgencyRow[]
  views: Views | undefined
  statuses: ReactNode
}

/** The clients of an agency, or of all, with the state of their sheets. */
export function StaffClients({ agencies, views, statuses }: Props) {
  const { t } = useTranslation('sheets')
  const { search, change } = useBoard()
  const { asked, narrowed, sort, page } = askedOf(search, 'all')
  const agency = search.agency ?? 0
  const read = useQuery({
    ...clientBoardQuery(agency, { ...asked, page, per_page: perPage }),
    placeholderData: keepPreviousData,
  })
  const shown = agencies.filter((row) => !agency || row.agency_id === agency)
  return (
    <ClientsBoard
      staff
      acts="all"
      asked={asked}
      params={{ id: agency }}
      filtersSet={filtersIn(search)}
      {...(views && { views })}
      statuses={statuses}
      label={t('allClients')}
      q={search.q}
      hide={search.hide}
      read={read}
      hidden={['agent']}
      without={agency ? ['agency'] : []}
      page={page}
      sort={sort}
      onChange={change}
      onExport={(hidden, watch) => clientBoardFile(agency, asked, hidden, watch)}
      print={shown.length > 0 ? { agencies_id: shown.map((row) => row.agency_id), filters: narrowed } : null}
    >
      <FilterChip
        label={t('agency')}
        value={agency ? String(agency) : undefined}
        options={agencies.map((row) => ({ key: String(row.agency_id), label: row.agency }))}
        onChange={(id) => change({ agency: id ? Number(id) : undefined })}
      />
      <FilterChip
        label={t('next')}
        value={filterIn(search)}
        options={progressChoices.map((key) => ({ key, label: t(`filters.${key}`) }))}
        onChange={(next) => change({ filter: next, status: undefined })}
      />
    </ClientsBoard>
  )
}

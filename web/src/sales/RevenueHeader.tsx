import { Button } from '@mantine/core'
import { detailTable } from '@mandato/contract/sales/columns'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useReader } from '../accounts/index.ts'
import { ExportButton } from '../ui/feedback/ExportButton.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { ListMenu } from '../ui/list/ListMenu.tsx'
import { hiddenFromAddress } from '../ui/table/hidden.ts'
import { sortFromAddress } from '../ui/table/sort.ts'
import { usePhone } from '../ui/useUpTo.ts'
import { useFormat } from '../ui/useFormat.ts'
import { detailQuery, files, type SalesMeta } from './data.ts'
import type { Ask } from './data.ts'
import { DrillLink } from './DrillLink.tsx'
import type { Scope } from './scope.ts'
import type { RevenueSearch, RevenueTab } from './search.ts'
import styles from './RevenueHeader.module.css'
import { dot } from '../ui/dot.ts'

interface Props {
  scope: Scope
  ask: Ask
  tab: RevenueTab
  search: RevenueSearch
  /** null while it is on the way. */
  meta: SalesMeta | null
  stale: number | null
  onRetry: () => void
}

/** Whose figures these are, the way back, up to which day; print and export. */
export function RevenueHeader({ scope, ask, tab, search, meta, stale, onRetry }: Props) {
  const { t } = useTranslation('sales')
  const { t: ui } = useTranslation('ui')
  const phone = usePhone()
  const file = fileOf(tab, search, ask)
  return (
    <PageHeader
      oneLine
      title={t('title', useReader())}
      subtitle={meta && <Subject scope={scope} ask={ask} meta={meta} />}
      back={scope.wayBack && <WayBack scope={scope} search={search} meta={meta} />}
      asOf={meta?.as_of ?? null}
      stale={stale}
      onRetry={onRetry}
      actions={
        meta?.as_of &&
        (phone ? (
          <ListMenu
            kinds={['xlsx', 'pdf']}
            files={(kind, watch) => file(kind === 'pdf' ? 'pdf' : 'xlsx', watch)}
          />
        ) : (
          <>
            <Button
              className={styles.print}
              leftSection={<IconPrinter size={16} />}
              onClick={() => window.print()}
            >
              {ui('print')}
            </Button>
            <ExportButton kind="pdf" onExport={(watch) => file('pdf', watch)} />
            <ExportButton onExport={(watch) => file('xlsx', watch)} />
          </>
        ))
      }
    />
  )
}

function Subject({ scope, ask, meta }: Pick<Props, 'scope' | 'ask'> & { meta: SalesMeta }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { agency, client, agent } = meta.subject
  // The same list the tab of agencies shows: asked for once.
  const below = useQuery({ ...detailQuery(ask), enabled: scope.level === 'network' })
  const named = client ?? agency
  if (client && scope.role !== 'customer') return <ClientPageLink {...client} />
  const ofAgent = agent && t('clientsOf', { name: agent.name })
  if (named) return [named.business_name, named.code, ofAgent].filter(Boolean).join(dot)
  if (scope.level !== 'network') return null
  const count = below.data?.response.filter((row) => row.id !== null).length
  return [t('allAgencies'), count ? format.int(count) : null, ofAgent].filter(Boolean).join(dot)
}

/** Who works with clients goes on to the client's own page. */
function ClientPageLink({ id, code, business_name }: NonNullable<SalesMeta['subject']['client']>) {
  return (
    <>
      <Link to="/clients/$id" params={{ id: String(id) }} search={{}}>
        {business_name}
      </Link>{' '}
      &nbsp;· {code}
    </>
  )
}

function WayBack({ scope, search, meta }: Pick<Props, 'scope' | 'search' | 'meta'>) {
  const { t } = useTranslation('sales')
  const toAgency = scope.wayBack === 'agency'
  const agency = meta?.subject.agency?.business_name
  return (
    <nav aria-label={t('wayBack')} className={styles.back}>
      <IconChevronLeft size={14} aria-hidden />
      <DrillLink to={{ client: undefined, agency: toAgency ? search.agency : undefined }}>
        {toAgency ? (agency ?? t('agency')) : t('allAgencies')}
      </DrillLink>
    </nav>
  )
}

/** "Export exactly this": the table in view, with its filters. */
function fileOf(tab: RevenueTab, { category, hide, sort }: RevenueSearch, ask: Ask) {
  switch (tab) {
    case 'categories':
      return category ? files.category(ask, category) : files.current(ask)
    case 'agencies':
      return files.detail(ask, { hidden: hiddenFromAddress(hide), sort: sortAsked(sort) }, category)
    case 'two-years':
      return files.twoYears(ask)
    case 'budget':
      return files.budget(ask)
  }
}

/** The order of the table as its call takes it; an address may name any column. */
function sortAsked(text: string | undefined) {
  const chosen = sortFromAddress(text)
  const known = detailTable.some(({ key, sortable }) => sortable && key === chosen?.key)
  return chosen && known
    ? { sort: chosen.key, order: chosen.desc ? ('desc' as const) : ('asc' as const) }
    : {}
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { holds, roleOf, useMe } from '../../accounts/index.ts'
import { staleSince } from '../../platform/online.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useList } from '../../ui/list/useList.ts'
import { importsQuery } from '../data.ts'
import { ErpFiles } from '../ErpFiles.tsx'
import { ImportHistory } from '../ImportHistory.tsx'
import { NewImport } from '../NewImport.tsx'
import { importsList } from '../search.ts'

const route = getRouteApi('/in/imports')

/** Bring in a file of the ERP, and what was brought in before. */
export function ImportsPage() {
  const { t } = useTranslation('imports')
  const me = useMe()
  const { begin } = route.useSearch()
  const mayBring = me !== null && holds(me, 'imports')
  const read = useQuery({ ...importsQuery(useList(importsList).asked), placeholderData: keepPreviousData })
  return (
    <Page>
      <PageHeader title={t('title')} stale={staleSince(read)} onRetry={() => void read.refetch()} />
      {mayBring && <NewImport key={begin} begin={begin} />}
      <ImportHistory read={read} mayBring={mayBring} />
      {me && roleOf(me) === 'admin' && <ErpFiles />}
    </Page>
  )
}

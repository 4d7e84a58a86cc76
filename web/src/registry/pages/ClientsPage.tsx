import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { viewsOf } from '../../accounts/views/index.ts'
import { staleSince } from '../../platform/online.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { OnPaper } from '../../ui/list/OnPaper.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { hiddenFromAddress } from '../../ui/table/hidden.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { listAskedOf } from '../clients/asked.ts'
import { ClientsFilters } from '../clients/ClientsFilters.tsx'
import { ClientsList } from '../clients/ClientsList.tsx'
import styles from '../clients/clients.module.css'
import { ClientsOnMap } from '../clients/ClientsOnMap.tsx'
import { clientsFile } from '../clients/data.ts'
import { keepView } from '../clients/last-view.ts'
import { clientsSearch, hiddenAtFirst } from '../clients/search.ts'
import { useAllClients, usePageOfClients } from '../clients/useClients.ts'
import { useChosen } from '../clients/useChosen.ts'
import { useChange, useSearch } from '../clients/view.ts'
import { usePhone } from '../../ui/useUpTo.ts'

/** The clients in sight, as list and map: searched, filtered and sorted in the address, and exported exactly so. */
export function ClientsPage() {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const search = useSearch()
  const change = useChange()
  useEffect(() => keepView(search), [search])
  // Side by side they need the width of a tablet.
  const narrow = usePhone()
  const mode = search.mode === 'split' && narrow ? 'list' : (search.mode ?? 'list')
  const page = usePageOfClients(search, mode !== 'map')
  const all = useAllClients(search, mode !== 'list')
  const read = mode === 'map' ? all : page
  const total = read.data?.meta.total
  const whole = mode === 'list' && total !== undefined && total <= (page.data?.response.length ?? 0)
  const [pointed, setPointed] = useState<number | null>(null)
  const { chosen, choose, find } = useChosen(search)
  const views = viewsOf('clients', { search, read: clientsSearch })
  const modes = narrow ? (['list', 'map'] as const) : (['list', 'split', 'map'] as const)
  return (
    <Page>
      <div className={mode === 'list' ? styles.flow : styles.screen}>
        <PageHeader
          oneLine
          title={t('title')}
          subtitle={total === undefined ? undefined : format.int(total)}
          asOf={mode === 'list' ? read.data?.meta.as_of : undefined}
          stale={staleSince(...(mode === 'split' ? [page, all] : [read]))}
          onRetry={() => void read.refetch()}
          actions={
            <>
              <Segmented
                label={t('mode.label')}
                value={mode}
                options={modes.map((key) => ({ key, label: t(`mode.${key}`) }))}
                onChange={(chosen) => change({ mode: chosen === 'list' ? undefined : chosen })}
              />
              <ListMenu
                views={views}
                whole={whole}
                files={(kind, watch) =>
                  clientsFile(listAskedOf(search), hiddenFromAddress(search.hide, hiddenAtFirst), kind, watch)
                }
              />
            </>
          }
        />
        {mode === 'list' && !whole && <OnPaper />}
        <ClientsFilters views={views} headers={mode === 'list' ? page.data?.headers : undefined} />
        {mode === 'list' && <ClientsList read={page} />}
        {mode === 'split' && (
          <div className={styles.split}>
            <ClientsList
              read={page}
              beside
              onPoint={(row) => setPointed(row?.id ?? null)}
              chosen={chosen}
              onChoose={choose}
            />
            <ClientsOnMap read={all} pointed={pointed} chosen={chosen} onChoose={find} beside />
          </div>
        )}
        {mode === 'map' && <ClientsOnMap read={all} pointed={null} beside={false} />}
      </div>
    </Page>
  )
}

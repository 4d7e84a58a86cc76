import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClientChoices } from '../../registry/index.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { today } from '../../ui/today.ts'
import { searchQuery, shortest } from '../data.ts'
import { ClientChoice } from '../find/ClientChoice.tsx'
import { Recent, Results, resultsId } from '../find/Results.tsx'
import { OnePrice } from '../one/OnePrice.tsx'
import { usePutInOrder } from '../one/usePutInOrder.ts'
import styles from '../prices.module.css'
import type { PricesSearch } from '../search.ts'

const route = getRouteApi('/in/prices')

/** What does it cost this client: found while typing, explained beside, put into an order with one key. */
export function PricesPage() {
  const { t } = useTranslation('prices')
  const search: PricesSearch = route.useSearch()
  const navigate = route.useNavigate()
  const { customer, date } = search
  const owner = { ...(customer !== undefined && { customer }), ...(date !== undefined && { date }) }
  const [typed, setTyped] = useState(search.q ?? '')
  const [q] = useDebouncedValue(typed, 120)
  const { only, own, chooses } = useClientChoices()
  /** A customer of several shops says first for which: without that there is nothing to ask. */
  const held = own && chooses && customer === undefined
  const client = customer ?? only?.id ?? null
  const asked = searchQuery(q, owner)
  const read = useQuery({ ...asked, enabled: asked.enabled && !held })
  // While another client's answer comes, the prices of the one before are nobody's.
  const meta = read.data?.meta.client_id === client ? read.data.meta : undefined
  const rows = meta && q.trim().length >= shortest ? (read.data?.response ?? []) : []
  const go = (next: Partial<PricesSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false })
  const tell = useEffectEvent((letters: string) => {
    if ((search.q ?? '') !== letters) go({ q: letters || undefined })
  })
  useEffect(() => tell(q), [q])
  const field = useRef<HTMLInputElement>(null)
  // Whoever opens this page types; on a phone the keyboard would cover it. After the shell, which puts the focus at the
  // top of every new page.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) queueMicrotask(() => field.current?.focus())
  }, [])
  const inRows = rows.some(({ code }) => code === search.code)
  const chosen = inRows || rows.length === 0 ? search.code : rows[0]?.code
  const put = usePutInOrder(client)
  /** Enter was pressed before the answer to the last letter: what stands there may be another article. */
  const [entered, setEntered] = useState(false)
  const fresh = typed === q && !read.isPlaceholderData
  const take = useEffectEvent(() => {
    setEntered(false)
    const row = rows.find(({ code }) => code === chosen)
    if (row && meta) put.add(row, 1, meta.today)
  })
  useEffect(() => {
    if (entered && fresh) queueMicrotask(() => take())
  }, [entered, fresh])
  const type = (letters: string) => {
    setTyped(letters)
    setEntered(false)
  }
  const onKey = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ code }) => code === chosen)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)))]
      if (next) go({ code: next.code })
    } else if (event.key === 'Enter' && rows[at]) {
      event.preventDefault()
      setEntered(true)
    } else if (event.key === 'Escape') type('')
  }
  return (
    <Page>
      <PageHeader
        title={t('title')}
        marks={
          meta && (
            <Badge tone={meta.own_list || meta.client_id === null ? 'neutral' : 'warn'}>
              {meta.own_list || meta.client_id === null
                ? t('listNamed', { list: meta.list })
                : t('noOwnList', { list: meta.list })}
            </Badge>
          )
        }
      />
      <div className={styles.bar}>
        <TextInput
          className={styles.search}
          type="search"
          ref={field}
          aria-controls={rows.length > 0 ? resultsId : undefined}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKey}
          leftSection={<IconSearch size={18} />}
          rightSection={typed && <CloseButton size="sm" aria-label={t('clear')} onClick={() => type('')} />}
        />
        <ClientChoice value={customer} onChange={(one) => go({ customer: one })} />
        <TextInput
          type="date"
          aria-label={t('day')}
          value={date ?? today()}
          onChange={(event) => {
            const day = event.currentTarget.value
            go({ date: day === '' || day === today() ? undefined : day })
          }}
        />
      </div>
      <div className={styles.panes}>
        <div className={styles.left}>
          {held ? (
            <EmptyState title={t('chooseShop')} />
          ) : read.error ? (
            <ErrorState error={read.error} onRetry={() => void read.refetch()} />
          ) : rows.length > 0 ? (
            <Results
              rows={rows}
              q={q}
              more={meta?.more ?? false}
              chosen={chosen}
              old={read.isPlaceholderData}
              onChoose={(code) => go({ code })}
            />
          ) : q.trim().length >= shortest && !read.isFetching ? (
            <EmptyState title={t('none')}>{t('noneNext')}</EmptyState>
          ) : (
            <p className={styles.hint}>{t('hint')}</p>
          )}
          <Recent
            onChoose={(code) => {
              type(code)
              go({ code })
            }}
          />
        </div>
        <div className={styles.right}>
          {chosen && !held ? (
            <OnePrice key={chosen} code={chosen} owner={owner} put={put} />
          ) : (
            <EmptyState title={t('start')}>{t('startNext')}</EmptyState>
          )}
        </div>
      </div>
    </Page>
  )
}

import { IconListCheck, IconPrinter } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Values } from '../../platform/address.ts'
import type { Pagination } from '../../platform/call.ts'
import type { TableHeader } from '../../platform/table-header.ts'
import { ExportButton } from '../../ui/feedback/ExportButton.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { wholeOf } from '../../ui/list/bulk/act.ts'
import { BulkFoot } from '../../ui/list/bulk/BulkFoot.tsx'
import { FilterRow } from '../../ui/list/FilterRow.tsx'
import { ListMenu, type Views } from '../../ui/list/ListMenu.tsx'
import { MenuAct } from '../../ui/list/MenuAct.tsx'
import { ColumnChoice } from '../../ui/table/ColumnChoice.tsx'
import { hiddenFromAddress, hiddenToAddress } from '../../ui/table/hidden.ts'
import { useSheetBulk } from '../bulk/useSheetBulk.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import type { BoardRow, ownBoardFile, PrintBody } from '../data.ts'
import styles from './boards.module.css'
import { ClientList, type ClientListProps } from './ClientList.tsx'
import { PrintDialog, PrintList } from './PrintList.tsx'

interface Props extends Omit<ClientListProps, 'selection' | 'onPick' | 'giveWay'> {
  q: string | undefined
  /** Columns put away, as the address says it. */
  hide: string | undefined
  read: UseQueryResult<{
    readonly response: readonly BoardRow[]
    readonly headers: readonly TableHeader[]
    readonly pagination: Pagination | null
  }>
  onExport: (hidden: readonly string[], watch: Parameters<typeof ownBoardFile>[2]) => Promise<void>
  /** What is printed; null where there is nobody. */
  print: Pick<PrintBody, 'agencies_id' | 'filters'> | null
  /** Columns that say the same in every row. */
  without?: readonly string[]
  /** What the list is asked, all its pages. */
  asked: Values
  /** What else its path names. */
  params?: { readonly id: number }
  /** Whose sheets can be acted on; null where the reader only reads. */
  acts: 'all' | 'own' | null
  /** How many filters are set, the search aside. */
  filtersSet: number
  views?: Views
  /** The statuses with their counts: above the filters, on a phone among them. */
  statuses?: ReactNode
  /** Further filters. */
  children?: ReactNode
}

const seldom = ['customer_status', 'province', 'signed_at', 'confirmed_at', 'valid_from']
/** What goes when there is no room, the first one first: what can be done with a sheet stays longest. */
const giveWay = ['sent_at', ...seldom, 'agent', 'code', 'city', 'agency', 'act']

/** What narrows the clients, and below it the clients with the state of their sheets; `hidden`: at first. */
export function ClientsBoard(props: Props) {
  const {
    q,
    hide,
    read,
    onExport,
    print,
    without = [],
    asked,
    params,
    acts,
    filtersSet,
    views,
    statuses,
    children,
    ...list
  } = props
  const { t } = useTranslation('sheets')
  const atFirst = [...seldom, ...list.hidden]
  const chosen = hiddenFromAddress(hide, atFirst)
  const gone = [...chosen, ...without]
  const phone = usePhone()
  const [picking, setPicking] = useState(false)
  const bulk = useSheetBulk(
    acts,
    read.data?.response ?? [],
    wholeOf({ filter: asked }, read.data?.pagination, params),
  )
  const pick = () => {
    setPicking(!picking)
    bulk.clear()
  }
  const [printing, setPrinting] = useState(false)
  const paper = print && { staff: list.staff, about: print, title: t('print.title'), words: t('print.words') }
  return (
    <>
      {!phone && statuses}
      <FilterRow
        set={filtersSet}
        search={
          <SearchField
            label={t('searchClient')}
            value={q ?? ''}
            onChange={(text) => list.onChange({ q: text || undefined })}
          />
        }
        menu={
          <ListMenu
            views={views}
            kinds={['xlsx']}
            files={(_kind, watch) => onExport(gone, watch)}
            more={(onDone) => (
              <>
                {paper && (
                  <MenuAct
                    icon={<IconPrinter size={16} />}
                    onClick={() => {
                      onDone()
                      setPrinting(true)
                    }}
                  >
                    {t('print.open')}
                  </MenuAct>
                )}
                <MenuAct
                  icon={<IconListCheck size={16} />}
                  onClick={() => {
                    onDone()
                    pick()
                  }}
                >
                  {t(picking ? 'bulk.picked' : 'bulk.pick')}
                </MenuAct>
              </>
            )}
          />
        }
      >
        {phone ? statuses : views?.chip}
        {children}
        {read.data && !phone && (
          <ColumnChoice
            headers={read.data.headers}
            hidden={chosen}
            onHidden={(keys) => list.onChange({ hide: hiddenToAddress(keys, atFirst), page: list.page })}
          />
        )}
        {!phone && (
          <span className={styles.listActs}>
            {paper && <PrintList {...paper} verb={t('print.open')} />}
            <ExportButton onExport={(watch) => onExport(gone, watch)} />
          </span>
        )}
      </FilterRow>
      {paper && phone && <PrintDialog {...paper} opened={printing} onClose={() => setPrinting(false)} />}
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {({ response, headers, pagination }) => (
          <ClientList
            {...list}
            rows={response}
            headers={headers}
            pagination={pagination}
            hidden={gone}
            giveWay={giveWay}
            selection={phone && !picking ? undefined : bulk.selection}
            onPick={phone && picking ? bulk.toggle : undefined}
          />
        )}
      </Loaded>
      <BulkFoot bulk={bulk}>
        <PrintList
          staff={list.staff}
          about={{ clients_id: bulk.ticked.map((row) => row.client_id) }}
          verb={t('bulk.print', { count: bulk.ticked.length })}
          title={t('bulk.printTitle', { count: bulk.ticked.length })}
          words={t('bulk.printWords')}
        />
      </BulkFoot>
    </>
  )
}

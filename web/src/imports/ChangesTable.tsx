import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../ui/feedback/Skeleton.tsx'
import { ValueChip } from '../ui/layout/Badge.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { Pagination } from '../ui/table/Pagination.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { type Change, changesQuery, type Import } from './data.ts'
import styles from './imports.module.css'
import { usePhone } from '../ui/useUpTo.ts'
import { dot } from '../ui/dot.ts'

const perPage = 25
interface Props {
  one: Import
  what: 'created' | 'updated' | 'notice'
  page: number
}

/** Rows as they will be: what a new one brings, from what to what an existing one changes, what to look at. */
export function ChangesTable({ one, what, page }: Props) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const navigate = useNavigate()
  const phone = usePhone()
  const read = useQuery({ ...changesQuery(one.id, what, page), placeholderData: keepPreviousData })
  const all = what === 'notice' ? one.notices : one[what]
  return (
    <Loaded read={read} skeleton={<TableSkeleton rows={8} />}>
      {({ response, headers, pagination }) => {
        const kept = pagination?.total ?? 0
        if (kept === 0) return <EmptyState title={t('noRows')}>{t('noRowsWhy')}</EmptyState>
        return (
          <>
            <DataTable<Change>
              label={t(`rowTabs.${what}`)}
              headers={headers}
              rows={response}
              rowKey={(row) => String(row.line)}
              tones={{ line: 'muted', subject: 'strong' }}
              hidden={phone ? ['line', 'subject'] : []}
              cells={{
                change: (row) => (
                  <div className={styles.values}>
                    {phone && (
                      <div>
                        {t('atLine', { line: format.int(row.line) })} <b>{row.subject}</b>
                      </div>
                    )}
                    <Values row={row} what={what} />
                  </div>
                ),
              }}
            />
            <Pagination
              page={page}
              perPage={perPage}
              total={kept}
              onPage={(next) =>
                void navigate({
                  to: '.',
                  search: (old: object) => ({ ...old, page: next }),
                  resetScroll: false,
                })
              }
            >
              {all > kept && t('firstShown', { count: kept, all: format.int(all) })}
            </Pagination>
          </>
        )
      }}
    </Loaded>
  )
}

function Values({ row, what }: { row: Change; what: Props['what'] }) {
  const { t } = useTranslation('imports')
  if (what === 'notice')
    return (
      <span>
        <ValueChip tone="warn" value={row.values[0]?.to ?? null} empty={t('emptyValue')} /> {row.change}
      </span>
    )
  if (what === 'created')
    return (
      <span>
        {row.values.map(({ column, field, to }, i) => (
          <Fragment key={column}>
            {i > 0 && dot}
            <span>{field}</span> {to}
          </Fragment>
        ))}
      </span>
    )
  return (
    <ul>
      {row.values.map(({ column, field, from, to }) => (
        <li key={column}>
          {field} <del>{from ?? t('emptyValue')}</del> → <ins>{to ?? t('emptyValue')}</ins>
        </li>
      ))}
    </ul>
  )
}

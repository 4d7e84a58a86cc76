import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWrite } from '../platform/use-write.ts'
import { IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../ui/feedback/Skeleton.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { ValueChip } from '../ui/layout/Badge.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { Pagination } from '../ui/table/Pagination.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { type Import, type Reject, rejectsFile, rejectsQuery } from './data.ts'
import styles from './imports.module.css'
import { usePhone } from '../ui/useUpTo.ts'

const perPage = 25

/** What is wrong with the rejected rows: line, field, value as it stands, what would be right; all of it as a file. */
export function RejectsTable({ one, page }: { one: Import; page: number }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const navigate = useNavigate()
  const phone = usePhone()
  const read = useQuery({ ...rejectsQuery(one.id, page), placeholderData: keepPreviousData })
  const file = useWrite({ mutationFn: () => rejectsFile(one.id), onError: toast.error })
  const valueOf = (row: Reject) =>
    row.column ? <ValueChip value={row.value} empty={t('emptyValue')} /> : null
  const download = (
    <Button
      size="xs"
      leftSection={<IconDownload size={14} />}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      {t('downloadRejected')}
    </Button>
  )
  return (
    <>
      <div className={styles.tools}>
        <span>{t('rejectedNote')}</span>
        {download}
      </div>
      <Loaded read={read} skeleton={<TableSkeleton rows={8} />}>
        {({ response, headers, pagination }) => (
          <>
            <DataTable<Reject>
              label={t('rejectedRows')}
              headers={headers}
              rows={response}
              rowKey={(row) => `${row.line} ${row.column} ${row.reason}`}
              tones={{ line: 'muted', subject: 'strong' }}
              hidden={phone ? ['line', 'subject', 'field', 'value'] : []}
              cells={{
                value: valueOf,
                reason: (row) =>
                  phone ? (
                    <div className={styles.wrong}>
                      {t('atLine', { line: format.int(row.line) })} <b>{row.subject}</b> {row.field}{' '}
                      {valueOf(row)}
                      <div>{row.reason}</div>
                    </div>
                  ) : (
                    row.reason
                  ),
              }}
            />
            <Pagination
              page={page}
              perPage={perPage}
              total={pagination?.total ?? 0}
              onPage={(next) =>
                void navigate({
                  to: '.',
                  search: (old: object) => ({ ...old, page: next }),
                  resetScroll: false,
                })
              }
            />
          </>
        )}
      </Loaded>
    </>
  )
}

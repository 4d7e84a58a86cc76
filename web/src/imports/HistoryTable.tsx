import { useMediaQuery } from '@mantine/hooks'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../platform/table-header.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { ImportLine } from './data.ts'
import { useFileWords } from './words.ts'
import { StateBadge } from './StateBadge.tsx'

/** Imports, newest first; each opens with its rejected rows. */
export function HistoryTable({
  rows,
  headers,
}: {
  rows: readonly ImportLine[]
  headers: readonly TableHeader[]
}) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const words = useFileWords()
  const navigate = useNavigate()
  const tablet = useMediaQuery('(max-width: 1199px)', false)
  const phone = useMediaQuery('(max-width: 599px)', false)
  const open = (row: ImportLine) => void navigate({ to: '/imports/$id', params: { id: String(row.id) } })
  return (
    <DataTable<ImportLine>
      label={t('history')}
      headers={headers}
      hidden={[
        ...(tablet ? ['unchanged', 'by'] : []),
        ...(phone ? ['file_name', 'rows', 'created', 'updated'] : []),
      ]}
      rows={rows}
      rowKey={(row) => String(row.id)}
      onRow={open}
      tones={{ unchanged: 'muted' }}
      cells={{
        created_at: (row) => (
          <Link to="/imports/$id" params={{ id: String(row.id) }}>
            {format.dateTime(row.created_at)}
          </Link>
        ),
        kind: (row) => words.kind(row.kind),
        state: (row) => <StateBadge one={row} />,
      }}
    />
  )
}

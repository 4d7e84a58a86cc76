import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { hiddenFromAddress } from '../../ui/table/hidden.ts'
import { Pagination } from '../../ui/table/Pagination.tsx'
import styles from './clients.module.css'
import { ClientsTable } from './ClientsTable.tsx'
import type { ClientRow } from './data.ts'
import { NoClients } from './NoClients.tsx'
import { hiddenAtFirst } from './search.ts'
import { perPage, type ReadClients } from './useClients.ts'
import { usePage, useSearch } from './view.ts'

interface Props {
  read: ReadClients
  /** Beside the map: half the width, scrolling by itself. */
  beside?: boolean
  onPoint?: (row: ClientRow | null) => void
  chosen?: number | null
  onChoose?: (client: number) => void
}

/** The clients page by page. */
export function ClientsList({ read, beside = false, onPoint, chosen = null, onChoose }: Props) {
  const { page = 1, hide } = useSearch()
  const turn = usePage()
  const hidden = hiddenFromAddress(hide, hiddenAtFirst)
  const className = beside ? styles.beside : undefined
  return (
    <Loaded
      read={read}
      skeleton={
        <Card flush {...(className && { className })}>
          <TableSkeleton rows={16} />
        </Card>
      }
    >
      {({ response, headers, meta }) =>
        response.length === 0 ? (
          <NoClients />
        ) : (
          <Card flush {...(className && { className })}>
            <div className={styles.rows} aria-busy={read.isPlaceholderData}>
              <ClientsTable
                key={page}
                rows={response}
                headers={headers}
                hidden={hidden}
                beside={beside}
                onPoint={onPoint}
                chosen={chosen}
                onChoose={onChoose}
              />
            </div>
            <Pagination page={page} perPage={perPage} total={meta.total} onPage={turn} />
          </Card>
        )
      }
    </Loaded>
  )
}

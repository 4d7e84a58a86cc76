import { useState } from 'react'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { ColumnChoice } from '../../ui/table/ColumnChoice.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import styles from './clients.module.css'
import { ClientsTable } from './ClientsTable.tsx'
import { NoClients } from './NoClients.tsx'
import { perPage, type useClients } from './useClients.ts'
import { usePage, useSearch } from './view.ts'

/** The clients page by page. */
export function ClientsList({ read }: { read: ReturnType<typeof useClients> }) {
  const { page = 1 } = useSearch()
  const turn = usePage()
  const [hidden, setHidden] = useState<readonly string[]>(['address', 'country', 'phone'])
  return (
    <Loaded
      read={read}
      skeleton={
        <Card flush>
          <TableSkeleton rows={16} />
        </Card>
      }
    >
      {({ response, headers, meta }) =>
        response.length === 0 ? (
          <NoClients />
        ) : (
          <Card flush className={styles.list}>
            <div aria-busy={read.isPlaceholderData}>
              <ClientsTable rows={response} headers={headers} hidden={hidden} />
            </div>
            <Pagination page={page} perPage={perPage} total={meta.total} onPage={turn}>
              <span className={styles.columns}>
                <ColumnChoice headers={headers} hidden={hidden} onHidden={setHidden} />
              </span>
            </Pagination>
          </Card>
        )
      }
    </Loaded>
  )
}

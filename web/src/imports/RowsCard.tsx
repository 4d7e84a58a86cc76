import { useTranslation } from 'react-i18next'
import { Card } from '../ui/layout/Card.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { ChangesTable } from './ChangesTable.tsx'
import type { Import } from './data.ts'
import styles from './imports.module.css'
import { RejectsTable } from './RejectsTable.tsx'
import { type RowTab, rowTabs } from './search.ts'

const countOf = (one: Import, tab: RowTab): number => (tab === 'notice' ? one.notices : one[tab])

/** The rows of a file that ask for a look: rejected, to be confirmed, new, changed. */
export function RowsCard({ one, tab, page }: { one: Import; tab: RowTab | undefined; page: number }) {
  const { t } = useTranslation('imports')
  const tabs = rowTabs.filter((key) => countOf(one, key) > 0)
  const current = tab && tabs.includes(tab) ? tab : tabs[0]
  if (!current) return null
  return (
    <Card flush>
      <div className={styles.tabs}>
        <Tabs
          label={t('rowTabs.label')}
          current={current}
          tabs={tabs.map((key) => ({ key, label: t(`rowTabs.${key}`), count: countOf(one, key) }))}
        />
      </div>
      {current === 'rejected' ? (
        <RejectsTable one={one} page={page} />
      ) : (
        <ChangesTable key={current} one={one} what={current} page={page} />
      )}
    </Card>
  )
}

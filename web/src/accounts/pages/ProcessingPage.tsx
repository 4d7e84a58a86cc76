import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { type Processing, processingFile, processingQuery } from '../personal/data.ts'
import styles from '../personal/personal.module.css'

/** Why the portal processes personal data, which, for whom and how long. */
export function ProcessingPage() {
  const { t } = useTranslation('privacy')
  const read = useQuery(processingQuery())
  return (
    <Page>
      <PageHeader
        oneLine
        title={t('register.title')}
        line={t('register.line')}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={<ListMenu whole files={processingFile} />}
      />
      <Card flush>
        <Loaded read={read} skeleton={<LinesSkeleton lines={16} />}>
          {({ response, headers }) => (
            <Box component="section" className={styles.scroll} aria-label={t('register.table')} tabIndex={0}>
              <table className={styles.register}>
                <thead>
                  <tr>
                    {headers.map(({ key, label }) => (
                      <th key={key} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {response.map((row) => (
                    <tr key={row.area}>
                      {headers.map(({ key, label }, n) =>
                        n === 0 ? (
                          <th key={key} scope="row">
                            {row[key as keyof Processing]}
                          </th>
                        ) : (
                          <td key={key} data-label={label}>
                            {row[key as keyof Processing]}
                          </td>
                        ),
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
            </Box>
          )}
        </Loaded>
      </Card>
    </Page>
  )
}

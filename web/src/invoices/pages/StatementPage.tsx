import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { accountQuery } from '../data.ts'
import { SummaryStrip } from '../list/SummaryStrip.tsx'
import { OpenItems } from '../one/OpenItems.tsx'
import { StatementButton } from '../StatementButton.tsx'
import styles from '../statement.module.css'

const route = getRouteApi('/in/invoices/statement/$client')

/** What a client has to pay, item by item, to be read without a network, too. Its type is written out: inferred it would depend on the router. */
export function StatementPage(): ReactNode {
  const { client } = route.useParams()
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const read = useQuery(accountQuery(Number(client)))
  return (
    <RecordPage
      read={read}
      title={t('statement')}
      back={<BackLink to="/invoices">{t('title')}</BackLink>}
      lines={10}
    >
      {({ response: account }, frame) => (
        <>
          <PageHeader
            title={t('statement')}
            line={[
              account.client,
              account.client_code,
              account.city,
              t('statementOn', { day: format.dateLong(account.day) }),
            ]
              .filter(Boolean)
              .join(dot)}
            {...frame}
            actions={<StatementButton client={account.client_id} name={account.client} here />}
          />
          <div className={styles.stack}>
            <SummaryStrip summary={account} />
            <OpenItems of={account} />
          </div>
        </>
      )}
    </RecordPage>
  )
}

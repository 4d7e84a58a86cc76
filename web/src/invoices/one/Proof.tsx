import { Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice, InvoiceLine } from '../data.ts'
import { ContestLine } from './ContestLine.tsx'
import styles from './one.module.css'
import { ProofTable } from './ProofTable.tsx'

/** Why a line is not what was agreed; one tap contests it. */
export function Proof({ invoice, line }: { invoice: Pick<Invoice, 'id' | 'number'>; line: InvoiceLine }) {
  const { t } = useTranslation('invoices')
  const [asking, setAsking] = useState(false)
  const { contested } = line
  return (
    <div className={styles.proof}>
      <ProofTable line={line} name={`${line.product_code ?? ''} / ${line.line}`} />
      <div className={styles.contest}>
        {contested && (
          <Link to="/requests/$id" params={{ id: contested.id }} search={{}}>
            {t(contested.state === 'closed' ? 'contestedClosed' : 'contested')}
          </Link>
        )}
        {contested?.state !== 'open' && contested?.state !== 'answered' && (
          <>
            <Button
              leftSection={<IconFlag size={16} />}
              aria-label={t('contestNamed', { code: line.product_code ?? line.line })}
              onClick={() => setAsking(true)}
            >
              {t('contest')}
            </Button>
            <small>{t('contestWords')}</small>
          </>
        )}
      </div>
      {asking && <ContestLine invoice={invoice} line={line} onClose={() => setAsking(false)} />}
    </div>
  )
}

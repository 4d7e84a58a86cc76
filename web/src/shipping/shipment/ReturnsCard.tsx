import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { savePaper, type Shipment } from '../data.ts'
import { ReturnForm } from './ReturnForm.tsx'
import styles from './shipment.module.css'

/** What came back of a shipment, and what may still come back. */
export function ReturnsCard({ one }: { one: Shipment }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const mayReturn = one.may.return && one.returnable.length > 0
  if (one.returns.length === 0 && !mayReturn) return null
  return (
    <div className={styles.page}>
      <Card
        title={t('returns.title')}
        action={
          mayReturn &&
          !open && (
            <Button size="xs" onClick={() => setOpen(true)}>
              {t('returns.add')}
            </Button>
          )
        }
      >
        {one.returns.length === 0 && !open && <p className={styles.muted}>{t('returns.none')}</p>}
        <ul className={styles.lines}>
          {one.returns.map((row) => (
            <li key={row.id}>
              <span>
                {format.date(row.date)}&nbsp;· {row.from}
              </span>
              <Button
                size="xs"
                variant="subtle"
                onClick={() => void savePaper({ kind: 'return', id: row.id }).catch(toast.error)}
              >
                {t('receipt')}
              </Button>
              <b>{format.int(row.quantity)}</b>
            </li>
          ))}
        </ul>
        {open && <ReturnForm one={one} onClose={() => setOpen(false)} />}
      </Card>
    </div>
  )
}

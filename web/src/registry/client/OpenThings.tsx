import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Client } from '../clients/data.ts'
import styles from './ActDialog.module.css'

type Open = Client['open']

/** A refusal because of what is still open says what: all of it, not only the few its sentence names. */
export function useRefusal() {
  const [open, setOpen] = useState<Open | null>(null)
  const refused = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.key !== 'client_has_open_things') return false
    setOpen((error.current as { readonly open: Open }).open)
    return true
  }
  return { open, refused }
}

export function OpenThings({ open }: { open: Open }) {
  const { t } = useTranslation('clients')
  const format = useFormat()
  return (
    <Notice tone="err">
      {t('delete.refused')}
      <ul className={styles.open}>
        {open.map(({ kind, reference, since }) => (
          <li key={`${kind} ${reference}`}>
            {t(`open.${kind}`, { reference })}
            {since && <span>{t('open.since', { date: format.date(since) })}</span>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

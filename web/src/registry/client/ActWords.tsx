import { useTranslation } from 'react-i18next'
import type { Client } from '../clients/data.ts'
import type { ActName } from './ActDialog.tsx'
import styles from './ActDialog.module.css'

const words = {
  suspend: 'suspend.words',
  lift: 'lift.words',
  requestDeletion: 'delete.askWords',
  withdrawDeletion: 'delete.keepWords',
} as const

/** What follows from the act; of the one that cannot be undone, what is erased and what is kept. */
export function ActWords({ act, client }: { act: ActName; client: Client }) {
  const { t } = useTranslation('clients')
  const { t: ui } = useTranslation('ui')
  if (act !== 'approveDeletion') return <p>{t(words[act])}</p>
  return (
    <>
      <dl className={styles.fate}>
        <dt>{t('delete.erased')}</dt>
        <dd>{t('delete.erasedWords')}</dd>
        <dt>{t('delete.kept')}</dt>
        <dd>{t('delete.keptWords', { code: client.code })}</dd>
      </dl>
      <p>{ui('irreversible')}</p>
    </>
  )
}

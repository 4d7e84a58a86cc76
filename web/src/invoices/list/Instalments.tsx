import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { InvoiceRow } from '../data.ts'
import styles from './list.module.css'

/** The instalments as little boxes, paid, late and to come, and the one that is next. */
export function Instalments({ of }: { of: InvoiceRow }) {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const parts = of.due_dates
  const next = parts.find(({ state }) => state !== 'paid')
  if (of.kind === 'credit_note') return <span className={styles.muted}>{format.date(of.date)}</span>
  const said = parts
    .map(({ n, date, state }) => `${n}: ${format.date(date)}, ${t(`state.${state}`)}`)
    .join('; ')
  return (
    <span className={styles.parts}>
      <span className="sr-only">{said}</span>
      <span className={styles.boxes} aria-hidden>
        {parts.map(({ n, state }) => (
          <span key={n} className={styles.box} data-state={state} />
        ))}
      </span>
      {next && (
        <span>
          {parts.length > 1 && <span className={styles.muted}>{t('nth', { n: next.n })} </span>}
          {format.dayMonthShort(next.date)}
        </span>
      )}
    </span>
  )
}

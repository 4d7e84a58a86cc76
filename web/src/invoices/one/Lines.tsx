import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Invoice } from '../data.ts'
import styles from './one.module.css'

/** The lines with what they add up to. */
export function Lines({ one }: { one: Invoice }) {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  if (one.lines.length === 0) return <EmptyState drawing="folder" title={t('noLines')} />
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('code')}</th>
          <th scope="col">{t('description')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {one.lines.map((line) => (
          <tr key={line.line}>
            <td>{line.product_code ?? <span className={styles.free}>{t('freeLine')}</span>}</td>
            <td>{line.description}</td>
            <td>{format.int(line.quantity)}</td>
            <td>{format.money(line.amount, true)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('netAndVat', { net: format.money(one.net, true), vat: format.money(one.vat, true) })}
          </th>
          <td>{format.money(one.gross, true)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

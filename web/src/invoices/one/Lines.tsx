import { lineCheckLegend, uncheckedReasonLegend } from '@mandato/contract/invoices/status'
import { numberIn } from '@mandato/contract/numbers'
import { IconCheck, IconMinus, IconScale } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Invoice, InvoiceLine } from '../data.ts'
import styles from './one.module.css'
import { Proof } from './Proof.tsx'

const signs = { agrees: IconCheck, differs: IconScale, unknown: IconMinus } as const

/** The lines with what they add up to; beside each what the price rule says of it, and below those that differ why. */
export function Lines({ one }: { one: Invoice }) {
  const { t } = useTranslation('invoices')
  // Metres and kilograms have decimals.
  const pieces = numberIn(useLanguage(), { maximumFractionDigits: 3 })
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
          <Fragment key={line.line}>
            <tr data-check={line.check}>
              <td>
                <span className={styles.checked}>
                  <Check line={line} />
                  {line.product_code ?? <span className={styles.free}>{t('freeLine')}</span>}
                </span>
              </td>
              <td>{line.description}</td>
              <td>{pieces(line.quantity)}</td>
              <td>{format.euro(line.amount, true)}</td>
            </tr>
            {line.check === 'differs' && (
              <tr data-proof>
                <td colSpan={4}>
                  <Proof invoice={one} line={line} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('netAndVat', { net: format.euro(one.net, true), vat: format.euro(one.vat, true) })}
          </th>
          <td>{format.euro(one.gross, true)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A sign with its words: agreed, another price, or why it cannot be worked out. */
function Check({ line: { check, reason } }: { line: InvoiceLine }) {
  const language = useLanguage()
  const Sign = signs[check]
  const words = [
    lineCheckLegend[check].label[language],
    reason && uncheckedReasonLegend[reason].label[language],
  ]
    .filter(Boolean)
    .join(': ')
  return (
    <span className={styles.sign} title={words}>
      <Sign size={16} aria-hidden />
      <span className="sr-only">{words}</span>
    </span>
  )
}

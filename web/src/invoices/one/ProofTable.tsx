import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { exact, exactChain } from '../../prices/index.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { InvoiceLine, Reckoned } from '../data.ts'
import styles from './one.module.css'

type Said = Pick<InvoiceLine, 'amount' | 'expected' | 'difference' | 'proof'>

/** What was invoiced above what was agreed, with a column for each discount, and why that day counts. */
export function ProofTable({ line, name }: { line: Said; name: string }) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  const format = useFormat()
  const { amount, expected, difference, proof } = line
  const off = format.euro(Math.abs(difference), true)
  if (!proof) return <p className={styles.proofTitle}>{t(difference > 0 ? 'above' : 'below', { off })}</p>
  const { agreed, invoiced, cause, day, day_is: dayIs } = proof
  const why =
    cause === 'other_row' && invoiced
      ? t('cause.other_row', { day: format.date(invoiced.valid_from) })
      : t(`cause.${cause}`, {
          chain: invoiced?.chain ? exactChain(invoiced.chain, language) : t('noDiscount'),
        })
  const columns = Math.max(agreed.steps.length, invoiced?.steps.length ?? 0)
  return (
    <>
      <p className={styles.proofTitle}>
        {t(difference > 0 ? 'above' : 'below', { off })}: {why}
      </p>
      <Box
        component="section"
        className={styles.proofScroll}
        tabIndex={0}
        aria-label={t('proofOf', { name })}
      >
        <table className={styles.proofTable}>
          <thead>
            <tr>
              <th scope="col">{t('rowOfList', { list: proof.list })}</th>
              <th scope="col">{t('listPrice')}</th>
              {Array.from({ length: columns }, (_, i) => (
                <th key={i} scope="col">
                  {t('nthDiscount', { n: i + 1 })}
                </th>
              ))}
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            <Row label={t('invoicedRow')} of={invoiced} columns={columns} amount={amount} />
            <Row label={t('agreedRow')} of={agreed} columns={columns} amount={expected ?? 0} />
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={columns + 2}>
                {t(`dayIs.${dayIs}`, { day: format.dateLong(day) })}
              </th>
              <td>{format.deltaMoney(difference, true)}</td>
            </tr>
          </tfoot>
        </table>
      </Box>
    </>
  )
}

interface RowProps {
  label: string
  of: Reckoned | null
  columns: number
  amount: number
}
function Row({ label, of, columns, amount }: RowProps) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  const format = useFormat()
  return (
    <tr>
      <th scope="row">{of ? t('rowSince', { what: label, day: format.date(of.valid_from) }) : label}</th>
      <td>{of ? format.euro(of.list_price, true) : '–'}</td>
      {Array.from({ length: columns }, (_, i) => {
        const step = of?.steps[i]
        return (
          <td key={i}>
            {step ? (
              <>
                <small>−{exact(String(step.percent), language)}%</small>{' '}
                {format.euro(Number(step.subtotal), true)}
              </>
            ) : (
              '–'
            )}
          </td>
        )
      })}
      <td>
        <b>{format.euro(amount, true)}</b>
      </td>
    </tr>
  )
}

import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { signOf, tintOf } from '../ui/figures/Delta.tsx'
import { useFormat } from '../ui/useFormat.ts'
import styles from './MonthGrid.module.css'
import { usePhone } from '../ui/useUpTo.ts'

export interface GridRow {
  readonly key: string
  readonly label: ReactNode
  readonly tone?: 'muted' | 'strong' | 'budget' | 'total'
  /** Twelve figures; null for a month that has not begun. */
  readonly months: readonly (ReactNode | null)[]
  /** The size of a change, which tints its cell. */
  readonly changes?: readonly (number | null)[]
  /** The whole year, where the grid has such a column. */
  readonly sum?: ReactNode
}

interface Props {
  label: string
  /** Above the names of the rows. */
  corner?: string
  rows: readonly GridRow[]
  /** The month still running, and its last counted day. */
  running: { readonly month: number; readonly day: string } | null
  /** The head of the column of sums. */
  sum?: string
}

/** Figures month by month: months across on a desk, one below the other on a phone. */
export function MonthGrid({ label, corner, rows, running, sum }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const phone = usePhone()
  const monthHead = (month: number) => (
    <>
      {format.month(month)}
      {running?.month === month && (
        <span className="sr-only"> {t('months.running', { day: running.day })}</span>
      )}
    </>
  )
  const months = Array.from({ length: 12 }, (_, i) => i + 1)
  const now = (month: number) => (running?.month === month ? styles.now : undefined)
  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
    <Box component="section" className={styles.box} tabIndex={0} aria-label={label}>
      <table className={phone ? styles.down : `${styles.across} ${sum ? '' : styles.even}`}>
        <caption className="sr-only">{label}</caption>
        {phone ? (
          <>
            <thead>
              <tr>
                <th scope="col">{t('months.month')}</th>
                {rows.map((row) => (
                  <th key={row.key} scope="col" className={row.tone && styles[row.tone]}>
                    {row.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month}>
                  <th scope="row" className={now(month)}>
                    {monthHead(month)}
                  </th>
                  {rows.map((row) => (
                    <Cell key={row.key} row={row} month={month} />
                  ))}
                </tr>
              ))}
              {sum && (
                <tr className={styles.sums}>
                  <th scope="row">{sum}</th>
                  {rows.map((row) => (
                    <td key={row.key} className={row.tone && styles[row.tone]}>
                      {row.sum}
                    </td>
                  ))}
                </tr>
              )}
            </tbody>
          </>
        ) : (
          <>
            <thead>
              <tr>
                <th scope="col">{corner ?? <span className="sr-only">{t('months.year')}</span>}</th>
                {months.map((month) => (
                  <th key={month} scope="col" className={now(month)}>
                    {monthHead(month)}
                  </th>
                ))}
                {sum && <th scope="col">{sum}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} className={row.tone && styles[row.tone]}>
                  <th scope="row">{row.label}</th>
                  {months.map((month) => (
                    <Cell key={month} row={row} month={month} />
                  ))}
                  {sum && <td className={styles.strong}>{row.sum}</td>}
                </tr>
              ))}
            </tbody>
          </>
        )}
      </table>
    </Box>
  )
}

const tints = { up: styles.rise, down: styles.fall, flat: undefined }

function Cell({ row, month }: { row: GridRow; month: number }) {
  const change = row.changes?.[month - 1] ?? null
  const tint = change === null ? undefined : tints[signOf(change)]
  return (
    <td
      className={[row.tone && styles[row.tone], tint].filter(Boolean).join(' ')}
      style={{ '--tint': tintOf(change) }}
    >
      {row.months[month - 1]}
    </td>
  )
}

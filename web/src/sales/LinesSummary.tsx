import { useQuery } from '@tanstack/react-query'
import { categories } from '@mandato/contract/sales/categories'
import { useTranslation } from 'react-i18next'
import { isLanguage } from '../platform/i18n/languages.ts'
import { useFormat } from '../ui/useFormat.ts'
import { currentQuery, type LinesMeta } from './data.ts'
import type { LinesAsked } from './lines-asked.ts'
import styles from './LinesPanel.module.css'
import { usePeriodWords } from './usePeriodWords.ts'
import { useView } from './view.ts'
import { dot } from '../ui/dot.ts'

/** Which figure the lines are of, how much they are together, how many invoices and credit notes. */
export function LinesSummary({ asked, meta }: { asked: LinesAsked; meta: LinesMeta }) {
  const { t, i18n } = useTranslation('sales')
  const format = useFormat()
  const view = useView()
  const words = usePeriodWords(view.meta)
  const named = useSubjectName(asked)
  const period = asked.month
    ? t('months.of', { month: format.monthLong(asked.month), year: asked.year })
    : asked.upTo === 'cut'
      ? words.upTo(asked.year)
      : words.wholeYear(asked.year)
  const category =
    asked.category && isLanguage(i18n.language) && categories[asked.category]?.label[i18n.language]
  const count = (key: 'invoices' | 'credits', of: number) => t(`explain.${key}`, { count: of })
  return (
    <div>
      <p className={styles.what}>{[named, category, asked.code, period].filter(Boolean).join(dot)}</p>
      <p className={styles.amount}>{format.euro(meta.total, true)}</p>
      <p className={styles.counts}>
        {count('invoices', meta.invoice_lines)}&nbsp;· {count('credits', meta.credit_lines)}
      </p>
    </div>
  )
}

/** The answer of lines does not name its subject; that of the figures does. */
function useSubjectName(asked: LinesAsked): string {
  const { ask, name } = useView()
  const other = asked.agency !== undefined || asked.client !== undefined
  const about = { agency: asked.agency ?? 0, ...(asked.client && { client: asked.client }) }
  const read = useQuery({ ...currentQuery({ ...ask, about }), enabled: other })
  if (!other) return name
  const subject = read.data?.meta.subject
  return subject?.client?.business_name ?? subject?.agency?.business_name ?? '…'
}

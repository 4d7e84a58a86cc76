import { numberIn } from '@mandato/contract/numbers'
import type { Language } from '@mandato/contract/words'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Settings } from './data.ts'
import styles from './settings.module.css'

/** A rate: 2,15 */
export const percentIn = (language: Language) =>
  numberIn(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

interface Props {
  history: Settings['invoices']['history']
  nameOf: (from: string) => string
}

/** The rates that stood before each change, so that a statement of then can be reckoned again. */
export function RatesBefore({ history, nameOf }: Props) {
  const { t } = useTranslation('settings')
  const { dateTime } = useFormat()
  const percent = percentIn(useLanguage())
  if (history.length === 0) return null
  return (
    <Card title={t('rates.before')} count={history.length} flush>
      <ul className={styles.versions}>
        {history.map(({ at, by, rates }) => (
          <li key={at}>
            <b>{[t('rates.until', { moment: dateTime(at) }), by].filter(Boolean).join(dot)}</b>
            <p>
              {rates
                .toSorted((a, b) => (a.from < b.from ? 1 : -1))
                .map(({ from, rate }) => `${nameOf(from)} ${percent(rate)}%`)
                .join(dot)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import { exact, exactChain } from '../exact.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { Explained } from '../data.ts'
import styles from './one.module.css'

/** From the list to the net price: each step with what it takes, exact, rounded once at the end. */
export function Waterfall({ one }: { one: Explained }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const format = useFormat()
  const top = one.list_price || 1
  const high = (value: number) => `${Math.max(0, (100 * value) / top)}%`
  const winner = one.rules.find(({ wins, level }) => wins && level !== 'price')
  return (
    <figure className={styles.way}>
      <figcaption>
        <b>{t('way')}</b>
        {one.effective_percent > 0 && (
          <span>{t('equals', { percent: exact(String(one.effective_percent), language) })}</span>
        )}
      </figcaption>
      <ol className={styles.bars}>
        {one.steps.map((step, i) => {
          const value = Number(step.after)
          const taken = step.before === null || step.step === 'net' ? 0 : Number(step.before) - value
          return (
            <li key={i} data-step={step.step}>
              <div className={styles.column} aria-hidden>
                {taken > 0 && <span className={styles.taken} style={{ height: high(taken) }} />}
                <span className={styles.left0} style={{ height: high(value) }} />
              </div>
              <b>{exact(step.after, language)}</b>
              <span>
                {step.step === 'list'
                  ? t('listNamed', { list: one.list })
                  : step.step === 'net'
                    ? t('net')
                    : `−${exact(String(step.percent ?? 0), language)}%`}
              </span>
              <small>
                {step.step === 'list' && one.valid_from
                  ? [
                      t('since', { date: format.date(one.valid_from) }),
                      one.valid_to && t('until', { date: format.date(one.valid_to) }),
                    ]
                      .filter(Boolean)
                      .join(' ')
                  : step.step === 'net'
                    ? t('roundedOnce')
                    : t('step', { n: i })}
              </small>
            </li>
          )
        })}
      </ol>
      {winner && one.chain && (
        <p className={styles.chain}>
          {t(`chainOf.${winner.level === 'price' ? 'list' : winner.level}`)}{' '}
          <b>{exactChain(one.chain, language)}</b>
          {winner.note && `, ${winner.note}`}, {t('since', { date: format.date(winner.valid_from) })}
        </p>
      )}
    </figure>
  )
}

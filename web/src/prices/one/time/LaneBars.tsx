import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../platform/i18n/useLanguage.ts'
import { useFormat } from '../../../ui/useFormat.ts'
import type { Rule } from '../../data.ts'
import { exactChain } from '../../exact.ts'
import { type Lane, letter } from './shape.ts'
import styles from './time.module.css'

export const laneHeight = 38
const bar = 20

/** What competed on one level, each as long as it holds: the winner tinted, dashed what has not begun. */
export function LaneBars({ lane, top }: { lane: Lane; top: number }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const format = useFormat()
  const nameOf = ({ price, chain }: Rule) =>
    price === null ? exactChain(chain ?? '0', language) : format.money(price, true)
  return (
    <g>
      <text className={styles.quiet} x={8} y={top + 11}>
        {lane.level === 'price' ? t('rules.price') : `${t('rules.discount')}: ${t(`levels.${lane.level}`)}`}
      </text>
      {lane.bars.map(({ rule, from, to, until, later }) => {
        const name = nameOf(rule)
        return (
          <g
            key={rule.valid_from}
            className={styles.bar}
            data-wins={rule.wins || undefined}
            data-later={later || undefined}
          >
            <rect x={from + 0.5} y={top + 15} width={Math.max(0, to - from - 1)} height={bar} rx={3}>
              <title>
                {[name, format.date(rule.valid_from), rule.valid_to && format.date(rule.valid_to)]
                  .filter(Boolean)
                  .join(' – ')}
              </title>
            </rect>
            {until - from > name.length * letter + 6 && (
              <text x={(from + until) / 2} y={top + 29} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

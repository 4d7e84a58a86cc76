import { useTranslation } from 'react-i18next'
import { today } from '../../ui/today.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Explained, Stretch } from '../data.ts'
import styles from './one.module.css'

/** Stretches of the last years are enough for a picture. */
const most = 7
const [wide, high, foot] = [640, 150, 22]
const dayOf = (day: string) => Date.parse(`${day}T12:00:00Z`) / 86_400_000

/** The net price through time as a staircase: what held, and, dashed, what is already loaded. */
export function Timeline({ one }: { one: Explained }) {
  const { t } = useTranslation('prices')
  const format = useFormat()
  const shown = one.timeline.filter(({ net_price }) => net_price !== null).slice(-most)
  const [first] = shown
  if (!first || shown.length < 2) return null
  const now = dayOf(today())
  const last = Math.max(now, ...shown.map(({ from }) => dayOf(from))) + 45
  const begin = dayOf(first.from)
  const values = shown.map(({ net_price }) => net_price ?? 0)
  const [low, top] = [Math.min(...values), Math.max(...values)]
  const x = (day: number) => 8 + ((day - begin) / (last - begin)) * (wide - 16)
  const y = (value: number) =>
    top === low ? high / 2 : 26 + (1 - (value - low) / (top - low)) * (high - foot - 44)
  const ends = (stretch: Stretch) => (stretch.to === null ? last : Math.min(last, dayOf(stretch.to) + 1))
  return (
    <Card title={t('time.title')} hint={one.owner.client ?? ''}>
      <svg
        viewBox={`0 0 ${wide} ${high}`}
        className={styles.time}
        role="img"
        aria-label={shown
          .map(({ from, net_price }) => `${format.date(from)}: ${format.money(net_price ?? 0, true)}`)
          .join('; ')}
      >
        <line className={styles.now} x1={x(now)} x2={x(now)} y1={14} y2={high - foot} />
        <text className={styles.nowText} x={x(now)} y={10} textAnchor="middle">
          {t('time.today')}
        </text>
        {shown.map((stretch, i) => {
          const [from, to] = [x(dayOf(stretch.from)), x(ends(stretch))]
          const level = y(stretch.net_price ?? 0)
          const next = shown[i + 1]
          return (
            <g key={stretch.from} data-later={stretch.loaded_only || undefined} className={styles.stretch}>
              <path d={`M${from},${level}H${to}${next ? `V${y(next.net_price ?? 0)}` : ''}`} />
              {(to - from > 44 || !next) && (
                <text x={Math.min(from + 3, wide - 46)} y={level - 6}>
                  {format.money(stretch.net_price ?? 0, true)}
                </text>
              )}
              {to - from > 52 && (
                <text className={styles.when} x={from + 3} y={high - 6}>
                  {format.month(Number(stretch.from.slice(5, 7)))} {stretch.from.slice(0, 4)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <p className={styles.legend}>
        <span data-kind="held">{t('time.held')}</span>
        <span data-kind="loaded">{t('time.loaded')}</span>
      </p>
    </Card>
  )
}

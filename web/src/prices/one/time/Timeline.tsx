import { useElementSize } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { dot } from '../../../ui/dot.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { today } from '../../../ui/today.ts'
import type { Format } from '../../../ui/format.ts'
import { useFormat } from '../../../ui/useFormat.ts'
import type { Explained } from '../../data.ts'
import { LaneBars, laneHeight } from './LaneBars.tsx'
import { letter, lineHeight, shapeOf, type Step, type WordsAt, wordsOf } from './shape.ts'
import styles from './time.module.css'

/** Before the card has its size. */
const usual = 640
const foot = 20

/** The net price through time: what held, dashed what has not begun, empty where the list had no price; below it what competed. */
export function Timeline({ one }: { one: Explained }) {
  const { t } = useTranslation('prices')
  const format = useFormat()
  const { ref, width } = useElementSize()
  const wide = width || usual
  const shape = shapeOf(one, today(), wide)
  if (!shape) return null
  const { now, steps, lanes } = shape
  const high = lineHeight + lanes.length * laneHeight + foot
  const saidOf = ({ stretch }: Step) =>
    stretch.net_price === null ? t('notInList') : format.price(stretch.net_price, one.currency)
  const places = wordsOf(
    steps.map((step) => ({ ...step, long: saidOf(step).length * letter })),
    wide,
  )
  return (
    <Card
      title={t('time.title')}
      hint={[one.owner.client, one.currency].filter(Boolean).join(dot)}
      action={
        <p className={styles.legend}>
          <span data-kind="held">{t('time.held')}</span>
          <span data-kind="loaded">{t('time.loaded')}</span>
        </p>
      }
    >
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${wide} ${high}`}
          className={styles.time}
          role="img"
          aria-label={steps.map((step) => `${format.date(step.stretch.from)}: ${saidOf(step)}`).join('; ')}
        >
          <rect className={styles.future} x={now} y={14} width={wide - now} height={high - foot - 14} />
          {steps.map((step, i) => (
            <Piece key={step.stretch.from} step={step} said={saidOf(step)} words={places[i] ?? null} />
          ))}
          {lanes.map((lane, i) => (
            <LaneBars key={lane.level} lane={lane} top={lineHeight + i * laneHeight} />
          ))}
          <line className={styles.now} x1={now} x2={now} y1={14} y2={high - foot} />
          <text className={styles.quiet} x={now} y={10} textAnchor={now > wide - 40 ? 'end' : 'middle'}>
            {t('time.today')}
          </text>
          {datesOf(steps, format, wide).map(({ at, words }) => (
            <text key={at} className={styles.quiet} x={at} y={high - 5}>
              {words}
            </text>
          ))}
        </svg>
      </div>
    </Card>
  )
}

function Piece({
  step: { part, level, from, to, path },
  said,
  words,
}: {
  step: Step
  said: string
  words: WordsAt | null
}) {
  if (level === null)
    return (
      <g className={styles.gap}>
        <line x1={from} x2={to} y1={lineHeight - 8} y2={lineHeight - 8} />
        {words && (
          <text className={styles.quiet} x={(from + to) / 2} y={lineHeight - 14} textAnchor="middle">
            {said}
          </text>
        )}
      </g>
    )
  return (
    <g className={styles.step} data-part={part}>
      <path d={path} />
      {words && (
        <text x={words.at} y={level - 6} textAnchor={words.anchor}>
          {said}
        </text>
      )}
    </g>
  )
}

/** When each stretch began, where there is room beside the one before and up to the edge. */
function datesOf(steps: readonly Step[], format: Format, wide: number) {
  let free = 0
  return steps.flatMap(({ from, stretch }) => {
    const words = `${format.month(Number(stretch.from.slice(5, 7)))} ${stretch.from.slice(0, 4)}`
    const at = Math.min(from, wide - words.length * letter)
    if (at < free) return []
    free = at + words.length * letter + 8
    return [{ at, words }]
  })
}

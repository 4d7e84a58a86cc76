import { useElementSize } from '@mantine/hooks'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartLegend } from './ChartLegend.tsx'
import styles from './MonthChart.module.css'
import { MonthSlot } from './MonthSlot.tsx'
import { MonthTable } from './MonthTable.tsx'
import { MonthTip } from './MonthTip.tsx'
import { type Month, monthGeometry } from './months.ts'
import { linear } from './scale.ts'
import { useFormat } from '../useFormat.ts'

export interface MonthChartProps {
  /** What is drawn, for those who do not see it: "Monthly revenue 2025 and 2024". */
  label: string
  months: readonly Month[]
  year: number
  /** null: this year alone, beside its budget. */
  prevYear: number | null
  /** The month still running (1–12), drawn hatched; none for a whole year. */
  running?: number | null
  /** At least this high; where there is more room, the chart takes it. */
  height?: number
  /** `false` where the card's head already holds a ChartLegend. */
  legend?: boolean
}

/**
 * Twelve months: this year over the previous one, the budget as a tick per month. A picture for the eye,
 * a table for everybody else.
 */
export function MonthChart({
  label,
  months,
  year,
  prevYear,
  running = null,
  height: least = 212,
  legend = true,
}: MonthChartProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const { ref, width, height } = useElementSize()
  const hatch = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const g = monthGeometry(months, width, height)
  const y = linear([g.low, g.high], [g.bottom, g.top])
  const shown = months.find((month) => month.m === pointed)
  const names = months.map(({ m }) => format.month(m))
  // A small client's ticks are less than 1,000 apart: without a decimal two labels would be equal.
  const fine = g.ticks.some((tick) => tick % 1000 !== 0)
  // Where the longest has no room, all are told by their first letter.
  const letters = g.slot < 7 * Math.max(...names.map((name) => name.length)) + 3
  return (
    <figure className={styles.figure}>
      {legend && (
        <ChartLegend
          year={year}
          prevYear={prevYear}
          running={running}
          budget={months.some((m) => m.budget !== null)}
        />
      )}
      <div
        ref={ref}
        className={styles.plot}
        style={{ minHeight: least }}
        onPointerLeave={() => setPointed(null)}
      >
        {width > 0 && (
          <svg width={width} height={height} role="img" aria-label={label}>
            <defs>
              <pattern
                id={hatch}
                width="5"
                height="5"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="5" height="5" className={styles.hatchGround} />
                <rect width="2.4" height="5" className={styles.hatchLine} />
              </pattern>
            </defs>
            {g.ticks.map((tick) => (
              <g key={tick}>
                <line
                  x1={g.left}
                  x2={width}
                  y1={y(tick)}
                  y2={y(tick)}
                  className={tick ? styles.grid : styles.base}
                />
                <text x={g.left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className={styles.tick}>
                  {format.thousands(tick, fine)}
                </text>
              </g>
            ))}
            {months.map((month, i) => (
              <MonthSlot
                key={month.m}
                month={month}
                next={months[i + 1]}
                x={g.left + i * g.slot}
                width={g.slot}
                y={y}
                hatch={month.m === running ? hatch : null}
                alone={prevYear === null}
                name={letters ? names[i]?.slice(0, 1) : names[i]}
                onPoint={setPointed}
                foot={height - 6}
              />
            ))}
          </svg>
        )}
        {shown && (
          <MonthTip
            month={shown}
            year={year}
            prevYear={prevYear}
            x={g.left + (shown.m - 0.5) * g.slot}
            room={width}
          />
        )}
      </div>
      <figcaption className="sr-only">
        <MonthTable label={label} months={months} year={year} prevYear={prevYear} unit={t('chart.unit')} />
      </figcaption>
    </figure>
  )
}

import type { ReactNode } from 'react'
import styles from './FigureStrip.module.css'

export interface Figure {
  readonly key: string
  readonly label: ReactNode
  /** `<BigMoney>`, `<BigPercent>` or words. */
  readonly value: ReactNode
  /** Right of the label: the amount the figure is measured by. */
  readonly note?: ReactNode
  /** Beside or below the figure: a bar and its sentence. */
  readonly aside?: ReactNode
  /** This year: on tint, under a cotto line; on a phone it leads the strip. */
  readonly current?: boolean
  /** On a phone it joins this year's figure: in its corner, or as its foot. */
  readonly joins?: 'corner' | 'foot'
  /** Its share of the width; 1 unless said. */
  readonly grow?: number
}

/** The figures of a page in one strip 76 px high, parted by hairlines. */
export function FigureStrip({ figures, label }: { figures: readonly Figure[]; label: string }) {
  return (
    <div className={styles.place}>
      <dl
        className={styles.strip}
        aria-label={label}
        style={{ gridTemplateColumns: figures.map((f) => `minmax(0, ${f.grow ?? 1}fr)`).join(' ') }}
      >
        {figures.map((figure) => (
          <div
            key={figure.key}
            className={`${figure.current ? styles.current : styles.figure} ${figure.joins ? styles[figure.joins] : ''}`}
          >
            <dt className={styles.label}>
              <span>{figure.label}</span>
              {figure.note && <span className={styles.note}>{figure.note}</span>}
            </dt>
            <dd className={styles.value}>
              {figure.value}
              {figure.aside && <span className={styles.aside}>{figure.aside}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

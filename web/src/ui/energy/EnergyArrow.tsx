import type { EnergyRange } from '@mandato/contract/catalogue/energy'
import { labelWords } from '@mandato/contract/catalogue/energy-words'
import { arrowShapes } from '@mandato/contract/catalogue/energy-arrow'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import styles from './EnergyArrow.module.css'

interface Props {
  of: { readonly energy_class: string | null; readonly energy_range: EnergyRange | null }
  /** In pixels: at least as high as the price beside it. */
  height?: number
  /** The label itself, opened by a click (Regulation 2017/1369: nested display). */
  label?: string | null
}

/**
 * The energy class of an article with its range, wherever the article is offered: nothing where it has no label. White
 * letters on yellow cannot be read by everybody: the black edge and the name for screen readers carry the class.
 */
export function EnergyArrow({ of: { energy_class, energy_range }, height = 22, label }: Props) {
  const language = useLanguage()
  if (energy_class === null || energy_range === null) return null
  const said = labelWords({ energy_class, energy_range }, language)
  const {
    width,
    height: units,
    arrow,
    box,
    up,
    colour,
    range,
    letters,
  } = arrowShapes(energy_class, energy_range)
  const picture = (
    <svg
      className={styles.arrow}
      role="img"
      aria-label={said}
      viewBox={`0 0 ${width} ${units}`}
      height={height}
      width={(width * height) / units}
    >
      <title>{said}</title>
      <rect x="1" y="1" width={box} height={units - 2} className={styles.box} />
      <polygon points={arrow} fill={colour} className={styles.edge} />
      <path d={up} className={styles.up} />
      {range.map(({ path, x, y, scale }, at) => (
        <path key={at} d={path} transform={`translate(${x} ${y}) scale(${scale})`} className={styles.small} />
      ))}
      {letters.map(({ path, x, y, scale }, at) => (
        <path
          key={at}
          d={path}
          transform={`translate(${x} ${y}) scale(${scale})`}
          className={styles.letter}
        />
      ))}
    </svg>
  )
  return label ? (
    <a className={styles.link} href={label} target="_blank" rel="noreferrer">
      {picture}
    </a>
  ) : (
    picture
  )
}

import type { EnergyRange } from '@mandato/contract/catalogue/energy'
import { labelWords, openLabelWords } from '@mandato/contract/catalogue/energy-words'
import { arrowShapes } from '@mandato/contract/catalogue/energy-arrow'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Opening } from './Opening.tsx'
import styles from './EnergyArrow.module.css'

interface Props {
  of: { readonly energy_class: string | null; readonly energy_range: EnergyRange | null }
  /** In pixels: at least as high as the price beside it. */
  height?: number
  /** Of the article: its label opens by a click, where there is one. Left out inside of what itself leads somewhere. */
  code?: string
}

/**
 * The energy class of an article with its range, wherever the article is offered: nothing where it has no label. White
 * letters on yellow cannot be read by everybody: the black edge and the name for screen readers carry the class.
 */
export function EnergyArrow({ of: { energy_class, energy_range }, height = 22, code }: Props) {
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
  return code ? (
    <Opening code={code} name={`${said}: ${openLabelWords[language]}`}>
      {picture}
    </Opening>
  ) : (
    picture
  )
}

import { type Labelled, withLabels } from '@mandato/contract/catalogue/energy-in-texts'
import { Fragment } from 'react'
import { EnergyArrow } from './EnergyArrow.tsx'
import styles from './EnergyArrow.module.css'

export interface LabelledTextProps {
  text: string
  labels: readonly Labelled[]
  /** Of the arrows, in pixels: that of a line of the text. */
  height?: number
  /** The arrows open the labels: not where the text is itself a link. */
  opens?: boolean
}

/** A text in which behind the code of each article with an energy label stands its arrow. */
export const LabelledText = ({ text, labels, height = 18, opens }: LabelledTextProps) =>
  withLabels(text, labels).map((piece, place) =>
    typeof piece === 'string' ? (
      <Fragment key={place}>{piece}</Fragment>
    ) : (
      <span key={place} className={styles.inText}>
        <EnergyArrow of={piece} height={height} {...(opens && { code: piece.code })} />
      </span>
    ),
  )

import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { EnergyArrow } from '../../../ui/energy/EnergyArrow.tsx'
import { Money } from '../../../ui/figures/Money.tsx'
import { sameParts } from '../../../ui/forms/same.ts'
import styles from '../form.module.css'
import type { TypedLine } from '../typed.ts'
import { netOf } from './price.ts'

const isNamed = ({ product_code, description }: TypedLine) => `${product_code}${description}`.trim() !== ''

interface Props {
  line: TypedLine
  at: number
  onWhy: (at: number) => void
}

function Cells({ line, at, onWhy }: Props) {
  const { t } = useTranslation('orders')
  const { price } = line
  const net = netOf(line)
  return (
    <span className={styles.price}>
      {price ? (
        <>
          <EnergyArrow of={price} code={line.product_code} height={18} />
          <s className={styles.list}>
            <span className="sr-only">{t('price.list')} </span>
            <Money value={price.list_price} cents />
          </s>
          <button type="button" className={styles.net} onClick={() => onWhy(at)}>
            <span className="sr-only">{t('price.net')} </span>
            <Money value={price.net_price} cents />
          </button>
          <b className={styles.amount}>
            <span className="sr-only">{t('price.amount')} </span>
            {net === null ? '–' : <Money value={net / 100} cents />}
          </b>
        </>
      ) : (
        <small className={styles.confirm}>{isNamed(line) && t('form.toConfirm')}</small>
      )}
    </span>
  )
}

/** What a line costs: class, list, net and amount; without a price it is to be confirmed, never 0. */
export const PriceCells = memo(
  Cells,
  ({ line: was, ...before }, { line: is, ...after }) =>
    sameParts(before, after) &&
    was.price === is.price &&
    was.quantity === is.quantity &&
    isNamed(was) === isNamed(is),
)

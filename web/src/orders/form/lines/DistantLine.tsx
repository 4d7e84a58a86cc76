import { EnergyArrow } from '../../../ui/energy/EnergyArrow.tsx'
import { useFormat } from '../../../ui/useFormat.ts'
import styles from '../form.module.css'
import type { TypedLine } from '../typed.ts'
import { netOf } from './price.ts'

/** A line far from what is in sight: its words without the fields, found by the browser’s search like the others. */
export function DistantLine({ line, priced }: { line: TypedLine; priced: boolean }) {
  const format = useFormat()
  const net = netOf(line)
  const { price } = line
  return (
    <>
      <span>{line.product_code}</span>
      <span>{line.description}</span>
      <span>
        {line.quantity} {price?.unit && <small>{price.unit}</small>}
      </span>
      {priced && (
        <span className={styles.price}>
          {price && <EnergyArrow of={price} height={18} />}
          {net !== null && <b className={styles.amount}>{format.money(net / 100, true)}</b>}
        </span>
      )}
    </>
  )
}

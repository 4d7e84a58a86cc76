import { useFormat } from '../useFormat.ts'
import styles from './figures.module.css'

interface Props {
  value: number | null | undefined
  cents?: boolean
  /** With the sign of the euro. */
  euro?: boolean
  /** To the cent, with the sign of this currency; without one where it is null. */
  currency?: string | null | undefined
}

/** An amount inside text or a table. */
export function Money({ value, cents, euro, currency }: Props) {
  const format = useFormat()
  if (value === null || value === undefined) return <>—</>
  if (currency !== undefined)
    return <>{currency === null ? format.money(value, true) : format.price(value, currency)}</>
  return <>{euro ? format.euro(value, cents) : format.money(value, cents)}</>
}

/** An amount as the figure of a card: Fraunces, the euro small and on the side where the language puts it. */
export function BigMoney({ value, soft }: { value: number | null; soft?: boolean }) {
  const format = useFormat()
  const [before = '', after = ''] = value === null ? ['—'] : format.euro(value).split('€')
  return (
    <span className={`${styles.figure} ${soft ? styles.soft : ''}`}>
      {before.trim()}
      {value !== null && <small data-leads={!before || undefined}>€</small>}
      {after.trim()}
    </span>
  )
}

/** A percentage or change as the figure of a card. */
export function BigPercent({ value, delta }: { value: number | null; delta?: boolean }) {
  const format = useFormat()
  const tone = delta && value !== null ? (value > 0 ? styles.up : value < 0 ? styles.down : '') : ''
  return (
    <span className={`${styles.figure} ${tone}`}>
      {value === null ? '—' : delta ? format.delta(value) : format.decimal(value)}
      {value !== null && !delta && <small>%</small>}
    </span>
  )
}

/** A word where a figure would stand: "new". */
export const BigWord = ({ children }: { children: string }) => (
  <span className={`${styles.figure} ${styles.soft}`}>{children}</span>
)

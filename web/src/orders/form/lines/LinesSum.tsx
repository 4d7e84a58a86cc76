import { countsOf } from '@mandato/contract/orders/units'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/useFormat.ts'
import { same } from '../../../ui/forms/same.ts'
import { CountedWords } from '../../CountedWords.tsx'
import type { TypedLine } from '../typed.ts'
import { sumOf } from './price.ts'
import styles from './sum.module.css'
import { isWritten } from './written.ts'

interface Props {
  lines: readonly TypedLine[]
  priced: boolean
}
interface FiguresProps {
  of: ReturnType<typeof figuresOf>
  priced: boolean
}

/** What lines come to, by what they are counted in. */
function figuresOf(lines: readonly TypedLine[]) {
  const written = lines.filter(isWritten)
  const counts = countsOf(
    written.map(({ quantity, price }) => ({ quantity: Number(quantity) || 0, unit: price?.unit ?? '' })),
  )
  return { written: written.length, counts, ...sumOf(written) }
}

const Figures = memo(function Figures({ of, priced }: FiguresProps) {
  const { written, counts, totals, unpriced, uncounted } = of
  const { t } = useTranslation('orders')
  const format = useFormat()
  const [only] = totals
  return (
    <div className={styles.sum}>
      <p className={styles.counts}>
        <span>
          {t('countLines', { count: written, lines: format.int(written) })},{' '}
          <b>
            <CountedWords counts={counts} />
          </b>
        </span>
        {priced && unpriced > 0 && <span data-lacks>{t('price.unpriced', { count: unpriced })}</span>}
        {priced && unpriced === 0 && only && totals.length === 1 && only.list > only.net && (
          <span className={styles.discounts}>
            {t('price.discounts', { amount: format.money((only.list - only.net) / 100, true) })}
          </span>
        )}
      </p>
      {priced && totals.length > 0 && (
        <p className={styles.total}>
          <small>{t(unpriced + uncounted > 0 ? 'price.soFar' : 'price.total')}</small>
          {totals.map(({ currency, net }) => (
            <b key={currency}>{format.price(net / 100, currency)}</b>
          ))}
        </p>
      )}
    </div>
  )
}, same)

/**
 * What the lines come to; words change none of it, and a letter draws it only where it does. Lines without a price are
 * counted beside it, and while there are some it is no total of the order, only what is known so far.
 */
export const LinesSum = ({ lines, priced }: Props) => <Figures of={figuresOf(lines)} priced={priced} />

import { memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/useFormat.ts'
import styles from '../form.module.css'
import { placesOf, type TypedLine } from '../typed.ts'
import { sumOf } from './price.ts'

interface Props {
  lines: readonly TypedLine[]
  priced: boolean
}

const Sum = memo(function Sum({ lines, priced }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const places = placesOf(lines)
  const written = places.flatMap((at) => lines[at] ?? [])
  const pieces = lines.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)
  const count = (
    <span>
      {t('countLines', { count: written.length, lines: format.int(written.length) })},{' '}
      <b>{t('countPieces', { count: pieces, pieces: format.int(pieces) })}</b>
    </span>
  )
  if (!priced || written.length === 0) return count
  const { net, list, unpriced, uncounted } = sumOf(written)
  if (unpriced === 0 && uncounted > 0) return count
  return (
    <span className={styles.sum}>
      {count}
      {unpriced > 0 ? (
        <span>{t('price.unpriced', { count: unpriced })}</span>
      ) : (
        <>
          {list > net && (
            <span>{t('price.discounts', { amount: format.money((list - net) / 100, true) })}</span>
          )}
          <span className={styles.total}>
            {t('price.total')} <b>{format.euro(net / 100, true)}</b>
          </span>
        </>
      )}
    </span>
  )
})

/** What the lines come to, a moment after the letter: no total while one of them has no price, and how many those are. */
export const LinesSum = ({ lines, priced }: Props) => <Sum lines={useDeferredValue(lines)} priced={priced} />

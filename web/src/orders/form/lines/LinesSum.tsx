import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/useFormat.ts'
import styles from '../form.module.css'
import type { TypedLine } from '../typed.ts'
import { type Sum, sumOf } from './price.ts'

interface Props {
  lines: readonly TypedLine[]
  priced: boolean
}

const Figures = memo(function Figures({ priced, ...sum }: Sum & Pick<Props, 'priced'>) {
  const { written, pieces, net, list, unpriced, uncounted } = sum
  const { t } = useTranslation('orders')
  const format = useFormat()
  const count = (
    <span>
      {t('countLines', { count: written, lines: format.int(written) })},{' '}
      <b>{t('countPieces', { count: pieces, pieces: format.int(pieces) })}</b>
    </span>
  )
  if (!priced || written === 0) return count
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

/** What the lines come to: no total while one of them has no price, and how many those are. Words change nothing of it. */
export const LinesSum = ({ lines, priced }: Props) => <Figures {...sumOf(lines)} priced={priced} />

import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { ReadyArticle, ReadyRow } from '../data.ts'
import styles from '../ready.module.css'
import { differenceOf } from './difference.ts'

/** `+95,20 €, classe migliore`: what is alike against what is looked at. */
export function Difference({ one, than }: { one: ReadyRow; than: ReadyArticle }) {
  const { t } = useTranslation('ready')
  const format = useFormat()
  const { amount, better } = differenceOf(one, than)
  if (amount === null && !better) return null
  return (
    <small className={styles.difference}>
      {amount !== null &&
        (amount === 0 ? t('samePrice') : `${amount > 0 ? '+' : ''}${format.euro(amount, true)}`)}
      {amount !== null && better && ', '}
      {better && <b>{t('betterClass')}</b>}
    </small>
  )
}

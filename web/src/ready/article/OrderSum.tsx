import { useTranslation } from 'react-i18next'
import { Money } from '../../ui/figures/Money.tsx'
import type { ReadyArticle } from '../data.ts'
import { lineOf } from '../line.ts'
import styles from './order.module.css'

/** What the order will say it costs; with the list price where less is paid. */
export function OrderSum({ of, pieces }: { of: ReadyArticle; pieces: number }) {
  const { t } = useTranslation('ready')
  const sum = Number.isInteger(pieces) && pieces > 0 ? lineOf(of, pieces) : null
  const list = of.list_price === null ? null : of.list_price * pieces
  return (
    <div className={styles.sums}>
      {sum !== null && list !== null && list > sum && (
        <>
          <p>
            <span>{t('form.list')}</span>
            <Money value={list} euro cents />
          </p>
          <p>
            <span>{t('form.discount')}</span>
            <Money value={sum - list} euro cents />
          </p>
        </>
      )}
      <p className={styles.sum}>
        <span>{t('form.net')}</span>
        <b>{of.price === null ? t('onRequest') : sum !== null && <Money value={sum} euro cents />}</b>
      </p>
    </div>
  )
}

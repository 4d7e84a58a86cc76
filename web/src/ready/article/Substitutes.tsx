import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { ReadyArticle } from '../data.ts'
import { ReadyCard } from '../list/ReadyCard.tsx'
import { centimetres } from '../measures.ts'
import styles from '../ready.module.css'
import { Difference } from './Difference.tsx'

/** What is there of the same kind and width, of the same class or a better one. */
export function Substitutes({ one, customer }: { one: ReadyArticle; customer: number | undefined }) {
  const { t } = useTranslation('ready')
  const format = useFormat()
  if (one.substitutes.length === 0 || one.width === null) return null
  return (
    <section className={styles.alike}>
      <h2>{t('sameWidth', { width: centimetres(one.width, format) })}</h2>
      <ul className={styles.cards}>
        {one.substitutes.map((row) => (
          <ReadyCard key={row.id} row={row} customer={customer}>
            <Difference one={row} than={one} />
          </ReadyCard>
        ))}
      </ul>
    </section>
  )
}

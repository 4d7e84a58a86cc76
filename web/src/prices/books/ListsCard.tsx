import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { dot } from '../../ui/dot.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { priceListsQuery } from '../data.ts'
import { CompareCard } from './CompareCard.tsx'
import { WarningsCard } from './WarningsCard.tsx'
import styles from './books.module.css'

interface Props {
  /** The list whose discounts and warnings are shown. */
  chosen: number | undefined
  onChoose: (list: number | undefined) => void
}

/** The lists that stand; one of them narrows the discounts below. */
export function ListsCard({ chosen, onChoose }: Props) {
  const { t } = useTranslation('prices')
  const format = useFormat()
  const read = useQuery(priceListsQuery())
  return (
    <Loaded read={read} skeleton={<LinesSkeleton lines={8} />}>
      {({ response: lists }) => (
        <>
          <Card title={t('books.lists')} flush>
            <ul className={styles.lists}>
              {lists.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    aria-pressed={one.id === chosen}
                    onClick={() => onChoose(one.id === chosen ? undefined : one.id)}
                  >
                    <b>{one.code}</b>
                    <span>
                      {[
                        t('books.articles', { count: one.articles, articles: format.int(one.articles) }),
                        t('books.clients', { count: one.clients, clients: format.int(one.clients) }),
                        one.currency,
                      ].join(dot)}
                    </span>
                    <span>
                      {one.valid_from && t('since', { date: format.date(one.valid_from) })}
                      {one.next_from && (
                        <>
                          {' '}
                          <Badge tone="info">{t('books.next', { date: format.date(one.next_from) })}</Badge>
                        </>
                      )}
                      {one.falls_back > 0 && (
                        <>
                          {' '}
                          <Badge tone="warn">{t('books.fallsBack', { count: one.falls_back })}</Badge>
                        </>
                      )}
                    </span>
                    <small>
                      {one.loaded_at &&
                        [format.dateTime(one.loaded_at), one.loaded_by].filter(Boolean).join(dot)}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          </Card>
          <WarningsCard key={chosen} list={chosen} />
          {lists.length > 1 && <CompareCard lists={lists} />}
        </>
      )}
    </Loaded>
  )
}

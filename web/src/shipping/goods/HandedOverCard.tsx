import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { handOversOf, type Owner } from './data.ts'
import { Named } from '../../ui/layout/Named.tsx'
import { ReceiptButton } from '../ReceiptButton.tsx'
import styles from './goods.module.css'
import { dot } from '../../ui/dot.ts'

/** What was handed over in the shops: when, to whom, what, who signed, and the receipt. */
export function HandedOverCard({ owner }: { owner: Owner }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const read = useQuery(handOversOf(owner))
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={3} />}>
      {({ response, pagination }) => (
        <Card title={t('handOver.many')} count={pagination?.total ?? response.length} flush>
          {response.length === 0 ? (
            <p className={styles.none}>{t('goods.noHandOvers')}</p>
          ) : (
            <ul className={styles.rows}>
              {response.map((row) => (
                <li key={row.id}>
                  <Named>
                    <b>
                      {owner.client === undefined ? row.client : format.date(row.date)}{' '}
                      {row.undone_at && <Badge>{t('handOver.isUndone')}</Badge>}
                    </b>
                    <small>
                      {[
                        owner.client === undefined && format.date(row.date),
                        ...row.lines.map(({ name, quantity }) => `${format.int(quantity)} × ${name}`),
                        row.signed_by && t('own.signedBy', { name: row.signed_by }),
                      ]
                        .filter(Boolean)
                        .join(dot)}
                    </small>
                  </Named>
                  <ReceiptButton handOver={row.id} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </Loaded>
  )
}

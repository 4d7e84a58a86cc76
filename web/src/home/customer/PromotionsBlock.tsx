import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Cover, newestQuery, Validity } from '../../content/index.ts'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { today } from '../../ui/today.ts'
import styles from './customer.module.css'

/** What head office offers now and soon; not there while it offers nothing. */
export function PromotionsBlock() {
  const { t } = useTranslation('home')
  const read = useQuery(newestQuery('promotions'))
  const rows = read.data?.response ?? []
  if (rows.length === 0) return null
  return (
    <Card title={t('promotions.title')} action={<Link to="/promotions">{t('promotions.open')}</Link>} flush>
      <LineList>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to="/promotions/$id" params={{ id: String(row.id) }} className={styles.promotion}>
              <Cover name={row.cover} image={row.image} />
              <Named>
                <b lang={row.language}>
                  <WithLabels text={row.title} labels={row.labels} />
                </b>
                <small lang={row.language}>
                  <WithLabels text={row.abstract} labels={row.labels} />
                </small>
              </Named>
              <Validity row={row} today={today()} />
            </Link>
          </li>
        ))}
      </LineList>
    </Card>
  )
}

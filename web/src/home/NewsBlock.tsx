import { topicLegend } from '@mandato/contract/content/name-words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { newestQuery } from '../content/index.ts'
import { useLanguage } from '../platform/i18n/useLanguage.ts'
import { dot } from '../ui/dot.ts'
import { WithLabels } from '../ui/energy/WithLabels.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { LineList } from '../ui/layout/LineList.tsx'
import { Named } from '../ui/layout/Named.tsx'
import { useFormat } from '../ui/useFormat.ts'
import styles from './PremiaBlock.module.css'

/** The newest of what head office says to the person; not there while it has said nothing. */
export function NewsBlock() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const format = useFormat()
  const read = useQuery(newestQuery('news'))
  const rows = read.data?.response ?? []
  if (rows.length === 0) return null
  return (
    <Card
      title={t('news.title')}
      action={
        <Link to="/news" search={{}}>
          {t('news.open')}
        </Link>
      }
      flush
    >
      <LineList>
        {rows.map(({ id, title, labels, topic, published_at, language: written }) => (
          <li key={id}>
            <Link to="/news/$id" params={{ id: String(id) }} className={styles.line}>
              <Named>
                <b lang={written}>
                  <WithLabels text={title} labels={labels} />
                </b>
                <small>
                  {[topicLegend[topic].label[language], format.dayMonthShort(published_at)].join(dot)}
                </small>
              </Named>
            </Link>
          </li>
        ))}
      </LineList>
    </Card>
  )
}

import { topicLegend } from '@mandato/contract/content/name-words'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { languageNames } from '../../platform/i18n/languages.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { today } from '../../ui/today.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { Cover } from '../covers/Cover.tsx'
import type { ContentDetail } from '../data.ts'
import { Validity } from '../list/Validity.tsx'
import { Attachment } from './Attachment.tsx'
import { Body } from './Body.tsx'
import { Codes } from './Codes.tsx'
import { Confirm } from './Confirm.tsx'
import styles from './item.module.css'
import { Neighbours } from './Neighbours.tsx'
import { OrderUnder } from './OrderUnder.tsx'
import { SeriesChart } from './SeriesChart.tsx'

/** An item as it is read. */
export function ItemView({ item }: { item: ContentDetail }) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const format = useFormat()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const files = [...item.attachments, ...(item.conditions ? [item.conditions] : [])]
  return (
    <article className={styles.item}>
      <div className={styles.cover}>
        <Cover name={item.cover} image={item.image} />
      </div>
      <div className={styles.words} lang={item.language}>
        <p className={styles.meta} lang={language}>
          <b>{topicLegend[item.topic].label[language]}</b>
          <time dateTime={item.published_at}>{format.dateLong(item.published_at)}</time>
          {item.valid_until && <Validity row={item} today={today()} />}
          {item.language !== language && (
            <Badge tone="warn">{t('otherLanguage', { language: languageNames[item.language] })}</Badge>
          )}
        </p>
        {item.abstract && (
          <p className={styles.abstract}>
            <WithLabels opens text={item.abstract} labels={item.labels} />
          </p>
        )}
        <Body doc={item.body} pictures={item.pictures} labels={item.labels} />
        {item.series && <SeriesChart series={item.series} labels={item.labels} />}
        <div lang={language} className={styles.after}>
          {item.codes.length > 0 && <Codes codes={item.codes} labels={item.labels} />}
          <OrderUnder item={item} />
          {files.length > 0 && (
            <section>
              <h2>{t('files')}</h2>
              <div className={styles.files}>
                {files.map((file) => (
                  <Attachment key={file.id} file={file} labels={item.labels} />
                ))}
              </div>
            </section>
          )}
          {item.mandatory && !staff && <Confirm item={item} />}
          <Neighbours item={item} />
        </div>
      </div>
    </article>
  )
}

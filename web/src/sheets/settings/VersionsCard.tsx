import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type LegalKind, pdfOf, type Versions } from './data.ts'
import styles from './settings.module.css'
import { dot } from '../../ui/dot.ts'

/** Every version there ever was: a signature refers to one of them, so none ever changes. */
export function VersionsCard({ kind, versions }: { kind: LegalKind; versions: Versions }) {
  const { t, i18n } = useTranslation('settings')
  const { date, dateTime } = useFormat()
  return (
    <Card title={t('versions.title')} hint={t('versions.hint')} flush>
      <ul className={styles.versions}>
        {versions.versions.map(({ version, valid_from, sample, published_at, published_by, signed }) => (
          <li key={version}>
            <div className={styles.versionHead}>
              <b>{t('versions.name', { version })}</b>
              {version === versions.current && <Badge tone="ok">{t('versions.current')}</Badge>}
              {version > versions.current && <Badge tone="info">{t('versions.coming')}</Badge>}
              {sample && <Badge tone="warn">{t('versions.sample')}</Badge>}
              <a href={pdfOf(kind, version, i18n.language)} target="_blank" rel="noreferrer">
                PDF
              </a>
            </div>
            <p>{t('versions.from', { day: date(valid_from) })}</p>
            <p>
              {published_by
                ? t('versions.by', { name: published_by, moment: dateTime(published_at) })
                : t('versions.came')}
              {dot}
              {t('versions.signed', { count: signed })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

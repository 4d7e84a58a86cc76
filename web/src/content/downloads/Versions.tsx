import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/layout/Badge.tsx'
import { dot } from '../../ui/dot.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { DownloadDetail } from './data.ts'
import styles from './beside.module.css'

/** What was new in each version of the language at hand; each can still be had. */
export function Versions({ file }: { file: DownloadDetail }) {
  const { t } = useTranslation('downloads')
  const format = useFormat()
  const own = file.versions.filter(({ language }) => language === file.language)
  return (
    <>
      <h3>{t('versions')}</h3>
      <ol className={styles.versions}>
        {own.map((one) => (
          <li key={one.id}>
            <a href={one.url} download aria-label={t('take', { version: one.version })}>
              {t('v', { version: one.version })}
            </a>
            <span>
              {one.note || t('noNote')}
              <small>{[format.date(one.at.slice(0, 10)), one.by].filter(Boolean).join(dot)}</small>
            </span>
            {one.version === file.version && file.previous_version_downloaded !== one.version && (
              <Badge tone="cotto">{t('new')}</Badge>
            )}
            {one.version === file.previous_version_downloaded && <Badge>{t('mine')}</Badge>}
          </li>
        ))}
      </ol>
    </>
  )
}

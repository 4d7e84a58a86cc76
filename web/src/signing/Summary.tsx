import { IconCheck, IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Sheet } from './data.ts'
import styles from './Summary.module.css'

const shown = 3

interface Props {
  sheet: Sheet
  onRead: () => void
  onWrong: () => void
}

/** What was read, in short: on a telephone it stands in for the paper. */
export function Summary({ sheet, onRead, onWrong }: Props) {
  const { t } = useTranslation('signing')
  const changed = sheet.sections.flatMap(({ fields }) => fields).filter((field) => field.changed)
  return (
    <section className={styles.summary} aria-label={t('paper.label')}>
      <header>
        <span className={styles.icon}>
          <IconFileTypePdf size={24} stroke={1.5} aria-hidden />
        </span>
        <span>
          <b>{t('summary.title', { revision: sheet.revision })}</b>
          <small>
            {sheet.client.business_name}&nbsp;· {sheet.client.code}
          </small>
        </span>
        <span className={styles.read}>
          <IconCheck size={16} aria-hidden />
          {t('summary.read')}
        </span>
      </header>
      <div className={styles.body}>
        {changed.length > 0 && (
          <>
            <b>{t('read.changed', { count: changed.length })}</b>
            <dl lang={sheet.language}>
              {changed.slice(0, shown).map((field) => (
                <div key={field.key}>
                  <dt>{field.label}</dt>
                  <dd>
                    <mark>{field.value || '–'}</mark>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <div className={styles.links}>
          <button type="button" className="linklike" onClick={onRead}>
            {t('summary.again')}
          </button>
          <button type="button" className="linklike" onClick={onWrong}>
            {t('summary.wrong')}
          </button>
        </div>
      </div>
    </section>
  )
}

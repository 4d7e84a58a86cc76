import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import { DataList } from '../ui/layout/DataList.tsx'
import { isLeaving, type Mail } from './data.ts'
import styles from './MailText.module.css'

/** A mail as its reader sees it; links can be followed, so that every flow with a mail can be tried on a laptop. */
export function MailText({ mail }: { mail: Mail }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <>
      <DataList
        rows={[
          { key: 'to', label: t('outbox.to'), value: mail.to },
          { key: 'at', label: t('outbox.at'), value: format.dateTime(mail.created_at) },
        ]}
      />
      {mail.text === null ? (
        <p className={styles.hidden}>{t(isLeaving(mail) ? 'outbox.leaving' : 'outbox.hidden')}</p>
      ) : (
        <p className={styles.text}>
          {mail.text.split(/(https?:\/\/\S+)/).map((part, i) =>
            i % 2 === 1 ? (
              <a key={part} href={part} target="_blank" rel="noopener noreferrer">
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      )}
    </>
  )
}

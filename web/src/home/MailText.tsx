import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../platform/use-write.ts'
import { Notice } from '../ui/feedback/Notice.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { DataList } from '../ui/layout/DataList.tsx'
import { isLeaving, type Mail, sendAgain } from './data.ts'
import styles from './MailText.module.css'

/**
 * A mail as its reader sees it; links can be followed, so that flows with a mail can be tried without a mail server.
 */
export function MailText({ mail }: { mail: Mail }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const again = useWrite(sendAgain())
  const onAgain = () =>
    again.mutate(
      { params: { id: mail.id } },
      { onSuccess: () => toast.ok(t('outbox.sentAgain')), onError: toast.error },
    )
  return (
    <>
      <DataList
        rows={[
          { key: 'to', label: t('outbox.to'), value: mail.to },
          { key: 'at', label: t('outbox.at'), value: format.dateTime(mail.created_at) },
        ]}
      />
      <div className={styles.matter}>
        {mail.problem && (
          <Notice tone={mail.state === 'failed' ? 'warn' : 'info'}>
            {t(mail.state === 'failed' ? 'outbox.failed' : 'outbox.trying')} <q lang="en">{mail.problem}</q>
          </Notice>
        )}
        {mail.maybe_twice && <Notice tone="info">{t('outbox.maybeTwice')}</Notice>}
        {mail.state === 'failed' && (
          <Button
            variant="filled"
            leftSection={<IconSend size={16} />}
            loading={again.isPending}
            onClick={onAgain}
          >
            {t('outbox.again')}
          </Button>
        )}
      </div>
      {mail.text === null ? (
        <p className={styles.hidden}>
          {t(isLeaving(mail) && !mail.problem ? 'outbox.leaving' : 'outbox.hidden')}
        </p>
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

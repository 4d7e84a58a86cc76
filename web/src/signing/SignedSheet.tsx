import { Button } from '@mantine/core'
import { IconCheck, IconDownload, IconShieldLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import type { Sheet } from './data.ts'
import styles from './signing.module.css'

/** After the signature: the sealed document, or the moment until it is there. */
export function SignedSheet({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('signing')
  const { dateTime } = useFormat()
  const { signed } = sheet
  const sealed = sheet.state === 'signed'
  return (
    <div className={styles.outcome}>
      <span className={styles.sign} data-tone="ok">
        {sealed ? <IconCheck size={28} aria-hidden /> : <IconShieldLock size={26} aria-hidden />}
      </span>
      <h1>{t(sealed ? 'signed.title' : 'signed.sealing')}</h1>
      {signed && (
        <p>
          {t('signed.words', {
            client: sheet.client.business_name,
            name: signed.name,
            moment: dateTime(signed.at),
          })}
        </p>
      )}
      {sealed ? (
        <>
          <Button
            component="a"
            href={sheet.document.pdf_url}
            download
            variant="filled"
            size="lg"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t('signed.download')}
          </Button>
          <p>{t('signed.mailed', { to: sheet.sent_to })}</p>
          {signed?.sha256 && (
            <p className={styles.hash}>
              {t('signed.hash')} <code>{signed.sha256}</code>
            </p>
          )}
          <Link to="/check-document" className={styles.checkLink}>
            {t('signed.check')}
          </Link>
        </>
      ) : (
        <>
          <div className={styles.progress} aria-hidden />
          <output className={styles.words}>{t('signed.wait')}</output>
        </>
      )}
    </div>
  )
}

import { Button } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../ui/feedback/ExportButton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { ownJson, ownPdf } from './data.ts'
import styles from './personal.module.css'

/** What the portal holds of oneself, to be taken away. */
export function OwnDataCard() {
  const { t } = useTranslation('privacy')
  const save = () =>
    ownJson(t('file')).then(
      () => toast.ok(t('done')),
      (error: unknown) => toast.error(error),
    )
  return (
    <Card title={t('own.title')}>
      <p className={styles.words}>{t('own.words')}</p>
      <div className={styles.acts}>
        <ExportButton kind="pdf" onExport={ownPdf} />
        <Button leftSection={<IconBraces size={16} aria-hidden />} onClick={() => void save()}>
          {t('own.json')}
        </Button>
      </div>
    </Card>
  )
}

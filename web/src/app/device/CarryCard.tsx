import { Button, FileButton } from '@mantine/core'
import { IconFileDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveBlob } from '../../platform/files.ts'
import { packAll, takeIn } from '../../platform/journal/carry.ts'
import { kick } from '../../platform/journal/outcome.ts'
import { deviceKind } from '../../ui/device.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { today } from '../../ui/today.ts'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './device.module.css'

/** Everything that lies here as a file, and such a file taken in. */
export function CarryCard({ person, bytes }: { person: number; bytes: number }) {
  const { t } = useTranslation('device')
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const during = async (act: () => Promise<void>) => {
    setBusy(true)
    await act().catch((error: unknown) => toast.error(error))
    setBusy(false)
  }
  const give = async () => saveBlob(new Response(await packAll(person)), `mandato-${today()}.device`)
  const take = async (file: File | null) => {
    if (!file) return
    const result = await takeIn(file, person)
    if ('refused' in result) return toast.error(t(`carry.${result.refused}`))
    toast.ok(t('carry.taken', { count: result.taken }))
    kick()
  }
  return (
    <Card title={t('carry.title')}>
      <p className={styles.note}>{t(`carry.words.${deviceKind()}`)}</p>
      <div className={styles.acts}>
        <Button
          leftSection={<IconFileDownload size={18} />}
          disabled={bytes === 0}
          loading={busy}
          onClick={() => void during(give)}
        >
          {t('carry.give', { size: format.bytes(bytes) })}
        </Button>
        <FileButton onChange={(file) => void during(() => take(file))} accept=".device">
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={18} />} disabled={busy}>
              {t('carry.take')}
            </Button>
          )}
        </FileButton>
      </div>
    </Card>
  )
}

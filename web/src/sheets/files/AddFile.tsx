import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { DropZone } from '../../ui/forms/DropZone.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { sendAttachment } from '../data.ts'
import styles from './files.module.css'

/** What the server takes (specification §5); said before a byte is sent. */
const most = 9 * 1024 * 1024
type Kind = 'upload' | 'paper_signature'

/** A file is dropped or chosen, its size looked at, and sent; a copy signed by hand counts as the signature. */
export function AddFile({ client, mayPaper }: { client: number; mayPaper: boolean }) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const [kind, setKind] = useState<Kind>('upload')
  const [sending, setSending] = useState<{ name: string; part: number; stop: AbortController } | null>(null)
  const chosen: Kind = mayPaper ? kind : 'upload'
  const send = async (file: File) => {
    if (file.size > most) return toast.error(t('files.tooLarge'))
    const stop = new AbortController()
    const onSent = (part: number) => setSending({ name: file.name, part, stop })
    onSent(0)
    try {
      await sendAttachment({ client, kind: chosen, file, onSent, signal: stop.signal })
      toast.ok(t(chosen === 'upload' ? 'toasts.fileAdded' : 'toasts.paperAdded'))
    } catch (error) {
      if (!stop.signal.aborted) toast.error(error)
    }
    setSending(null)
  }
  return (
    <div className={styles.add}>
      {mayPaper && (
        <Segmented
          label={t('files.what')}
          value={chosen}
          options={[
            { key: 'upload', label: t('files.kinds.upload') },
            { key: 'paper_signature', label: t('files.kinds.paper_signature') },
          ]}
          onChange={setKind}
        />
      )}
      {sending ? (
        <div className={styles.sending}>
          <ProgressBar label={t('files.sending')} value={sending.part}>
            {sending.name}
          </ProgressBar>
          <Button size="xs" variant="subtle" onClick={() => sending.stop.abort()}>
            {t('files.stop')}
          </Button>
        </div>
      ) : (
        <DropZone
          icon={IconUpload}
          title={t(chosen === 'upload' ? 'files.drop' : 'files.dropPaper')}
          hint={t('files.dropHint', { size: format.bytes(9e6) })}
          accept=".pdf,.png,.jpg,.jpeg,.webp"
          onFile={(file) => void send(file)}
        />
      )}
      {chosen === 'paper_signature' && <p className={styles.note}>{t('files.paperWords')}</p>}
    </div>
  )
}

import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
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
  const id = useId()
  const [over, setOver] = useState(false)
  const [kind, setKind] = useState<Kind>('upload')
  const [sending, setSending] = useState<{ name: string; part: number; stop: AbortController } | null>(null)
  const chosen: Kind = mayPaper ? kind : 'upload'
  const send = async (file: File | undefined) => {
    if (!file) return
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
        <label htmlFor={id} className={`${styles.drop} ${over ? styles.over : ''}`}>
          {/* The browser's own field lies over the whole area: it takes a dropped file by itself. */}
          <input
            id={id}
            type="file"
            className={styles.field}
            accept=".pdf,.png,.jpg,.jpeg,.webp"
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onChange={(event) => {
              setOver(false)
              void send(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          <IconUpload size={26} stroke={1.4} aria-hidden />
          <b>{t(chosen === 'upload' ? 'files.drop' : 'files.dropPaper')}</b>
          <span>{t('files.dropHint', { size: format.bytes(9e6) })}</span>
        </label>
      )}
      {chosen === 'paper_signature' && <p className={styles.note}>{t('files.paperWords')}</p>}
    </div>
  )
}

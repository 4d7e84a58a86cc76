import { Button, Modal } from '@mantine/core'
import { IconEye, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type KeptFile, keptBytes } from '../../../platform/kept/store.ts'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { dot } from '../../../ui/dot.ts'
import { useFormat } from '../../../ui/useFormat.ts'
import { Preview, showsHere } from '../Preview.tsx'
import { saveKept } from '../save.ts'
import { Sign } from '../Sign.tsx'
import { dropKept, emptyKept } from './data.ts'
import styles from './kept.module.css'

interface Props {
  files: readonly KeptFile[]
  onClose: () => void
}

/** The files kept here: each can be opened without a network, and taken away. */
export function KeptDialog({ files, onClose }: Props) {
  const { t } = useTranslation('downloads')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const client = useQueryClient()
  const [seen, setSeen] = useState<KeptFile | null>(null)
  const [asking, setAsking] = useState(false)
  const open = async (file: KeptFile) => {
    if (showsHere(file)) return setSeen(file)
    const bytes = await keptBytes(file.person, file.id).catch(() => undefined)
    if (bytes) saveKept(bytes, file.file_name)
    else toast.error(t('kept.lost'))
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('kept.title')}
      size={560}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id}>
            <Sign mime={file.mime} name={file.file_name} />
            <span>
              <b>{file.name}</b>
              <small>
                {[
                  t('v', { version: file.version }),
                  format.bytes(file.size),
                  t('kept.since', { moment: format.dateTime(file.at) }),
                ].join(dot)}
              </small>
            </span>
            <Button
              size="xs"
              leftSection={<IconEye size={16} />}
              aria-label={t('kept.open', { name: file.name })}
              onClick={() => void open(file)}
            >
              {t('view')}
            </Button>
            <Button
              size="xs"
              variant="subtle"
              leftSection={<IconTrash size={16} />}
              aria-label={t('kept.drop', { name: file.name })}
              onClick={() => void dropKept(client, [file])}
            >
              {t('kept.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{t('kept.leaving')}</p>
      <div className={styles.foot}>
        <Button color="red" variant="subtle" onClick={() => setAsking(true)}>
          {t('kept.empty')}
        </Button>
      </div>
      {seen && <Preview file={{ ...seen, view_url: null }} onClose={() => setSeen(null)} />}
      <ConfirmDialog
        opened={asking}
        title={t('kept.emptyAsk', { count: files.length })}
        verb={t('kept.empty')}
        onConfirm={() => void emptyKept(client).then(onClose)}
        onClose={() => setAsking(false)}
      >
        {t('kept.emptyWords')}
      </ConfirmDialog>
    </Modal>
  )
}

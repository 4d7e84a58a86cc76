import { Button } from '@mantine/core'
import { IconDeviceFloppy, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './form.module.css'
import type { SheetEditor } from './useSheetForm.ts'

interface Props {
  editor: SheetEditor
  busy: boolean
  onSave: () => void
  onReady: () => void
  onSend: () => void
  onDrop: () => void
}

/** Always in sight below the form: what is kept on the device, and where the sheet goes from here. */
export function ActBar({ editor, busy, onSave, onReady, onSend, onDrop }: Props) {
  const { t } = useTranslation('sheets')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const online = useOnline()
  const { may } = editor.form
  const count = Object.keys(editor.changes).length
  return (
    <div className={styles.bar}>
      <output className={styles.kept}>
        {editor.draftAt !== null && <span>{ui('draft.saved', { time: format.time(editor.draftAt) })}</span>}
        {count > 0 && <span>{t('changedFields', { count, n: format.int(count) })}</span>}
        {!online && editor.dirty && <b>{t(editor.waiting ? 'draftWaiting' : 'draftOffline')}</b>}
      </output>
      <div className={styles.acts}>
        {editor.draftAt !== null && (
          <Button variant="subtle" onClick={onDrop}>
            {ui('draft.drop')}
          </Button>
        )}
        <Button
          leftSection={<IconDeviceFloppy size={16} />}
          loading={busy}
          disabled={!editor.dirty}
          variant={may.send_signature ? 'default' : 'filled'}
          onClick={onSave}
        >
          {t('save')}
        </Button>
        {may.save_for_signature && (
          <Button onClick={onReady} disabled={busy}>
            {t('ready')}
          </Button>
        )}
        {may.send_signature && (
          <Button variant="filled" leftSection={<IconSend size={16} />} onClick={onSend} disabled={busy}>
            {t('send.open')}
          </Button>
        )}
      </div>
    </div>
  )
}

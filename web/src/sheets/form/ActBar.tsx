import { IconDeviceFloppy, IconEraser, IconSend, IconSignature } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { KeptLine } from '../../ui/forms/KeptLine.tsx'
import { ActsBar, type SheetAct } from '../acts/ActsBar.tsx'
import styles from './form.module.css'
import type { SheetOnDevice } from './useSave.ts'
import type { SheetEditor } from './useSheetForm.ts'

interface Props {
  editor: SheetEditor
  device: SheetOnDevice
  onSave: () => void
  onReady: () => void
  onSend: () => void
  onDrop: () => void
}

/** Always in sight below the form: what is kept on the device, and where the sheet goes from here. */
export function ActBar({ editor, device, onSave, onReady, onSend, onDrop }: Props) {
  const { t } = useTranslation('sheets')
  const { t: ui } = useTranslation('ui')
  const online = useOnline()
  const { busy, waits, record } = device
  const { may } = editor.form
  const count = Object.keys(editor.changes).length
  // Until a sheet could be signed there is one thing to do with it: to keep what is there.
  const sends = may.send_signature && online && editor.faults.size === 0
  const all: readonly (SheetAct & { readonly offered: boolean })[] = [
    {
      offered: record !== null && !busy && !device.tried,
      key: 'drop',
      label: ui('draft.drop'),
      icon: IconEraser,
      act: onDrop,
      weight: 'quiet',
    },
    {
      offered: true,
      key: 'save',
      label: t('save'),
      icon: IconDeviceFloppy,
      act: onSave,
      weight: sends ? undefined : 'primary',
      busy,
      disabled: !editor.dirty || waits,
    },
    {
      offered: may.save_for_signature,
      key: 'ready',
      label: t('ready'),
      icon: IconSignature,
      act: onReady,
      disabled: busy || waits,
    },
    {
      offered: may.send_signature,
      key: 'send',
      label: t('send.open'),
      icon: IconSend,
      act: onSend,
      weight: sends ? 'primary' : undefined,
      disabled: busy || waits,
    },
  ]
  return (
    <div className={styles.bar}>
      <div className={styles.kept}>
        <KeptLine form={device} />
        {!editor.dirty && !busy && !waits && <span>{t('nothingToSave')}</span>}
        {count > 0 && <span className={styles.count}>{t('changedFields', { count })}</span>}
      </div>
      <div className={styles.acts}>
        <ActsBar acts={all.filter(({ offered }) => offered)} />
      </div>
    </div>
  )
}

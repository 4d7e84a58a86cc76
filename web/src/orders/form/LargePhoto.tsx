import { mostBytesOfFile } from '@mandato/contract/orders/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { shrunk } from './shrink.ts'

interface Props {
  file: File
  onShrunk: (file: File) => void
  onClose: () => void
}

/** A photo above the limit: made smaller on this device, where that is wanted. */
export function LargePhoto({ file, onShrunk, onClose }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const shrink = async () => {
    setBusy(true)
    const small = await shrunk(file, mostBytesOfFile)
    if (small) onShrunk(small)
    else toast.error(t('form.tooLarge', { name: file.name }))
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      title={t('form.shrink', { name: file.name })}
      verb={t('form.shrinkAct')}
      busy={busy}
      onConfirm={() => void shrink()}
      onClose={onClose}
    >
      {t('form.shrinkWords', { size: format.bytes(file.size), most: format.bytes(mostBytesOfFile) })}
    </ConfirmDialog>
  )
}

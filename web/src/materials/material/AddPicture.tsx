import { Button } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { mostImages } from '@mandato/contract/materials/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { DropZone } from '../../ui/forms/DropZone.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type Material, sendImage } from './data.ts'
import styles from './pictures.module.css'

/** What the server takes (specification §5); said before a byte is sent. */
const mostBytes = 9 * 1024 * 1024

/** A picture is dropped or chosen, its size looked at, and sent; it stands behind the others. */
export function AddPicture({ one, onAdded }: { one: Material; onAdded: (id: number) => void }) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const format = useFormat()
  const [sending, setSending] = useState<{ name: string; part: number; stop: AbortController } | null>(null)
  const send = async (file: File) => {
    if (file.size > mostBytes) return toast.error(t('pictures.tooLarge'))
    const stop = new AbortController()
    const onSent = (part: number) => setSending({ name: file.name, part, stop })
    onSent(0)
    try {
      onAdded(await sendImage({ id: one.id, file, onSent, signal: stop.signal }))
      toast.ok(t('pictures.added'))
    } catch (error) {
      if (!stop.signal.aborted) toast.error(error)
    }
    setSending(null)
  }
  if (sending)
    return (
      <div className={styles.sending}>
        <ProgressBar label={t('pictures.sending')} value={sending.part}>
          {sending.name}
        </ProgressBar>
        <Button size="xs" variant="subtle" onClick={() => sending.stop.abort()}>
          {t('pictures.stop')}
        </Button>
      </div>
    )
  const full = one.images.length >= mostImages
  return (
    <DropZone
      icon={IconPhotoPlus}
      title={t(full ? 'pictures.full' : 'pictures.drop', { most: mostImages })}
      hint={t('pictures.dropHint', { size: format.bytes(9e6) })}
      accept=".png,.jpg,.jpeg,.webp"
      disabled={full}
      onFile={(file) => void send(file)}
    />
  )
}

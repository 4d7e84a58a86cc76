import { Modal } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openReader } from './reader.ts'
import styles from './scan.module.css'

interface Props {
  onCode: (code: string) => void
  onClose: () => void
}

/** Shows the camera until a code is read. */
export function CameraDialog({ onCode, onClose }: Props) {
  const { t } = useTranslation('shipping')
  const { t: ui } = useTranslation('ui')
  const video = useRef<HTMLVideoElement>(null)
  const [refused, setRefused] = useState(false)
  const found = useEffectEvent(onCode)
  useEffect(() => {
    const stop = new AbortController()
    const watch = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const close = () => stream.getTracks().forEach((track) => track.stop())
      const picture = video.current
      if (stop.signal.aborted || !picture) return close()
      stop.signal.addEventListener('abort', close)
      picture.srcObject = stream
      await picture.play()
      const code = await (await openReader())(picture, stop.signal)
      if (code !== null) found(code)
    }
    watch().catch(() => stop.signal.aborted || setRefused(true))
    return () => stop.abort()
  }, [])
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('scan.title')}
      closeButtonProps={{ 'aria-label': ui('close') }}
      size={520}
    >
      {refused ? (
        <p role="alert">{t('scan.refused')}</p>
      ) : (
        // A camera has no sound and needs no captions.
        <video ref={video} className={styles.video} muted playsInline aria-label={t('scan.title')} />
      )}
      <p className={styles.hint}>{t('scan.hint')}</p>
    </Modal>
  )
}

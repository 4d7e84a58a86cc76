import { ActionIcon, Button } from '@mantine/core'
import { IconFileSpreadsheet, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../useFormat.ts'
import styles from './ExportButton.module.css'
import { toast } from './toast.tsx'

interface Props {
  /** Fetches the file: what is on the screen, every page of it. */
  onExport: (watch: { signal: AbortSignal; onBytes: (received: number) => void }) => Promise<void>
  size?: 'xs' | 'sm'
}

/** "Export exactly this": shows that the file comes, can be stopped, says when it is there or why not. */
export function ExportButton({ onExport, size = 'sm' }: Props) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const [bytes, setBytes] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async () => {
    const control = new AbortController()
    running.current = control
    setBytes(0)
    try {
      await onExport({ signal: control.signal, onBytes: setBytes })
      toast.ok(t('export.done'))
    } catch (error) {
      if (!control.signal.aborted) toast.error(error)
    }
    setBytes(null)
  }
  if (bytes === null)
    return (
      <Button size={size} leftSection={<IconFileSpreadsheet size={16} />} onClick={() => void start()}>
        {t('exportXlsx')}
      </Button>
    )
  return (
    <output className={styles.busy}>
      <span className={styles.bar} aria-hidden />
      {bytes === 0 ? t('export.making') : t('export.growing', { size: format.bytes(bytes) })}
      <ActionIcon size="xs" aria-label={t('export.stop')} onClick={() => running.current?.abort()}>
        <IconX size={14} />
      </ActionIcon>
    </output>
  )
}

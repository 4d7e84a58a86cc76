import { ActionIcon, Button } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypePdf, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Watch } from '../../platform/api.ts'
import { useFormat } from '../useFormat.ts'
import styles from './ExportButton.module.css'
import { toast } from './toast.tsx'

interface Props {
  /** Fetches the file: what is on the screen, every page of it. */
  onExport: (watch: Watch) => Promise<void>
  kind?: 'xlsx' | 'pdf'
  size?: 'xs' | 'sm'
}

const icons = { xlsx: IconFileSpreadsheet, pdf: IconFileTypePdf }

/** How far a file is: pages set, or bytes received; neither at first. */
interface Progress {
  readonly bytes?: number
  readonly part?: number
}

/** "Export exactly this": shows that the file comes, can be stopped, says when it is there or why not. */
export function ExportButton({ onExport, kind = 'xlsx', size = 'sm' }: Props) {
  const { t } = useTranslation('ui')
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async () => {
    const control = new AbortController()
    running.current = control
    setProgress({})
    try {
      await onExport({
        signal: control.signal,
        onBytes: (bytes) => setProgress({ bytes }),
        onPart: (part) => setProgress({ part }),
      })
      toast.ok(t('export.done'))
    } catch (error) {
      if (!control.signal.aborted) toast.error(error)
    }
    setProgress(null)
  }
  const Icon = icons[kind]
  if (progress === null)
    return (
      <Button size={size} leftSection={<Icon size={16} />} onClick={() => void start()}>
        {t(kind === 'xlsx' ? 'exportXlsx' : 'exportPdf')}
      </Button>
    )
  return (
    <output className={styles.busy} data-size={size}>
      <span className={styles.bar} aria-hidden />
      <Words progress={progress} />
      <ActionIcon size="xs" aria-label={t('export.stop')} onClick={() => running.current?.abort()}>
        <IconX size={14} />
      </ActionIcon>
    </output>
  )
}

function Words({ progress: { bytes, part } }: { progress: Progress }) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  if (bytes) return t('export.growing', { size: format.bytes(bytes) })
  if (part) return t('export.printing', { percent: `${format.int(part * 100)}%` })
  return t('export.making')
}

import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Watch } from '../../platform/api.ts'
import { useFormat } from '../useFormat.ts'
import styles from './ExportButton.module.css'
import { toast } from './toast.tsx'

/** How far a file is: pages set, or bytes received; neither at first. */
interface Progress {
  readonly bytes?: number
  readonly pages?: { readonly done: number; readonly of: number }
}

/** One file on its way at a time; it is given up with the page. */
export function useExport() {
  const { t } = useTranslation('ui')
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (fetchFile: (watch: Watch) => Promise<void>, done = t('export.done')) => {
    const control = new AbortController()
    running.current = control
    setProgress({})
    try {
      await fetchFile({
        signal: control.signal,
        onBytes: (bytes) => setProgress({ bytes }),
        onPages: (done, of) => setProgress({ pages: { done, of } }),
      })
      toast.ok(done)
    } catch (error) {
      if (!control.signal.aborted) toast.error(error)
    }
    setProgress(null)
  }
  return { progress, start, stop: () => running.current?.abort() }
}

interface Props {
  progress: Progress
  size: 'xs' | 'sm'
  onStop: () => void
}

/** In the place of the button, as long as the file is on its way. */
export function ExportProgress({ progress, size, onStop }: Props) {
  const { t } = useTranslation('ui')
  return (
    <output className={styles.busy} data-size={size}>
      <span className={styles.bar} aria-hidden />
      <Words progress={progress} />
      <ActionIcon size="xs" aria-label={t('export.stop')} onClick={onStop}>
        <IconX size={14} />
      </ActionIcon>
    </output>
  )
}

function Words({ progress: { bytes, pages } }: { progress: Progress }) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  if (bytes) return t('export.growing', { size: format.bytes(bytes) })
  if (pages) return t('export.printing', { n: format.int(pages.done), of: format.int(pages.of) })
  return t('export.making')
}

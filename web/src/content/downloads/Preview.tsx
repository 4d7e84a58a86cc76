import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import type { DownloadDetail } from './data.ts'
import styles from './dialogs.module.css'
import { viewQuery } from './view.ts'

/** Phones have no viewer inside a page. */
const embeds = () => navigator.pdfViewerEnabled && !window.matchMedia('(pointer: coarse)').matches
/** Larger papers are saved and opened there. */
const largest = 60 * 1024 * 1024

interface Props {
  file: DownloadDetail
  onClose: () => void
}

/** A picture or a paper, looked at without saving it. */
export function Preview({ file, onClose }: Props) {
  const { t } = useTranslation('downloads')
  const { t: ui } = useTranslation('ui')
  const isPaper = file.mime === 'application/pdf'
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1000px, 100vw)"
      title={file.name}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      {!isPaper && file.view_url && (
        <figure className={styles.shown}>
          <img src={file.view_url} alt={file.caption || file.name} />
          <figcaption>{file.credit && t('creditLine', { credit: file.credit })}</figcaption>
        </figure>
      )}
      {isPaper && (embeds() && file.size <= largest ? <Paper file={file} /> : <p>{t('noViewer')}</p>)}
    </Modal>
  )
}

function Paper({ file }: { file: DownloadDetail }) {
  const read = useQuery(viewQuery(file.view_url ?? '', file.version_id))
  return (
    <Loaded read={read} skeleton={<Skeleton height={600} />}>
      {(blob) => <Frame blob={blob} title={file.name} />}
    </Loaded>
  )
}

function Frame({ blob, title }: { blob: Blob; title: string }) {
  const [url] = useState(() => URL.createObjectURL(blob))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  // Its own controls do not let the keyboard out again.
  return <iframe className={styles.frame} tabIndex={-1} src={`${url}#navpanes=0&view=FitH`} title={title} />
}

import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './dialogs.module.css'
import { isShown, type Viewed, viewQuery } from './view.ts'

/** Phones have no viewer inside a page. */
const embeds = () => navigator.pdfViewerEnabled && !window.matchMedia('(pointer: coarse)').matches
/** Larger papers are saved and opened there. */
const largest = 60 * 1024 * 1024

/** Whether this browser can show a file inside the page. */
export const showsHere = ({ mime, size }: { readonly mime: string; readonly size: number }): boolean =>
  isShown(mime) && (mime !== 'application/pdf' || (embeds() && size <= largest))

interface Props {
  file: Viewed
  onClose: () => void
}

/** A picture or a paper, looked at without saving it. */
export function Preview({ file, onClose }: Props) {
  const { t } = useTranslation('downloads')
  const { t: ui } = useTranslation('ui')
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1000px, 100vw)"
      title={file.name}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      {showsHere(file) ? <Shown file={file} /> : <p>{t('noViewer')}</p>}
    </Modal>
  )
}

function Shown({ file }: { file: Viewed }) {
  const read = useQuery(viewQuery(file))
  return (
    <Loaded read={read} skeleton={<Skeleton height={600} />}>
      {(blob) => <Bytes blob={blob} file={file} />}
    </Loaded>
  )
}

function Bytes({ blob, file }: { blob: Blob; file: Viewed }) {
  const { t } = useTranslation('downloads')
  const [url] = useState(() => URL.createObjectURL(blob))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  if (file.mime === 'application/pdf')
    // Its own controls do not let the keyboard out again.
    return (
      <iframe className={styles.frame} tabIndex={-1} src={`${url}#navpanes=0&view=FitH`} title={file.name} />
    )
  return (
    <figure className={styles.shown}>
      <img src={url} alt={file.caption || file.name} />
      <figcaption>{file.credit && t('creditLine', { credit: file.credit })}</figcaption>
    </figure>
  )
}

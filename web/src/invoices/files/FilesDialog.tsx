import { Modal } from '@mantine/core'
import {
  mostBytesOfArchive,
  mostBytesOfInvoiceFile,
  mostInvoiceFiles,
} from '@mandato/contract/invoices/names'
import { IconFileUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { DropZone } from '../../ui/forms/DropZone.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { folderQuery, type Placed, sendInvoiceFiles } from '../data.ts'
import styles from './files.module.css'

const tones = { kept: 'ok', same: 'neutral', early: 'info', refused: 'err' } as const

/** Where PDF and XML are dropped, what became of each, and what lies in the folder of the ERP refused. */
export function FilesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('invoices')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const folder = useQuery(folderQuery())
  const [placed, setPlaced] = useState<readonly Placed[]>([])
  const [waiting, setWaiting] = useState(0)
  const [part, setPart] = useState(0)
  // The field tells of one file after the other; they leave together.
  const chosen = useRef<File[]>([])
  const send = async () => {
    const all = chosen.current
    chosen.current = []
    setWaiting((n) => n + all.length)
    for (let from = 0; from < all.length; from += mostInvoiceFiles) {
      const some = all.slice(from, from + mostInvoiceFiles)
      setPart(0)
      try {
        const { files } = await sendInvoiceFiles(some, setPart)
        setPlaced((before) => [...files, ...before])
      } catch (error) {
        toast.error(error)
      } finally {
        setWaiting((n) => n - some.length)
      }
    }
  }
  const take = (file: File) => {
    const most = /\.zip$/i.test(file.name) ? mostBytesOfArchive : mostBytesOfInvoiceFile
    if (file.size > most)
      return toast.error(t('files.tooLarge', { name: file.name, size: format.bytes(most) }))
    chosen.current.push(file)
    if (chosen.current.length === 1) queueMicrotask(() => void send())
  }
  const { refused = [], early = 0 } = folder.data?.response ?? {}
  return (
    <Modal
      opened
      onClose={onClose}
      size={620}
      title={t('files.title')}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <div className={styles.dialog}>
        <DropZone
          icon={IconFileUpload}
          title={t('files.drop')}
          hint={t('files.hint')}
          accept=".pdf,.xml,.p7m,.zip"
          many
          busy={waiting > 0}
          onFile={take}
        />
        {waiting > 0 && (
          <ProgressBar label={t('files.sending', { count: waiting })} value={part < 1 ? part : null}>
            {part < 1 ? t('files.sending', { count: waiting }) : t('files.reading')}
          </ProgressBar>
        )}
        {placed.length > 0 && (
          <ul className={styles.files} aria-label={t('files.sent')}>
            {placed.map(({ name, state, reason, documents }, at) => (
              <li key={`${placed.length - at} ${name}`}>
                <Badge tone={tones[state]}>{t(`files.state.${state}`)}</Badge>
                <span>
                  <b>{name}</b>
                  <small>
                    {reason ?? documents.map(({ year, number }) => `${number} (${year})`).join(', ')}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        )}
        {early > 0 && <Notice tone="info">{t('files.early', { count: early })}</Notice>}
        {refused.length > 0 && (
          <section className={styles.folder}>
            <h3>{t('files.folder', { count: refused.length })}</h3>
            <ul className={styles.files}>
              {refused.map(({ name, reason, seen_at }) => (
                <li key={name}>
                  <span>
                    <b>{name}</b>
                    <small>{[reason, format.dateTime(seen_at)].join(dot)}</small>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Modal>
  )
}

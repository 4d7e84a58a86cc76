import { IconFileCheck, IconFileUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import styles from './check.module.css'

interface Props {
  file: File | null
  busy: boolean
  onFile: (file: File) => void
}

/** Where a document is dropped or chosen; the browser's own field lies over the whole area. */
export function DropDocument({ file, busy, onFile }: Props) {
  const { t } = useTranslation('signing')
  const { bytes } = useFormat()
  const id = useId()
  const [over, setOver] = useState(false)
  const Icon = file ? IconFileCheck : IconFileUpload
  return (
    <label htmlFor={id} className={styles.drop} data-over={over || undefined} aria-busy={busy}>
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        className={styles.field}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onChange={(event) => {
          setOver(false)
          const [chosen] = event.currentTarget.files ?? []
          // The same file again is a new question.
          event.currentTarget.value = ''
          if (chosen) onFile(chosen)
        }}
      />
      <Icon size={34} stroke={1.4} aria-hidden />
      <b>{file ? file.name : t('check.drop')}</b>
      <span>{busy ? t('check.busy') : file ? bytes(file.size) : t('check.dropHint')}</span>
    </label>
  )
}

import { IconFileTypeCsv, IconUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import styles from './imports.module.css'

interface Props {
  file: File | null
  onFile: (file: File | null) => void
  disabled: boolean
}

/** Where a file is dropped, or chosen by a click or the keyboard: a label around the browser's own file field. */
export function DropFile({ file, onFile, disabled }: Props) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const id = useId()
  const [over, setOver] = useState(false)
  return (
    <label htmlFor={id} className={`${styles.drop} ${over ? styles.over : ''}`}>
      {/* The browser's own field lies over the whole area: it takes a dropped file by itself. */}
      <input
        id={id}
        type="file"
        className={styles.field}
        accept=".csv,.txt,.gz"
        disabled={disabled}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onChange={(event) => {
          setOver(false)
          onFile(event.currentTarget.files?.[0] ?? null)
        }}
      />
      {file ? (
        <IconFileTypeCsv size={32} stroke={1.4} aria-hidden />
      ) : (
        <IconUpload size={32} stroke={1.4} aria-hidden />
      )}
      <b>{file ? file.name : t('drop')}</b>
      <span>{file ? format.bytes(file.size) : t('dropHint')}</span>
    </label>
  )
}

import { ActionIcon, Button } from '@mantine/core'
import { mostAttachments, mostBytesOfAttachment } from '@mandato/contract/requests/names'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './one.module.css'

const accepted = '.pdf,.png,.jpg,.jpeg,.webp,.tif,.tiff,.dwg,.dxf,.zip,.docx,.xlsx,.pptx,.odt,.ods,.doc,.xls'

interface Props {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}

/** What goes with a message. */
export function Attachments({ files, onChange }: Props) {
  const { t } = useTranslation('requests')
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const add = (chosen: readonly File[]) => {
    const fit = chosen.filter(({ size }) => size <= mostBytesOfAttachment)
    if (fit.length < chosen.length) toast.error(t('tooLarge'))
    if (files.length + fit.length > mostAttachments) toast.error(t('tooMany', { count: mostAttachments }))
    onChange([...files, ...fit].slice(0, mostAttachments))
  }
  return (
    <div className={styles.attach}>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={t('attach')}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button
        variant="subtle"
        leftSection={<IconPaperclip size={16} />}
        onClick={() => field.current?.click()}
      >
        {t('attach')}
      </Button>
      {files.length === 0 && (
        <small className={styles.muted}>{t('attachHint', { count: mostAttachments })}</small>
      )}
      {files.map((file, at) => (
        <span key={`${file.name} ${at}`} className={styles.file}>
          {file.name} <small>{format.bytes(file.size)}</small>
          <ActionIcon
            size="sm"
            variant="subtle"
            aria-label={t('removeFile', { name: file.name })}
            onClick={() => onChange(files.filter((_, i) => i !== at))}
          >
            <IconX size={14} />
          </ActionIcon>
        </span>
      ))}
    </div>
  )
}

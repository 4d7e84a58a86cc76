import { Button, Modal, Select, Textarea, TextInput } from '@mantine/core'
import { languages, type Language } from '@mandato/contract/words'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../platform/i18n/languages.ts'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { DropZone } from '../../ui/forms/DropZone.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { DownloadRow, Folder } from './data.ts'
import styles from './dialogs.module.css'
import { useUploads } from './useUploads.ts'

interface Props {
  folder: Folder
  files: readonly DownloadRow[]
  onClose: () => void
}
const accepted = '.pdf,.png,.jpg,.jpeg,.webp,.dwg,.dxf,.zip,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp'
const every = 'every'
const none = 'none'

/** Files for a folder, many at once; or new versions of one that is there. */
export function UploadDialog({ folder, files, onClose }: Props) {
  const { t } = useTranslation('downloads')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const { list, add, again, stop } = useUploads()
  const [language, setLanguage] = useState<Language | null>('it')
  const [replaces, setReplaces] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [caption, setCaption] = useState('')
  const [credit, setCredit] = useState('')
  const going = list.some(({ state }) => state === 'waits' || state === 'goes')
  const take = (file: File) =>
    add(file, {
      folder: folder.id,
      ...(language && { language }),
      ...(replaces !== null && { replaces }),
      ...(note.trim() && { note: note.trim() }),
      ...(file.type.startsWith('image/') && {
        ...(caption.trim() && { caption: caption.trim() }),
        ...(credit.trim() && { credit: credit.trim() }),
      }),
    })
  return (
    <Modal
      opened
      onClose={() => {
        stop()
        onClose()
      }}
      title={t('uploadTo', { name: folder.name })}
      size={560}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <div className={styles.fields}>
        <Select
          label={t('language')}
          allowDeselect={false}
          data={[
            ...languages.map((one) => ({ value: one as string, label: languageNames[one] })),
            { value: every, label: t('everyLanguage') },
          ]}
          value={language ?? every}
          onChange={(value) => setLanguage(languages.find((one) => one === value) ?? null)}
        />
        <Select
          label={t('replaces')}
          allowDeselect={false}
          data={[
            { value: none, label: t('newFile') },
            ...files.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
          value={replaces === null ? none : String(replaces)}
          onChange={(value) => setReplaces(value === null || value === none ? null : Number(value))}
        />
        <TextInput
          label={t('note')}
          description={t('noteWhy')}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Textarea
          label={t('captionIn', { language: languageNames[language ?? 'it'] })}
          description={t('ofPictures')}
          maxLength={600}
          autosize
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
        <TextInput
          label={t('credit')}
          description={t('ofPictures')}
          maxLength={160}
          value={credit}
          onChange={(event) => setCredit(event.currentTarget.value)}
        />
        <DropZone
          icon={IconUpload}
          title={t('drop')}
          hint={t('dropHint')}
          accept={accepted}
          many={replaces === null}
          onFile={take}
        />
        {list.length > 0 && (
          <ul className={styles.sending} aria-live="polite">
            {list.map((one) => (
              <li key={one.key}>
                <span>
                  <b>{one.name}</b>
                  <small>{one.state === 'refused' ? one.why : t(`sending.${one.state}`)}</small>
                </span>
                <small>{format.bytes(one.bytes)}</small>
                {one.state === 'goes' && <ProgressBar value={one.part} label={one.name} />}
                {one.state === 'refused' && (
                  <Button size="compact-sm" onClick={() => again(one)}>
                    {ui('retry')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {going && <Button onClick={stop}>{t('stop')}</Button>}
      </div>
    </Modal>
  )
}

import { Button, Modal, Select, TextInput, Textarea } from '@mantine/core'
import { languages, type Language } from '@mandato/contract/words'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../platform/i18n/languages.ts'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { changeDownload, deleteDownload, type DownloadDetail, downloadsQuery } from './data.ts'
import styles from './dialogs.module.css'
import { pathsOf } from './paths.ts'

interface Props {
  file: DownloadDetail
  onClose: () => void
}
type Names = Partial<Record<Language, string>>
const written = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).filter(([, text]) => text.trim() !== ''))

/** What a file is called, where it lies, and the words of a picture; or away with it. */
export function FileDialog({ file, onClose }: Props) {
  const { t } = useTranslation('downloads')
  const { t: ui } = useTranslation('ui')
  const navigate = useNavigate()
  const read = useQuery(downloadsQuery({}))
  const change = useWrite(changeDownload())
  const remove = useWrite(deleteDownload())
  const [titles, setTitles] = useState<Names>(file.edit?.titles ?? {})
  const [captions, setCaptions] = useState<Names>(file.edit?.captions ?? {})
  const [credit, setCredit] = useState(file.credit)
  const [folder, setFolder] = useState(file.folder_id)
  const [asking, setAsking] = useState(false)
  const isPicture = file.sizes.length > 0
  // As it was opened: a colleague's change is refused, not written over at the second press.
  const [version] = useState(file.edit?.version)
  const save = () =>
    change.mutate(
      {
        params: { id: file.id },
        body: {
          folder_id: folder,
          titles: written(titles),
          captions: written(captions),
          credit,
          ...(version !== undefined && { version }),
        },
      },
      {
        onSuccess: () => {
          toast.ok(t('saved'))
          onClose()
        },
        onError: toast.error,
      },
    )
  const archive = () =>
    remove.mutate(
      { params: { id: file.id }, body: version === undefined ? {} : { version } },
      {
        onSuccess: () => {
          onClose()
          void navigate({ to: '/downloads', search: { folder: file.folder_id } })
        },
        onError: toast.error,
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={file.name}
      size={520}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <div className={styles.fields}>
        {languages.map((one) => (
          <TextInput
            key={one}
            label={t('titleIn', { language: languageNames[one] })}
            maxLength={120}
            value={titles[one] ?? ''}
            onChange={(event) => setTitles({ ...titles, [one]: event.currentTarget.value })}
          />
        ))}
        <Select
          label={t('folder')}
          allowDeselect={false}
          data={pathsOf(read.data?.response.folders ?? []).map(({ id, path }) => ({
            value: String(id),
            label: path,
          }))}
          value={String(folder)}
          onChange={(value) => value && setFolder(Number(value))}
        />
        {isPicture &&
          languages.map((one) => (
            <Textarea
              key={one}
              label={t('captionIn', { language: languageNames[one] })}
              maxLength={600}
              autosize
              value={captions[one] ?? ''}
              onChange={(event) => setCaptions({ ...captions, [one]: event.currentTarget.value })}
            />
          ))}
        {isPicture && (
          <TextInput
            label={t('credit')}
            maxLength={160}
            value={credit}
            onChange={(event) => setCredit(event.currentTarget.value)}
          />
        )}
        <div className={styles.dialogActs}>
          <Button variant="subtle" onClick={() => setAsking(true)}>
            {t('archive')}
          </Button>
          <Button variant="filled" loading={change.isPending} onClick={save}>
            {ui('save')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('archiveAsk', { name: file.name })}
        verb={t('archive')}
        busy={remove.isPending}
        onConfirm={archive}
        onClose={() => setAsking(false)}
      >
        {t('archiveWords')}
      </ConfirmDialog>
    </Modal>
  )
}

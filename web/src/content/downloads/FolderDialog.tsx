import { Button, Checkbox, Modal, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { StoredAudience } from '@mandato/contract/content/audience'
import { languages, type Language } from '@mandato/contract/words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../platform/i18n/languages.ts'
import { useWrite } from '../../platform/use-write.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { AudiencePart } from '../editor/AudiencePart.tsx'
import { everybody } from '../editor/draft.ts'
import { addFolder, changeFolder, deleteFolder, type Folder, folderReachQuery } from './data.ts'
import styles from './dialogs.module.css'
import { pathsOf, withinOf } from './paths.ts'

interface Props {
  /** None: a new one. */
  folder: Folder | null
  folders: readonly Folder[]
  /** Where a new one is begun. */
  around: number | undefined
  onClose: (gone?: boolean) => void
}
const outermost = 'outermost'

/** A folder's names, its place and for whom it is; inside another one it can only narrow that. */
export function FolderDialog({ folder, folders, around, onClose }: Props) {
  const { t } = useTranslation('downloads')
  const { t: ui } = useTranslation('ui')
  const add = useWrite(addFolder())
  const change = useWrite(changeFolder())
  const remove = useWrite(deleteFolder())
  const [names, setNames] = useState<Partial<Record<Language, string>>>(folder?.edit?.names ?? {})
  const [parent, setParent] = useState(folder ? folder.parent_id : (around ?? null))
  const [audience, setAudience] = useState<StoredAudience | null>(
    folder ? (folder.edit?.audience ?? null) : around === undefined ? [everybody] : null,
  )
  const [asking, setAsking] = useState(false)
  // As it was opened: a colleague's change is refused, not written over at the second press.
  const [version] = useState(folder?.edit?.version)
  const within = folder ? withinOf(folders, folder.id) : new Set<number>()
  const own = parent === null ? (audience ?? [everybody]) : audience
  const [asked] = useDebouncedValue({ parent_id: parent, audience: own }, 300)
  const reach = useQuery({ ...folderReachQuery(asked), placeholderData: keepPreviousData }).data?.response
  const after = {
    onSuccess: () => {
      toast.ok(t('saved'))
      onClose()
    },
    onError: toast.error,
  }
  const save = () => {
    const written = Object.fromEntries(Object.entries(names).filter(([, text]) => text.trim() !== ''))
    const body = { names: written, parent_id: parent, audience: own }
    if (!folder) return add.mutate({ body }, after)
    change.mutate(
      { params: { id: folder.id }, body: { ...body, ...(version !== undefined && { version }) } },
      after,
    )
  }
  const places = [
    { value: outermost, label: t('noFolder') },
    ...pathsOf(folders)
      .filter(({ id }) => !within.has(id))
      .map(({ id, path }) => ({ value: String(id), label: path })),
  ]
  return (
    <Modal
      opened
      onClose={() => onClose()}
      title={folder?.name ?? t('newFolder')}
      size={560}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <div className={styles.fields}>
        {languages.map((one) => (
          <TextInput
            key={one}
            label={t('nameIn', { language: languageNames[one] })}
            maxLength={120}
            required={one === 'it'}
            value={names[one] ?? ''}
            onChange={(event) => setNames({ ...names, [one]: event.currentTarget.value })}
          />
        ))}
        <Select
          label={t('inside')}
          allowDeselect={false}
          data={places}
          value={parent === null ? outermost : String(parent)}
          onChange={(value) => setParent(value === null || value === outermost ? null : Number(value))}
        />
        {parent !== null && (
          <Checkbox
            label={t('narrow')}
            description={t('narrowWhy')}
            checked={audience !== null}
            onChange={(event) => setAudience(event.currentTarget.checked ? [everybody] : null)}
          />
        )}
        {own?.map((part, place) => (
          // A part has no name but its place.
          <AudiencePart
            key={place}
            place={place}
            part={part}
            onChange={(next) => setAudience(own.map((one, n) => (n === place ? next : one)))}
            onRemove={own.length > 1 ? () => setAudience(own.filter((_, n) => n !== place)) : undefined}
          />
        ))}
        {own && own.length < 10 && (
          <Button variant="subtle" onClick={() => setAudience([...own, everybody])}>
            {t('or')}
          </Button>
        )}
        {reach && (
          <Notice tone={reach.total === 0 ? 'warn' : 'info'}>
            {reach.total === 0 ? t('reachesNobody') : t('reaches', { count: reach.total })}
          </Notice>
        )}
        <div className={styles.dialogActs}>
          {folder && (
            <Button variant="subtle" onClick={() => setAsking(true)}>
              {t('archive')}
            </Button>
          )}
          <Button
            variant="filled"
            loading={add.isPending || change.isPending}
            disabled={!names.it?.trim() && !names.en?.trim()}
            onClick={save}
          >
            {ui('save')}
          </Button>
        </div>
      </div>
      {folder && (
        <ConfirmDialog
          opened={asking}
          title={t('archiveAsk', { name: folder.name })}
          verb={t('archive')}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(
              {
                params: { id: folder.id },
                body: folder.edit ? { version: folder.edit.version } : {},
              },
              { onSuccess: () => onClose(true), onError: toast.error },
            )
          }
          onClose={() => setAsking(false)}
        >
          {t('archiveFolderWords', { count: folder.files })}
        </ConfirmDialog>
      )}
    </Modal>
  )
}

import { ActionIcon, Button, TextInput } from '@mantine/core'
import { languages } from '@mandato/contract/words'
import { requestsFieldWords } from '@mandato/contract/requests/field-words'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { deleteTemplate, saveTemplate, templatesQuery } from '../data.ts'
import styles from '../one/one.module.css'

const empty = { name: '', it: '', en: '', fr: '', es: '' }
type Draft = typeof empty & { id?: number }

/** The kept answers: written, changed, deleted. */
export function Templates({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const read = useQuery(templatesQuery())
  const save = useWrite(saveTemplate())
  const remove = useWrite(deleteTemplate())
  const [draft, setDraft] = useState<Draft | null>(null)
  const write = () =>
    draft && save.mutate({ body: draft }, { onError: toast.error, onSuccess: () => setDraft(null) })
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('templates')}
      actions={
        draft ? (
          <>
            <Button onClick={() => setDraft(null)}>{t('back')}</Button>
            <Button
              variant="filled"
              loading={save.isPending}
              disabled={draft.name.trim().length < 2}
              onClick={write}
            >
              {t('save')}
            </Button>
          </>
        ) : (
          <Button variant="filled" onClick={() => setDraft(empty)}>
            {t('newTemplate')}
          </Button>
        )
      }
    >
      {draft ? (
        <div className={styles.form}>
          <TextInput
            label={t('templateName')}
            maxLength={60}
            value={draft.name}
            onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
          />
          {languages.map((key) => (
            <label key={key}>
              {requestsFieldWords[key][language]}
              <TextArea
                rows={4}
                maxLength={4000}
                value={draft[key]}
                onChange={({ currentTarget }) => setDraft({ ...draft, [key]: currentTarget.value })}
              />
            </label>
          ))}
        </div>
      ) : (
        <LineList>
          {(read.data?.response ?? []).map(({ id, name, texts }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.template}
                onClick={() => setDraft({ id, name, ...texts })}
              >
                <b>{name}</b>
                <small>{texts[language]}</small>
              </button>
              <ActionIcon
                variant="subtle"
                aria-label={t('deleteTemplate', { name })}
                onClick={() => remove.mutate({ params: { id } }, { onError: toast.error })}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </li>
          ))}
        </LineList>
      )}
    </SidePanel>
  )
}

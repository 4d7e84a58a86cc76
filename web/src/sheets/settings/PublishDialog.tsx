import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { useMe } from '../../accounts/index.ts'
import { dropLegalDraft } from './legal-draft.ts'
import { type LegalKind, publishText, standingQuery, type Versions } from './data.ts'
import styles from './settings.module.css'
import type { Texts } from './texts.ts'

interface Props {
  kind: LegalKind
  versions: Versions
  texts: Texts
  opened: boolean
  onClose: () => void
}

/** Publishing cannot be undone: the day it takes effect, and the consequences for signed sheets. */
export function PublishDialog({ kind, versions, texts, opened, onClose }: Props) {
  const { t } = useTranslation('settings')
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }))
  const [from, setFrom] = useState(today)
  const standing = useQuery({ ...standingQuery(), enabled: opened })
  const me = useMe()
  const publish = useWrite(publishText())
  const version = versions.latest + 1
  const confirmed = standing.data?.response.find(({ status }) => status === 'confirmed')?.count ?? 0
  const go = () => {
    // The draft is deleted with the publication: the next one starts from the published text.
    if (me) dropLegalDraft(me.userId, kind)
    publish.mutate(
      { params: { kind }, body: { texts, valid_from: from, version: versions.latest } },
      {
        onSuccess: () => {
          toast.ok(t('legal.published', { version }))
          onClose()
        },
        onError: (error) => {
          toast.error(error.key === 'changed_meanwhile' ? t('legal.overtaken') : error)
        },
      },
    )
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={t(`legal.ask.${kind}`, { version })}
      verb={t('legal.publish')}
      irreversible
      busy={publish.isPending}
      onConfirm={go}
      onClose={onClose}
    >
      <p>{t('legal.follows')}</p>
      {confirmed > 0 && <p>{t('legal.due', { count: confirmed })}</p>}
      <TextInput
        className={styles.from ?? ''}
        type="date"
        label={t('legal.from')}
        min={today}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value || today)}
      />
    </ConfirmDialog>
  )
}

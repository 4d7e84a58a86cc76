import { Button, TextInput } from '@mantine/core'
import { mostOfSubject, mostOfText } from '@mandato/contract/requests/names'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import type { Found } from '../../platform/journal/useJournal.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { KeptLine } from '../../ui/forms/KeptLine.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useDraftedForm } from '../../ui/forms/useDraftedForm.ts'
import { useKeptOnce } from '../../ui/forms/useKeptOnce.ts'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import { clientChoicesQuery } from '../../registry/index.ts'
import { type AskedRequest, rereadRequests } from '../data.ts'
import { freeRequestKind } from '../kind.ts'
import { Attachments } from './Attachments.tsx'
import styles from './one.module.css'
import type { Asked } from './typed.ts'

interface Props {
  found: Found
  follows: string | null
  base: Asked
  /** It has arrived. */
  onDone: () => void
  /** It lies on the device from now on. */
  onKept: () => void
}

/** Subject, client, words and files; sent at once, or as soon as there is a network. */
export function RequestForm({ found, follows, base, onDone, onKept }: Props) {
  const { t } = useTranslation('requests')
  const navigate = useNavigate()
  const me = useMe()
  const network = me !== null && ['admin', 'sales', 'agent'].includes(roleOf(me))
  const choices = useQuery({ ...clientChoicesQuery(), enabled: network })
  const [typed, setTyped] = useState('')
  const form = useDraftedForm<Asked, 'send'>({
    kind: freeRequestKind,
    found,
    subject: 'new',
    base: { version: null, values: base },
    also: { follows },
    check: ({ subject, text }) => ({
      ...(subject.trim().length < 2 && { subject: t('needed') }),
      ...(text.trim() === '' && { text: t('needed') }),
    }),
    about: ({ subject, text }) => ({ title: subject, about: text.slice(0, 80) }),
    pathOf: (path) => (path === 'client_id' ? 'client' : path),
    onDone: (answer) => {
      onDone()
      void rereadRequests()
      toast.ok(t('sent'))
      const { id } = answer as AskedRequest
      void navigate({ to: '/requests/$id', params: { id }, search: {}, replace: true })
    },
  })
  useKeptOnce(form.record !== null, onKept)
  const { subject, text, client, attachment } = form.values
  const closed = form.busy || form.waits
  const wanted = typed.trim().toLowerCase()
  const options = (choices.data?.response ?? [])
    .map(({ id, code, business_name: name }) => ({ id, key: String(id), label: `${name} ${code}` }))
    .filter(({ id, label }) => id === client || (wanted !== '' && label.toLowerCase().includes(wanted)))
    .slice(0, 20)
  return (
    <form onSubmit={form.submit(() => form.save('send'))} noValidate aria-label={t('new')}>
      <fieldset className={styles.form} disabled={closed}>
        <TextInput
          label={t('subject')}
          maxLength={mostOfSubject}
          value={subject}
          error={form.errors['subject']}
          onChange={({ currentTarget }) => form.setFieldValue('subject', currentTarget.value)}
        />
        {network && (
          <div>
            <FilterSearch
              label={t('client')}
              value={client === null ? undefined : String(client)}
              groups={[{ options }]}
              onSearch={setTyped}
              onChange={(key) => form.setFieldValue('client', key === undefined ? null : Number(key))}
            />
          </div>
        )}
        <label>
          {t('text')}
          <TextArea
            rows={8}
            maxLength={mostOfText}
            value={text}
            error={form.errors['text']}
            onChange={({ currentTarget }) => form.setFieldValue('text', currentTarget.value)}
          />
        </label>
        <Attachments files={attachment} onChange={(files) => form.setFieldValue('attachment', [...files])} />
      </fieldset>
      <div className={styles.send}>
        <Button type="submit" variant="filled" loading={form.busy} disabled={form.waits}>
          {t('send')}
        </Button>
        <KeptLine form={form} />
      </div>
    </form>
  )
}

import { Button, TextInput } from '@mantine/core'
import { mostOfSubject, mostOfText } from '@mandato/contract/requests/names'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useUnsaved } from '../../ui/forms/useUnsaved.ts'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { askManufacturer, clientsQuery, requestQuery } from '../data.ts'
import type { NewRequestSearch } from '../search.ts'
import { Attachments } from './Attachments.tsx'
import styles from './one.module.css'

/** Asks the manufacturer something for which there is no form. */
export function NewRequest({ search }: { search: NewRequestSearch }) {
  const { t } = useTranslation('requests')
  const { t: app } = useTranslation('app')
  const navigate = useNavigate()
  const me = useMe()
  const network = me !== null && ['admin', 'sales', 'agent'].includes(roleOf(me))
  const former = useQuery({
    ...requestQuery(search.follows ?? 'free-1'),
    enabled: search.follows !== undefined,
  })
  const choices = useQuery({ ...clientsQuery(), enabled: network })
  const [typed, setTyped] = useState('')
  const [subject, setSubject] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [client, setClient] = useState(search.client)
  const [files, setFiles] = useState<readonly File[]>([])
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  useUnsaved(!busy && (text.trim() !== '' || files.length > 0), app('unsaved'))
  const about = subject ?? former.data?.response.subject ?? ''
  const whom = client ?? former.data?.response.client_id ?? undefined
  const wanted = typed.trim().toLowerCase()
  const options = (choices.data?.response ?? [])
    .map(({ id, code, business_name: name }) => ({ id, key: String(id), label: `${name} ${code}` }))
    .filter(({ id, label }) => id === whom || (wanted !== '' && label.toLowerCase().includes(wanted)))
    .slice(0, 20)
  const send = async () => {
    setTried(true)
    if (about.trim().length < 2 || text.trim() === '') return
    setBusy(true)
    try {
      const { id } = await askManufacturer({
        fields: {
          subject: about,
          text,
          ...(whom !== undefined && { client_id: String(whom) }),
          ...(search.follows && { follows: search.follows }),
        },
        files: { attachment: files },
      })
      toast.ok(t('sent'))
      void navigate({ to: '/requests/$id', params: { id }, search: {}, replace: true })
    } catch (error) {
      toast.error(error as Error)
      setBusy(false)
    }
  }
  return (
    <Page>
      <PageHeader
        title={t(search.follows ? 'goOn' : 'new')}
        back={<BackLink to="/requests">{t('title')}</BackLink>}
        line={t('newWords')}
      />
      <Card>
        <div className={styles.form}>
          <TextInput
            label={t('subject')}
            maxLength={mostOfSubject}
            value={about}
            error={tried && about.trim().length < 2 && t('needed')}
            onChange={({ currentTarget }) => setSubject(currentTarget.value)}
          />
          {network && (
            <div>
              <FilterSearch
                label={t('client')}
                value={whom === undefined ? undefined : String(whom)}
                groups={[{ options }]}
                onSearch={setTyped}
                onChange={(key) => setClient(key === undefined ? undefined : Number(key))}
              />
            </div>
          )}
          <label>
            {t('text')}
            <TextArea
              rows={8}
              maxLength={mostOfText}
              value={text}
              error={tried && text.trim() === '' && t('needed')}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </label>
          <Attachments files={files} onChange={setFiles} />
          <div>
            <Button variant="filled" loading={busy} onClick={() => void send()}>
              {t('send')}
            </Button>
          </div>
        </div>
      </Card>
    </Page>
  )
}

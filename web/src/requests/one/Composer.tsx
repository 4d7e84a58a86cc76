import { Button, Menu } from '@mantine/core'
import { mostOfText } from '@mandato/contract/requests/names'
import { IconSend, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { isLanguage, languageNames } from '../../platform/i18n/languages.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useUnsaved } from '../../ui/forms/useUnsaved.ts'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { noteRequest, replyRequest, type Request, templatesQuery } from '../data.ts'
import { Attachments } from './Attachments.tsx'
import styles from './one.module.css'

/** Where an answer or a note is written. What is typed stays when sending fails, and when the other side writes meanwhile. */
export function Composer({ one }: { one: Request }) {
  const { t } = useTranslation('requests')
  const { t: app } = useTranslation('app')
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const [chosen, setKind] = useState<'reply' | 'note'>('reply')
  const other = chosen === 'reply' ? 'note' : 'reply'
  const kind = one.may[chosen] ? chosen : other
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [busy, setBusy] = useState(false)
  const note = useWrite(noteRequest())
  useUnsaved(text.trim() !== '' || files.length > 0, app('unsaved'))
  const done = () => {
    setText('')
    setFiles([])
  }
  const send = async () => {
    if (text.trim() === '') return
    if (kind === 'note')
      return note.mutate(
        { params: { id: one.id }, body: { text } },
        { onError: toast.error, onSuccess: done },
      )
    setBusy(true)
    try {
      await replyRequest({
        params: { id: one.id },
        fields: { text, version: String(one.version) },
        files: { attachment: files },
      })
      done()
    } catch (error) {
      toast.error(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.composer} data-note={kind === 'note' || undefined}>
      <div className={styles.above}>
        {one.may.note && one.may.reply && (
          <Segmented
            label={t('kind')}
            value={kind}
            options={[
              { key: 'reply', label: t('reply') },
              { key: 'note', label: t('note') },
            ]}
            onChange={setKind}
          />
        )}
        {staff && kind === 'reply' && (
          <TemplateMenu
            language={one.author?.language ?? 'it'}
            onChoose={(words) => setText(text.trim() === '' ? words : `${text}\n\n${words}`)}
          />
        )}
        {staff && one.author && kind === 'reply' && (
          <small className={styles.muted}>
            {t('reads', {
              name: one.author.name,
              language: languageNames[languageKey(one.author.language)],
            })}
          </small>
        )}
      </div>
      <TextArea
        rows={4}
        aria-label={t(kind === 'reply' ? 'reply' : 'note')}
        placeholder={t(kind === 'reply' ? 'replyHint' : 'noteHint')}
        maxLength={mostOfText}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        }}
      />
      <div className={styles.below}>
        {kind === 'reply' ? <Attachments files={files} onChange={setFiles} /> : <span />}
        <Button
          variant="filled"
          leftSection={<IconSend size={16} />}
          loading={busy || note.isPending}
          disabled={text.trim() === ''}
          onClick={() => void send()}
        >
          {t(kind === 'reply' ? 'sendReply' : 'keepNote')}
        </Button>
      </div>
    </div>
  )
}

const languageKey = (language: string) => (isLanguage(language) ? language : 'it')

/** Kept answers in the language of whoever asked. */
function TemplateMenu({ language, onChoose }: { language: string; onChoose: (text: string) => void }) {
  const { t } = useTranslation('requests')
  const read = useQuery(templatesQuery())
  const kept = read.data?.response ?? []
  if (kept.length === 0) return null
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button size="xs" leftSection={<IconTemplate size={14} />}>
          {t('templates')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} className={styles.people}>
        {kept.map(({ id, name, texts }) => (
          <Menu.Item key={id} onClick={() => onChoose(texts[languageKey(language)] || texts.it)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

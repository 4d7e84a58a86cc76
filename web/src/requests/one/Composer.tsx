import { Button, Menu } from '@mantine/core'
import { mostOfText } from '@mandato/contract/requests/names'
import { IconSend, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { isLanguage, languageNames } from '../../platform/i18n/languages.ts'
import { type Found, useFound } from '../../platform/journal/useJournal.ts'
import { KeptLine } from '../../ui/forms/KeptLine.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useDraftedForm } from '../../ui/forms/useDraftedForm.ts'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { type Request, rereadRequests, templatesQuery } from '../data.ts'
import { replyKind } from '../kind.ts'
import { Attachments } from './Attachments.tsx'
import styles from './one.module.css'
import { leftOf, type Said, unsaid } from './typed.ts'

/**
 * Where an answer or a note is written. What is typed lies on the device: it stays when sending fails, when the other side
 * writes meanwhile, and without a network it goes as soon as there is one.
 */
export function Composer({ one }: { one: Request }) {
  const found = useFound(replyKind, one.id)
  return found && <Opened key={found.id} one={one} found={found} />
}

const base = { version: null, values: unsaid }

function Opened({ one, found }: { one: Request; found: Found }) {
  const { t } = useTranslation('requests')
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const [chosen, setKind] = useState<'reply' | 'note'>('reply')
  const other = chosen === 'reply' ? 'note' : 'reply'
  const kind = one.may[chosen] ? chosen : other
  const form = useDraftedForm<Said, 'reply' | 'note'>({
    kind: replyKind,
    found,
    subject: one.id,
    base,
    // The other side may write whenever it likes; of two of the staff the second reads first what was answered.
    also: { version: staff ? one.version : null },
    check: ({ text }) => (text.trim() === '' ? { text: t('needed') } : {}),
    about: ({ text }) => ({ title: one.subject, about: text.slice(0, 80) }),
    arrived: leftOf,
    reread: () => void rereadRequests(),
    onDone: () => void rereadRequests(),
  })
  const { text, attachment } = form.values
  const closed = form.busy || form.waits
  const setText = (words: string) => form.setFieldValue('text', words)
  const send = () => {
    if (text.trim() !== '' && !closed) form.save(kind)
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
        disabled={closed}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      />
      <div className={styles.below}>
        {kind === 'reply' ? (
          <Attachments
            files={attachment}
            onChange={(files) => form.setFieldValue('attachment', [...files])}
          />
        ) : (
          <span />
        )}
        <Button
          variant="filled"
          leftSection={<IconSend size={16} />}
          loading={form.busy}
          disabled={text.trim() === '' || closed}
          onClick={send}
        >
          {t(kind === 'reply' ? 'sendReply' : 'keepNote')}
        </Button>
      </div>
      <KeptLine form={form} />
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

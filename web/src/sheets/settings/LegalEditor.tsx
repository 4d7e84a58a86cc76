import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages } from '../../platform/i18n/languages.ts'
import { LegalSections } from '../../signing/index.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/forms/useUnsaved.ts'
import { deviceKind } from '../../ui/device.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { Clause } from './Clause.tsx'
import type { LegalKind, Versions } from './data.ts'
import { PublishDialog } from './PublishDialog.tsx'
import styles from './settings.module.css'
import { incomplete, titled, withClause } from './texts.ts'
import { useLegalText } from './useLegalText.ts'

interface Props {
  kind: LegalKind
  versions: Versions
  /** Whose draft it is. */
  person: number
}

/** The next version in four languages, going on from the latest. Nothing of it counts before it is published. */
export function LegalEditor({ kind, versions, person }: Props) {
  const { t } = useTranslation('settings')
  const { t: app } = useTranslation('app')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const editor = useLegalText(kind, versions, person)
  const { texts, setTexts, dirty, found, older, keptAt } = editor
  const [language, setLanguage] = useState<Language>('it')
  const [preview, setPreview] = useState(false)
  const [asked, setAsked] = useState<'publish' | 'drop' | null>(null)
  const [tried, setTried] = useState(false)
  useUnsaved(dirty && asked !== 'publish', app('unsaved'))
  const missing = incomplete(texts)
  const { title, sections } = texts[language]
  const publish = () => {
    setTried(true)
    const [first] = missing
    if (!first) return setAsked('publish')
    setLanguage(first)
    setPreview(false)
    toast.error(t('legal.incomplete', { language: languageNames[first] }))
  }
  return (
    <Card
      title={t('legal.next', { version: versions.latest + 1 })}
      action={
        <div className={styles.draft}>
          {keptAt !== null && (
            <output>{ui(`draft.saved.${deviceKind()}`, { time: format.time(keptAt) })}</output>
          )}
          {dirty && (
            <Button variant="subtle" onClick={() => setAsked('drop')}>
              {ui('draft.drop')}
            </Button>
          )}
          <Button variant="filled" disabled={!dirty} onClick={publish}>
            {t('legal.publish')}
          </Button>
        </div>
      }
    >
      <div className={styles.editor}>
        {versions.versions.some(({ version, sample }) => sample && version === versions.latest) && (
          <Notice tone="warn">{t('legal.sample')}</Notice>
        )}
        {found && <Notice tone="info">{ui('draft.found', { moment: format.dateTime(found.at) })}</Notice>}
        {older !== null && <Notice tone="warn">{t('legal.older', { version: older })}</Notice>}
        <div className={styles.bar}>
          <Segmented
            label={t('legal.language')}
            value={language}
            options={languages.map((key) => ({
              key,
              label: (
                <span lang={key}>
                  {languageNames[key]}
                  {tried && missing.includes(key) && <i className={styles.dot} aria-label={t('legal.gap')} />}
                </span>
              ),
            }))}
            onChange={setLanguage}
          />
          <Segmented
            label={t('legal.view')}
            value={preview ? 'read' : 'write'}
            options={[
              { key: 'write', label: t('legal.write') },
              { key: 'read', label: t('legal.preview') },
            ]}
            onChange={(view) => setPreview(view === 'read')}
          />
        </div>
        {preview ? (
          <div className={styles.preview} lang={language}>
            <h2>{title}</h2>
            <LegalSections text={{ language, sections }} />
          </div>
        ) : (
          <>
            <TextInput
              label={t('legal.title')}
              lang={language}
              maxLength={200}
              value={title}
              error={tried && !title.trim() ? t('legal.empty') : undefined}
              onChange={(event) => setTexts(titled(texts, language, event.currentTarget.value))}
            />
            {sections.map((_, i) => (
              <Clause
                key={i}
                at={i}
                language={language}
                texts={texts}
                tried={tried}
                approvedApart={kind === 'terms'}
                onChange={setTexts}
              />
            ))}
            <Button
              variant="subtle"
              leftSection={<IconPlus size={14} />}
              disabled={sections.length >= 60}
              onClick={() => setTexts(withClause(texts))}
            >
              {t('legal.add')}
            </Button>
          </>
        )}
      </div>
      <PublishDialog
        kind={kind}
        versions={versions}
        texts={texts}
        opened={asked === 'publish'}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        opened={asked === 'drop'}
        title={t('legal.dropTitle', { version: versions.latest + 1 })}
        verb={ui('draft.drop')}
        irreversible
        onConfirm={() => {
          editor.reset()
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      >
        {ui('draft.dropWords')}
      </ConfirmDialog>
    </Card>
  )
}

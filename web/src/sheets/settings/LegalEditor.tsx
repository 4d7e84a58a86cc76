import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages } from '../../platform/i18n/languages.ts'
import { LegalSections } from '../../signing/index.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/forms/useUnsaved.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { Clause } from './Clause.tsx'
import type { LegalKind, Versions } from './data.ts'
import { PublishDialog } from './PublishDialog.tsx'
import styles from './settings.module.css'
import { editable, incomplete, titled, withClause } from './texts.ts'

/** The next version in four languages, going on from the latest. Nothing of it counts before it is published. */
export function LegalEditor({ kind, versions }: { kind: LegalKind; versions: Versions }) {
  const { t } = useTranslation('settings')
  const { t: app } = useTranslation('app')
  const [latest] = useState(() => editable(versions))
  const [texts, setTexts] = useState(latest)
  const [language, setLanguage] = useState<Language>('it')
  const [preview, setPreview] = useState(false)
  const [publishing, setPublishing] = useState(false)
  const [tried, setTried] = useState(false)
  const dirty = texts !== latest
  useUnsaved(dirty && !publishing, app('unsaved'))
  const missing = incomplete(texts)
  const { title, sections } = texts[language]
  const publish = () => {
    setTried(true)
    const [first] = missing
    if (!first) return setPublishing(true)
    setLanguage(first)
    setPreview(false)
    toast.error(t('legal.incomplete', { language: languageNames[first] }))
  }
  return (
    <Card
      title={t('legal.next', { version: versions.latest + 1 })}
      action={
        <Button variant="filled" disabled={!dirty} onClick={publish}>
          {t('legal.publish')}
        </Button>
      }
    >
      <div className={styles.editor}>
        {versions.versions.some(({ version, sample }) => sample && version === versions.latest) && (
          <Notice tone="warn">{t('legal.sample')}</Notice>
        )}
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
        opened={publishing}
        onClose={() => setPublishing(false)}
      />
    </Card>
  )
}

import { ActionIcon, Checkbox, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../platform/i18n/languages.ts'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import styles from './settings.module.css'
import { marked, moved, type Texts, withoutClause, written } from './texts.ts'

interface Props {
  at: number
  language: Language
  texts: Texts
  tried: boolean
  /** Clauses of this text can be such as artt. 1341–1342 c.c. want approved apart. */
  approvedApart: boolean
  onChange: (texts: Texts) => void
}

/** One clause: heading and words; beside a translation stands the Italian it follows. */
export function Clause({ at, language, texts, tried, approvedApart, onChange }: Props) {
  const { t } = useTranslation('settings')
  const id = useId()
  const { sections } = texts[language]
  const clause = sections[at]
  const original = language === 'it' ? null : texts.it.sections[at]
  if (!clause) return null
  const empty = tried && !clause.text.trim()
  return (
    <fieldset className={styles.clause}>
      <legend className="sr-only">{t('legal.clause', { n: at + 1 })}</legend>
      <div className={styles.clauseHead}>
        <TextInput
          label={t('legal.heading')}
          lang={language}
          maxLength={200}
          value={clause.heading}
          description={original?.heading}
          error={tried && !clause.heading.trim() ? t('legal.empty') : undefined}
          onChange={(event) => onChange(written(texts, language, at, { heading: event.currentTarget.value }))}
        />
        <div className={styles.tools}>
          <ActionIcon
            variant="subtle"
            aria-label={t('legal.up', { n: at + 1 })}
            disabled={at === 0}
            onClick={() => onChange(moved(texts, at, at - 1))}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={t('legal.down', { n: at + 1 })}
            disabled={at === sections.length - 1}
            onClick={() => onChange(moved(texts, at, at + 1))}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={t('legal.remove', { n: at + 1 })}
            disabled={sections.length === 1}
            onClick={() => onChange(withoutClause(texts, at))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      </div>
      <label htmlFor={id} className={styles.label}>
        {t('legal.words')}
      </label>
      {original && (
        <p className={styles.original} lang="it">
          {original.text}
        </p>
      )}
      <TextArea
        id={id}
        lang={language}
        rows={Math.min(12, 2 + Math.ceil(clause.text.length / 90))}
        maxLength={8000}
        aria-invalid={empty}
        value={clause.text}
        onChange={(event) => onChange(written(texts, language, at, { text: event.currentTarget.value }))}
      />
      {empty && <p className={styles.error}>{t('legal.empty')}</p>}
      {approvedApart && (
        <Checkbox
          label={t('legal.specific')}
          checked={clause.specific}
          onChange={(event) => onChange(marked(texts, at, event.currentTarget.checked))}
        />
      )}
    </fieldset>
  )
}

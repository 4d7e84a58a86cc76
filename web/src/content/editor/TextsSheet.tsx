import { Button } from '@mantine/core'
import { type Language, languages } from '@mandato/contract/words'
import { IconColumns2 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/layout/Badge.tsx'
import { usePhone } from '../../ui/useUpTo.ts'
import { languageNames } from '../../platform/i18n/languages.ts'
import type { Preview } from './data.ts'
import { type Draft, type DraftText, progressOf } from './draft.ts'
import styles from './editor.module.css'
import { LanguageColumn } from './LanguageColumn.tsx'

interface Props {
  draft: Draft
  pictures: ReadonlyMap<number, string>
  onChange: (change: (now: Draft) => Pick<Draft, 'texts'>) => void
  onPicture: (file: File) => Promise<number | null>
  /** Which language stands open, the first of two. */
  onShow: (language: Language) => void
  /** Models that the texts name without their class. */
  unlabelled: Preview['unlabelled']
  /** Puts other texts in the place of these: the editors begin anew. */
  onReplace: (texts: Draft['texts']) => void
}
const tones = { complete: 'ok', partial: 'warn', missing: 'neutral' } as const

/** The four languages: one at a time, or two side by side; what is missing is marked. */
export function TextsSheet({ draft, pictures, onChange, onPicture, onShow, unlabelled, onReplace }: Props) {
  const { t } = useTranslation('contents')
  const phone = usePhone()
  const [shown, setShown] = useState<readonly Language[]>(['it'])
  const first = shown[0] ?? 'it'
  useEffect(() => onShow(first), [first, onShow])
  const beside = shown.length === 2 && !phone
  const choose = (language: Language) =>
    setShown(beside && !shown.includes(language) ? [shown[0] ?? 'it', language] : [language])
  const open = phone ? shown.slice(0, 1) : shown
  const write = (language: Language, change: Partial<DraftText>) =>
    onChange(({ texts }) => ({ texts: { ...texts, [language]: { ...texts[language], ...change } } }))
  return (
    <section className={styles.sheet} aria-label={t('texts')}>
      <div className={styles.languages}>
        {languages.map((language) => {
          const progress = progressOf(draft.texts[language])
          const lacks = unlabelled.some((one) => one.language === language)
          return (
            <button
              key={language}
              type="button"
              aria-pressed={open.includes(language)}
              onClick={() => choose(language)}
            >
              {languageNames[language]}{' '}
              <Badge tone={lacks ? 'warn' : tones[progress]}>
                {t(lacks ? 'unlabelled.mark' : `progress.${progress}`)}
              </Badge>
            </button>
          )
        })}
        {!phone && (
          <Button
            className={styles.beside}
            variant="subtle"
            leftSection={<IconColumns2 size={16} />}
            aria-pressed={beside}
            onClick={() =>
              setShown(beside ? shown.slice(0, 1) : [shown[0] ?? 'it', shown[0] === 'it' ? 'en' : 'it'])
            }
          >
            {t('beside')}
          </Button>
        )}
      </div>
      <div className={styles.columns}>
        {open.map((language) => (
          <LanguageColumn
            key={language}
            language={language}
            text={draft.texts[language]}
            pictures={pictures}
            onChange={(change) => write(language, change)}
            onPicture={onPicture}
            unlabelled={unlabelled.filter((one) => one.language === language)}
            onReplace={(text) => onReplace({ ...draft.texts, [language]: text })}
          />
        ))}
      </div>
    </section>
  )
}

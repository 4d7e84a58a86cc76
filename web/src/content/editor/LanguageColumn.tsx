import { Textarea, TextInput } from '@mantine/core'
import type { Language } from '@mandato/contract/words'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { dot } from '../../ui/dot.ts'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { languageNames } from '../../platform/i18n/languages.ts'
import type { Preview } from './data.ts'
import type { DraftText } from './draft.ts'
import styles from './editor.module.css'
import { Unlabelled } from './Unlabelled.tsx'

/** The library of the editor is larger than the page around it, which stands before it has come. */
const RichText = lazyPart(() => import('./RichText.tsx'), 'RichText')

interface Props {
  language: Language
  text: DraftText
  pictures: ReadonlyMap<number, string>
  onChange: (text: Partial<DraftText>) => void
  onPicture: (file: File) => Promise<number | null>
  unlabelled: Preview['unlabelled']
  /** Puts another text in the place of this one. */
  onReplace: (text: DraftText) => void
}

/** Title, summary and body in one language. */
export function LanguageColumn({
  language,
  text,
  pictures,
  onChange,
  onPicture,
  unlabelled,
  onReplace,
}: Props) {
  const { t } = useTranslation('contents')
  const of = (field: string) => field + dot + languageNames[language]
  return (
    <div className={styles.column} lang={language}>
      <div className={styles.head}>
        <TextInput
          aria-label={of(t('title'))}
          placeholder={t('title')}
          value={text.title}
          maxLength={160}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <Textarea
          aria-label={of(t('abstract'))}
          placeholder={t('abstract')}
          value={text.abstract}
          maxLength={400}
          rows={2}
          onChange={(event) => onChange({ abstract: event.currentTarget.value })}
        />
      </div>
      <Suspense fallback={<LinesSkeleton lines={8} />}>
        <RichText
          doc={text.body}
          label={of(t('body'))}
          pictures={pictures}
          onChange={(body) => onChange({ body })}
          onPicture={onPicture}
        />
      </Suspense>
      {unlabelled.length > 0 && (
        <div className={styles.missing}>
          <Unlabelled text={text} of={unlabelled} onChange={onReplace} />
        </div>
      )}
    </div>
  )
}

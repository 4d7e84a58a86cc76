import { Select } from '@mantine/core'
import { emptyDocument } from '@mandato/contract/content/document'
import { type Language, languages } from '@mandato/contract/words'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cover } from '../covers/Cover.tsx'
import { Body } from '../item/Body.tsx'
import { languageNames } from '../../platform/i18n/languages.ts'
import { type Draft, progressOf } from './draft.ts'
import styles from './editor.module.css'

/** The language a reader gets: his own, else Italian, else English. */
const shownIn = (draft: Draft, wished: Language): Language =>
  [wished, 'it' as const, 'en' as const].find((one) => progressOf(draft.texts[one]) === 'complete') ?? wished

/** The item as a reader of a language has it before him, on a phone. */
export function PreviewCard({ draft, pictures }: { draft: Draft; pictures: ReadonlyMap<number, string> }) {
  const { t } = useTranslation('contents')
  const [wished, setWished] = useState<Language>('it')
  const language = shownIn(draft, wished)
  const { title, abstract, body } = draft.texts[language]
  return (
    <Card
      title={t('preview.title')}
      action={
        <Select
          aria-label={t('preview.language')}
          w={140}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={wished}
          onChange={(value) => setWished(languages.find((one) => one === value) ?? 'it')}
        />
      }
    >
      <div className={styles.phone}>
        <div lang={language}>
          <Cover name={draft.cover} image={draft.image?.url ?? null} />
          {language !== wished && (
            <Badge tone="warn">{t('preview.reads', { language: languageNames[language] })}</Badge>
          )}
          <h3>{title || t('title')}</h3>
          <p>{abstract}</p>
          <Body doc={body ?? emptyDocument} pictures={Object.fromEntries(pictures)} />
        </div>
      </div>
    </Card>
  )
}

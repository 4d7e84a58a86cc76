import { Select } from '@mantine/core'
import { emptyDocument } from '@mandato/contract/content/document'
import { type Language, languages } from '@mandato/contract/words'
import { useTranslation } from 'react-i18next'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cover } from '../covers/Cover.tsx'
import { Body } from '../item/Body.tsx'
import { languageNames } from '../../platform/i18n/languages.ts'
import type { Preview } from './data.ts'
import { type Draft, progressOf } from './draft.ts'
import styles from './editor.module.css'
import type { Eyes } from './preview.ts'
import { ReaderChoice } from './ReaderChoice.tsx'

interface Props {
  draft: Draft
  pictures: ReadonlyMap<number, string>
  eyes: Eyes
  /** The language that was asked for; undefined: the reader's own. */
  wished: Language | undefined
  /** What the server says of it; undefined before it has answered. */
  told: Preview | undefined
  onEyes: (eyes: Eyes) => void
  onWish: (language: Language) => void
}

/** The language a reader gets: his own, else Italian, else English. */
const shownIn = (draft: Draft, wished: Language): Language =>
  [wished, 'it' as const, 'en' as const].find((one) => progressOf(draft.texts[one]) === 'complete') ?? wished

/** The item as a reader has it before him, on a phone; or why he would not have it. */
export function PreviewCard({ draft, pictures, eyes, wished, told, onEyes, onWish }: Props) {
  const { t } = useTranslation('contents')
  const own = wished ?? told?.reader.language ?? 'it'
  const language = shownIn(draft, own)
  const { title, abstract, body } = draft.texts[language]
  const hidden = eyes && told?.hidden
  const labels = told?.labels ?? []
  return (
    <Card
      title={t('preview.title')}
      action={
        <Select
          aria-label={t('preview.language')}
          w={140}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={own}
          onChange={(value) => onWish(languages.find((one) => one === value) ?? 'it')}
        />
      }
    >
      <div className={styles.fields}>
        <ReaderChoice eyes={eyes} onChange={onEyes} />
        {hidden ? (
          <Notice tone="warn">{t(`preview.hidden.${hidden}`)}</Notice>
        ) : (
          <div className={styles.phone}>
            <div lang={language}>
              <Cover name={draft.cover} image={draft.image?.url ?? null} />
              {language !== own && (
                <Badge tone="warn">{t('preview.reads', { language: languageNames[language] })}</Badge>
              )}
              <h3>
                <WithLabels text={title || t('title')} labels={labels} />
              </h3>
              <p>
                <WithLabels text={abstract} labels={labels} />
              </p>
              <Body doc={body ?? emptyDocument} pictures={Object.fromEntries(pictures)} labels={labels} />
            </div>
          </div>
        )}
      </div>
    </Card>
  )
}

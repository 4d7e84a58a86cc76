import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { wordsOf } from '@mandato/contract/content/document'
import { languages } from '@mandato/contract/words'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { languageNames } from '../../platform/i18n/languages.ts'
import type { Edited } from './data.ts'
import type { Draft, DraftText } from './draft.ts'
import styles from './editor.module.css'

interface Props {
  mine: Draft
  theirs: Edited
  onTakeTheirs: () => void
  onKeepMine: () => void
}
const words = (text: DraftText | Edited['texts']['it']): string =>
  text ? [text.title, text.abstract, text.body ? wordsOf(text.body) : ''].filter(Boolean).join('\n\n') : ''

/** Somebody saved meanwhile: both texts, and the choice. Nothing is written over before it is made. */
export function Overtaken({ mine, theirs, onTakeTheirs, onKeepMine }: Props) {
  const { t } = useTranslation('contents')
  const differ = languages.filter((language) => words(mine.texts[language]) !== words(theirs.texts[language]))
  return (
    <Notice tone="warn">
      <p>{t('overtaken.says', { name: theirs.changed_by ?? t('overtaken.somebody') })}</p>
      {differ.map((language) => (
        <div key={language} className={styles.compared} lang={language}>
          <b>{languageNames[language]}</b>
          <del>{words(theirs.texts[language])}</del>
          <ins>{words(mine.texts[language])}</ins>
        </div>
      ))}
      <p>
        <Button onClick={onTakeTheirs}>{t('overtaken.theirs')}</Button>{' '}
        <Button variant="filled" onClick={onKeepMine}>
          {t('overtaken.mine')}
        </Button>
      </p>
    </Notice>
  )
}

import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../platform/i18n/languages.ts'
import type { Other } from './data.ts'
import styles from './editor.module.css'

/** Who else has the item open, and in which text. */
export function OthersHere({ others }: { others: readonly Other[] }) {
  const { t } = useTranslation('contents')
  return (
    <span className={styles.others} aria-live="polite">
      {others.length > 0 && <IconUsers size={16} aria-hidden />}
      {others.map(({ name, language }) => t('here', { name, language: languageNames[language] })).join(', ')}
    </span>
  )
}

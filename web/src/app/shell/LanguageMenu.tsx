import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames } from '../../platform/i18n/languages.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { MenuButton } from '../../ui/layout/MenuButton.tsx'
import styles from './Header.module.css'

const load = () => import('./LanguageChoice.tsx')
const LanguageChoice = lazyExtra(() => import('./LanguageChoice.tsx'), 'LanguageChoice')

export function LanguageMenu() {
  const { t, i18n } = useTranslation('app')
  const name = isLanguage(i18n.language) ? languageNames[i18n.language] : i18n.language
  return (
    <MenuButton
      label={t('language.change', { name })}
      className={styles.control}
      load={load}
      menu={(gate) => <LanguageChoice {...gate} />}
    >
      <span className={styles.code}>{i18n.language.toUpperCase()}</span>
      <IconChevronDown size={14} aria-hidden />
    </MenuButton>
  )
}

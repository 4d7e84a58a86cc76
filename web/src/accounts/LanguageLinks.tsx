import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { keepChoice } from '../platform/i18n/language.ts'
import { languageNames, languages } from '../platform/i18n/languages.ts'
import styles from './LanguageLinks.module.css'

/** The four languages by their own names; choosing one is remembered. */
export function LanguageLinks() {
  const { t, i18n } = useTranslation('accounts')
  return (
    <nav className={styles.languages} aria-label={t('languages')}>
      {languages.map((language) => (
        <Link
          key={language}
          to="."
          params={(old) => ({ ...old, lng: language })}
          search
          hash
          lang={language}
          className={styles.language}
          aria-current={language === i18n.language ? 'true' : undefined}
          onClick={() => keepChoice(language)}
        >
          {languageNames[language]}
        </Link>
      ))}
    </nav>
  )
}

import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { pathIn } from '../platform/i18n/address.ts'
import { type Language, languageNames, languages } from '../platform/i18n/languages.ts'
import { useChooseLanguage } from '../platform/i18n/useChooseLanguage.ts'
import styles from './LanguageLinks.module.css'

/** The four languages by their own names; choosing one is remembered. */
export function LanguageLinks() {
  const { t, i18n } = useTranslation('accounts')
  const choose = useChooseLanguage()
  const { pathname, searchStr } = useLocation()
  const follow = (event: MouseEvent, language: Language) => {
    // With a key held down it opens beside this page, as links do.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(language)
  }
  return (
    <nav className={styles.languages} aria-label={t('languages')}>
      {languages.map((language) => (
        <a
          key={language}
          href={`${pathIn(language, pathname)}${searchStr}`}
          lang={language}
          className={styles.language}
          aria-current={language === i18n.language ? 'true' : undefined}
          onClick={(event) => follow(event, language)}
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  )
}

import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../platform/brand.ts'
import { keepChoice } from '../platform/i18n/language.ts'
import { isLanguage, languageNames, languages } from '../platform/i18n/languages.ts'
import { Mark } from '../ui/drawings/Mark.tsx'
import styles from './SignFrame.module.css'

const route = getRouteApi('/$lng')

/** The pages for people without an account: the house above, their matter below. */
export function SignFrame({ children }: { children: ReactNode }) {
  const { lng } = route.useParams()
  return (
    <div className={styles.frame}>
      <header className={styles.house}>
        <Link to="/$lng" params={{ lng }} className={styles.brand}>
          <Mark size={24} />
          {brand()}
        </Link>
        <LanguageChoice />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}

/** The browser's own list: it works on every telephone and weighs nothing. */
function LanguageChoice() {
  const { t, i18n } = useTranslation('signing')
  const navigate = useNavigate()
  const choose = (language: string) => {
    if (!isLanguage(language)) return
    keepChoice(language)
    void navigate({ to: '.', params: (old) => ({ ...old, lng: language }), replace: true })
  }
  return (
    <select
      className={styles.language}
      aria-label={t('language')}
      value={i18n.language}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  )
}

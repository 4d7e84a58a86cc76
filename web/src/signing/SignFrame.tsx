import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../platform/brand.ts'
import { isLanguage, languageNames, languages } from '../platform/i18n/languages.ts'
import { useChooseLanguage } from '../platform/i18n/useChooseLanguage.ts'
import { Mark } from '../ui/drawings/Mark.tsx'
import styles from './SignFrame.module.css'

interface Props {
  /** The manufacturer who asks for a signature; empty while it is not known. */
  house?: string | undefined
  children: ReactNode
}

/** The pages for people without an account: the house above, their matter below. */
export function SignFrame({ house = brand(), children }: Props) {
  return (
    <div className={styles.frame}>
      <header className={styles.house}>
        <Link to="/" className={styles.brand}>
          <Mark size={24} />
          {house}
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
  const choose = useChooseLanguage()
  return (
    <select
      className={styles.language}
      aria-label={t('language')}
      value={i18n.language}
      onChange={({ currentTarget: { value } }) => isLanguage(value) && choose(value)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  )
}

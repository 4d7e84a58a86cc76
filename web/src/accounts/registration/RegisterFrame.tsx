import { IconCheck } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../platform/brand.ts'
import { pathIn } from '../../platform/i18n/address.ts'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import { useChooseLanguage } from '../../platform/i18n/useChooseLanguage.ts'
import { Mark } from '../../ui/drawings/Mark.tsx'
import styles from './RegisterFrame.module.css'

const steps = ['person', 'company', 'email'] as const
export type Step = (typeof steps)[number]

/** The pages of a request for an account: the house above, the three steps, the matter below. */
export function RegisterFrame({ step, children }: { step?: Step; children: ReactNode }) {
  const { t, i18n } = useTranslation('registration')
  const choose = useChooseLanguage()
  const { pathname, searchStr } = useLocation()
  useEffect(() => {
    document.title = `${t('title')} · ${brand()}`
  }, [t])
  const reached = step ? steps.indexOf(step) : -1
  return (
    <div className={styles.frame}>
      <header className={styles.house}>
        <Link to="/login" className={styles.brand}>
          <Mark size={24} />
          {brand()}
        </Link>
        <nav className={styles.languages} aria-label={t('language')}>
          {languages.map((language) => (
            <a
              key={language}
              href={`${pathIn(language, pathname)}${searchStr}`}
              lang={language}
              aria-label={languageNames[language]}
              aria-current={language === i18n.language ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                choose(language)
              }}
            >
              {language.toUpperCase()}
            </a>
          ))}
        </nav>
      </header>
      {step && (
        <ol className={styles.steps} aria-label={t('steps.label')}>
          {steps.map((one, i) => (
            <li
              key={one}
              aria-current={i === reached ? 'step' : undefined}
              data-done={i < reached || undefined}
            >
              <span className={styles.dot}>
                {i < reached ? <IconCheck size={14} stroke={2.5} aria-label={t('steps.done')} /> : i + 1}
              </span>
              {t(`steps.${one}`)}
            </li>
          ))}
        </ol>
      )}
      <main className={styles.main}>{children}</main>
    </div>
  )
}

import { IconChevronDown, IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LegalText } from './data.ts'
import styles from './paper.module.css'

/** A legal text, folded until somebody opens it. */
export function LegalBlock({ text }: { text: LegalText }) {
  const { t } = useTranslation('signing')
  return (
    <details className={styles.legal}>
      <summary>
        <span>
          <b>{text.title}</b>
          <small>{t('legal.version', { version: text.version })}</small>
        </span>
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <LegalSections text={text} />
      <a href={text.pdf_url} target="_blank" rel="noreferrer" className={styles.pdf}>
        <IconFileTypePdf size={20} stroke={1.5} aria-hidden />
        {t('paper.pdf')}
      </a>
    </details>
  )
}

/** Its paragraphs; those that are approved apart are marked. */
export function LegalSections({ text }: { text: Pick<LegalText, 'language' | 'sections'> }) {
  const { t } = useTranslation('signing')
  return (
    <div className={styles.paragraphs} lang={text.language}>
      {text.sections.map((section, i) => (
        // Two clauses may bear the same heading.
        <section key={i} data-specific={section.specific || undefined}>
          <h3>
            {section.heading}
            {section.specific && <small>{t('legal.specific')}</small>}
          </h3>
          <p>{section.text}</p>
        </section>
      ))}
    </div>
  )
}

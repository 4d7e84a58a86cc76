import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MailAddress } from '../ui/layout/MailAddress.tsx'
import type { Sheet } from './data.ts'
import { LegalBlock } from './LegalBlock.tsx'
import styles from './paper.module.css'

const shown = (value: string) => <MailAddress>{value || '–'}</MailAddress>

/** The sheet itself in the language it is written in, and the texts it is bound to. */
export function Paper({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('signing')
  return (
    <article className={styles.paper} aria-label={t('paper.label')}>
      <header className={styles.head}>
        <div>
          <h2>{sheet.client.business_name}</h2>
          <p>
            {t('paper.about', { code: sheet.client.code, revision: sheet.revision, agency: sheet.agency })}
          </p>
        </div>
        <a href={sheet.document.pdf_url} target="_blank" rel="noreferrer" className={styles.pdf}>
          <IconFileTypePdf size={20} stroke={1.5} aria-hidden />
          {t('paper.pdf')}
        </a>
      </header>
      <div lang={sheet.language}>
        {sheet.sections.map((section) => (
          <section key={section.key} className={styles.section}>
            <h3>{section.label}</h3>
            <dl>
              {section.fields.map((field) => (
                <div key={field.key} className={field.changed ? styles.changed : undefined}>
                  <dt>{field.label}</dt>
                  <dd>
                    {field.changed ? <mark>{shown(field.value)}</mark> : shown(field.value)}
                    {field.changed && <span className="sr-only"> ({t('paper.changed')})</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <LegalBlock text={sheet.legal.privacy} />
        <LegalBlock text={sheet.legal.terms} />
      </div>
      <p className={styles.hash}>
        {t('paper.hash')} <code>{sheet.document.sha256}</code>
      </p>
    </article>
  )
}

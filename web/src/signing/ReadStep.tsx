import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import { Acts } from './Acts.tsx'
import { ContactCard } from './ContactCard.tsx'
import styles from './signing.module.css'
import type { StepProps } from './step-props.ts'

/** What this is about, from whom it comes and until when it can be signed. */
export function ReadStep({ sheet, change, onDecline }: StepProps) {
  const { t, i18n } = useTranslation('signing')
  const { dateTime } = useFormat()
  const changed = sheet.sections.flatMap(({ fields }) => fields).filter((field) => field.changed).length
  return (
    <>
      <h1 tabIndex={-1}>{t('read.title')}</h1>
      <p className={styles.words}>
        {t('read.words', { client: sheet.client.business_name, brand: sheet.brand })}
      </p>
      <ul className={styles.points}>
        {changed > 0 && <li>{t('read.changed', { count: changed })}</li>}
        <li>{t('read.until', { moment: dateTime(sheet.expires_at) })}</li>
        {sheet.language !== i18n.language && <li>{t(`read.writtenIn.${sheet.language}`)}</li>}
      </ul>
      <ContactCard contact={sheet.contact} />
      <Acts onDecline={onDecline}>
        <Button variant="filled" size="lg" onClick={() => change({ step: 'code' })}>
          {t('read.done')}
        </Button>
      </Acts>
    </>
  )
}

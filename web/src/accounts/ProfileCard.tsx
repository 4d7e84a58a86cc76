import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames, languages } from '../platform/i18n/languages.ts'
import { useChooseLanguage } from '../platform/i18n/useChooseLanguage.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { DataList } from '../ui/layout/DataList.tsx'
import { keepLanguage } from './data.ts'
import { roleOf, type User } from './person.ts'
import { MailAddress } from '../ui/layout/MailAddress.tsx'

/** The person's role and the language of screens and mails. */
export function ProfileCard({ me }: { me: User }) {
  const { t, i18n } = useTranslation('accounts')
  const { t: app } = useTranslation('app')
  const speak = useChooseLanguage()
  const chooseLanguage = (language: string | null) => {
    if (!isLanguage(language)) return
    speak(language)
    void keepLanguage(language).then(() => toast.ok(i18n.t('app:toasts.changesSaved')), toast.error)
  }
  return (
    <Card title={t('profile.you')}>
      <DataList
        rows={[
          { key: 'name', label: t('profile.name'), value: me.name },
          { key: 'email', label: t('profile.email'), value: <MailAddress>{me.email}</MailAddress> },
          { key: 'role', label: t('profile.role'), value: app(`roles.${roleOf(me)}`) },
          me.agency_name && { key: 'agency', label: t('profile.agency'), value: me.agency_name },
          me.client_name && { key: 'client', label: t('profile.client'), value: me.client_name },
        ]}
      />
      <Select
        mt="var(--space-3h)"
        maw={320}
        label={t('profile.language')}
        description={t('profile.languageHint')}
        value={me.language}
        data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={chooseLanguage}
      />
    </Card>
  )
}

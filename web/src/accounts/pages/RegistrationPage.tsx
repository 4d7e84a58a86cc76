import { registrationTypeLegend } from '@mandato/contract/accounts/registration-names'
import { countryName } from '@mandato/contract/fields/country-names'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { languageNames } from '../../platform/i18n/languages.ts'
import { dot } from '../../ui/dot.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DataList } from '../../ui/layout/DataList.tsx'
import { MailAddress } from '../../ui/layout/MailAddress.tsx'
import { Row } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { DecisionCard } from '../registration/DecisionCard.tsx'
import { registrationQuery } from '../registration/data.ts'
import { MatchesCard } from '../registration/MatchesCard.tsx'
import { RegistrationBadge } from '../registration/RegistrationBadge.tsx'
import { RenewButton } from '../registration/RenewButton.tsx'

type Field =
  | 'phone'
  | 'fax'
  | 'company'
  | 'vat_number'
  | 'magazine'
  | 'publisher'
  | 'address'
  | 'city'
  | 'customer_code'
  | 'language'
  | 'privacy'
  | 'confirmed'
  | 'decided'
  | 'note'
  | 'expires'

const route = getRouteApi('/in/registrations/$id')

/** One request: what was said, what is known, what is decided. */
export function RegistrationPage() {
  const { t } = useTranslation('people')
  const { id } = route.useParams()
  const language = useLanguage()
  const format = useFormat()
  const read = useQuery(registrationQuery(Number(id)))
  const field = (key: Field, value: string) => value !== '' && { key, label: t(`fields.${key}`), value }
  return (
    <RecordPage
      read={read}
      title={t('registrations.one')}
      back={<BackLink to="/registrations">{t('registrations.title')}</BackLink>}
    >
      {({ response: one }, frame) => (
        <>
          <PageHeader
            title={`${one.name} ${one.surname}`}
            marks={<RegistrationBadge state={one.state} />}
            line={[registrationTypeLegend[one.type].label[language], one.company || one.magazine, one.city]
              .filter(Boolean)
              .join(dot)}
            {...frame}
            actions={one.may.renew && <RenewButton id={one.id} until={one.expires_at} />}
          />
          {one.answer && (
            <Notice tone="info">
              {t('registrations.answered', { question: one.question, answer: one.answer })}
            </Notice>
          )}
          <Row columns="minmax(0, 1fr) minmax(0, 1fr)">
            <Card title={t('registrations.said')}>
              <DataList
                rows={[
                  { key: 'email', label: t('fields.email'), value: <MailAddress>{one.email}</MailAddress> },
                  field('phone', one.phone),
                  field('fax', one.fax),
                  field('company', one.company),
                  field('vat_number', one.vat_number),
                  field('magazine', one.magazine),
                  field('publisher', one.publisher),
                  field('address', one.address),
                  field(
                    'city',
                    [one.postal_code, one.city, one.province, countryName(one.country, language)]
                      .filter(Boolean)
                      .join(' '),
                  ),
                  field('customer_code', one.customer_code),
                  field('language', languageNames[one.language]),
                  field(
                    'privacy',
                    t('registrations.consent', {
                      version: String(one.privacy.version ?? '–'),
                      moment: format.dateTime(one.privacy.at),
                    }),
                  ),
                  one.confirmed_at !== null && field('confirmed', format.dateTime(one.confirmed_at)),
                  one.decided_at !== null &&
                    field(
                      'decided',
                      [format.dateTime(one.decided_at), one.decided_by].filter(Boolean).join(dot),
                    ),
                  field('note', one.note),
                  one.expires_at !== null && field('expires', format.date(one.expires_at.slice(0, 10))),
                ]}
              />
            </Card>
            <div>
              {one.may.decide ? (
                <DecisionCard key={`${one.id} ${one.version}`} one={one} />
              ) : (
                <MatchesCard one={one} />
              )}
            </div>
          </Row>
        </>
      )}
    </RecordPage>
  )
}

import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { DataList } from '../../ui/layout/DataList.tsx'
import { MailLink } from '../../ui/layout/MailAddress.tsx'
import { phone } from '../../ui/phone.ts'
import type { Client } from '../clients/data.ts'

/** Whom to call and write to, each for its purpose, and the agent who looks after the client. */
export function ContactsCard({ client: { contacts, agent } }: { client: Client }) {
  const { t } = useTranslation('clients')
  return (
    <Card title={t('people.title')}>
      <DataList
        rows={[
          ...contacts.map(({ purpose, value }) => ({
            key: purpose,
            label: t(`people.${purpose}`),
            value: <Reach value={value} />,
          })),
          agent && { key: 'agent', label: t('people.agent'), value: agent.name },
          agent?.phone && {
            key: 'agentPhone',
            label: t('people.agentPhone'),
            value: <Reach value={agent.phone} />,
          },
        ]}
      />
    </Card>
  )
}

const Reach = ({ value }: { value: string }) =>
  value.includes('@') ? <MailLink to={value} /> : <a href={`tel:${value}`}>{phone(value)}</a>

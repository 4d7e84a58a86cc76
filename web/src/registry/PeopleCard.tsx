import { useTranslation } from 'react-i18next'
import { Badge } from '../ui/layout/Badge.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { phone } from '../ui/phone.ts'
import type { Agency } from './data.ts'
import styles from './registry.module.css'
import { MailLink } from '../ui/layout/MailAddress.tsx'

type Person = Agency['people'][number]

/** The agents, with the ways to reach them; when they were last here only for those who may know. */
export function PeopleCard({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('registry')
  return (
    <Card title={t('agents')} count={people.length} flush>
      {people.length === 0 ? (
        <p className={styles.none}>{t('noAgents')}</p>
      ) : (
        <ul className={styles.list}>
          {people.map((person) => (
            <li key={person.id}>
              <div className={styles.who}>
                <b>{person.name}</b> <LastSeen person={person} />
              </div>
              <div className={styles.reach}>
                <MailLink to={person.email} />
                {person.phone && <a href={`tel:${person.phone}`}>{phone(person.phone)}</a>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function LastSeen({ person }: { person: Person }) {
  const { t } = useTranslation('registry')
  const format = useFormat()
  if (person.active === undefined) return null
  if (!person.active) return <Badge>{t('inactive')}</Badge>
  return (
    <span className={styles.muted}>
      {person.last_login_at
        ? t('lastSeen', { moment: format.dateTime(person.last_login_at) })
        : t('neverSeen')}
    </span>
  )
}

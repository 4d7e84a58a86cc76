import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import type { Client } from '../clients/data.ts'
import styles from './client.module.css'
import { type OpenThing, useOpenThings } from './open-things.ts'

/** What waits for somebody with this client, the gravest first; each row opens its thing. */
export function OpenCard({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const things = useOpenThings(client)
  const count = things.reduce((sum, { stands = 1 }) => sum + stands, 0)
  return (
    <Card title={t('open.title')} {...(count > 0 && { count })} flush>
      {things.length === 0 ? (
        <p className={styles.none}>{t('open.nothing')}</p>
      ) : (
        <ul className={styles.list}>
          {things.map((thing) => (
            <li key={thing.key}>
              {thing.to ? (
                <Link {...thing.to} className={styles.thing}>
                  <Thing thing={thing} />
                  <IconChevronRight size={16} aria-hidden />
                </Link>
              ) : (
                <div className={styles.thing}>
                  <Thing thing={thing} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const Thing = ({ thing: { icon: Icon, tone, words, note } }: { thing: OpenThing }) => (
  <>
    <Icon size={18} stroke={1.7} className={tone && styles[tone]} aria-hidden />
    <span className={styles.what}>
      {words}
      {note && <small>{note}</small>}
    </span>
  </>
)

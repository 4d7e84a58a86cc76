import {
  IconBulb,
  IconChevronRight,
  IconDownload,
  IconFile,
  IconMessage,
  IconNews,
  IconShieldCheck,
  IconToolsKitchen2,
  IconUserCircle,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { roleOf, type User } from '../accounts/index.ts'
import type { Answer } from '../platform/api.ts'
import { Notice } from '../ui/feedback/Notice.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { DataList } from '../ui/layout/DataList.tsx'
import { LineList } from '../ui/layout/LineList.tsx'
import { Page, Row } from '../ui/layout/Page.tsx'
import { FoldersCard } from './FoldersCard.tsx'
import styles from './OwnBlock.module.css'
import { MailAddress, MailLink } from '../ui/layout/MailAddress.tsx'

const said = [
  { key: 'news', to: '/news', icon: IconNews },
  { key: 'downloads', to: '/downloads', icon: IconDownload },
] as const
const requests = { key: 'requests', to: '/requests', icon: IconMessage } as const
/** What a reseller has before he is linked to a client. */
const ofReseller = [
  { key: 'trends', to: '/trends', icon: IconBulb },
  { key: 'appliances', to: '/appliances', icon: IconToolsKitchen2 },
  { key: 'blankSheet', to: '/blank-sheet', icon: IconFile },
] as const
const forAll = [
  requests,
  { key: 'checkDocument', to: '/check-document', icon: IconShieldCheck },
  { key: 'account', to: '/account', icon: IconUserCircle },
] as const

type Contact = NonNullable<Answer<'dashboard'>['response']['contact']>

/**
 * The start page of who has no figures, a reseller without a client or a journalist: what is there, and whom to ask.
 */
export function OwnBlock({ me, contact }: { me: User; contact: Contact | null }) {
  const { t } = useTranslation('home')
  const { t: app } = useTranslation('app')
  const { t: nav } = useTranslation('nav')
  const role = roleOf(me)
  const waits = role === 'reseller'
  return (
    <Page>
      <Notice tone="info">{t(waits ? 'own.waits' : 'own.press')}</Notice>
      <Row columns="minmax(0, 1.6fr) minmax(0, 1fr)">
        <Card title={t('own.can')} flush>
          <LineList>
            {[...said, ...(waits ? ofReseller : []), ...forAll].map(({ key, to, icon: Icon }) => (
              <li key={key} className={styles.line}>
                <Icon size={20} stroke={1.6} aria-hidden />
                <div>
                  <Link to={to} className={`ink-link ${styles.whole}`}>
                    {nav(`screens.${key}`)}
                  </Link>
                  <p>{t(`own.${key}`)}</p>
                </div>
                <IconChevronRight size={18} aria-hidden />
              </li>
            ))}
          </LineList>
        </Card>
        <div className={styles.side}>
          <FoldersCard press={!waits} />
          {contact && <AskCard contact={contact} />}
          <Card title={t('own.access')}>
            <DataList
              rows={[
                { key: 'name', label: t('own.name'), value: me.name },
                { key: 'email', label: t('own.email'), value: <MailAddress>{me.email}</MailAddress> },
                { key: 'role', label: t('own.role'), value: app(`roles.${role}`) },
              ]}
            />
          </Card>
        </div>
      </Row>
    </Page>
  )
}

/** The address of head office from the settings; without one, the sender of the invitation. */
function AskCard({ contact }: { contact: Contact }) {
  const { t } = useTranslation('home')
  return (
    <Card title={t('own.ask')}>
      <DataList
        rows={[
          { key: 'name', label: t('own.company'), value: contact.name },
          contact.address && { key: 'address', label: t('own.address'), value: contact.address },
          contact.email && {
            key: 'email',
            label: t('own.email'),
            value: <MailLink to={contact.email} />,
          },
        ]}
      />
      {!contact.email && <p className={styles.ask}>{t('own.askInviter')}</p>}
    </Card>
  )
}

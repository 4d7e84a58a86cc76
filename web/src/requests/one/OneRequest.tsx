import { Button, Menu } from '@mantine/core'
import { requestKindLegend } from '@mandato/contract/requests/status'
import { IconChevronDown, IconUserCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { ProofTable } from '../../invoices/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useWrite } from '../../platform/use-write.ts'
import { ago } from '../../ui/ago.ts'
import { dot } from '../../ui/dot.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { assignRequest, closeRequest, type Request, requestQuery } from '../data.ts'
import { StateBadge } from '../StateBadge.tsx'
import { Composer } from './Composer.tsx'
import { Conversation } from './Conversation.tsx'
import { KeptWords } from './KeptWords.tsx'
import styles from './one.module.css'

/** One request with its conversation. */
export function OneRequest({ id }: { id: string }) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const read = useQuery({ ...requestQuery(id), refetchInterval: 60_000 })
  return (
    <RecordPage
      read={read}
      title={t('one')}
      back={<BackLink to="/requests">{t('title')}</BackLink>}
      lines={8}
    >
      {({ response: one }, frame) => (
        <>
          <PageHeader
            title={one.subject || t('erased')}
            marks={<StateBadge state={one.state} turn={one.turn} />}
            line={[
              `${requestKindLegend[one.kind].label[language]} ${one.number}`,
              one.client ?? one.agency,
              one.by && t('by', { name: one.by }),
            ]
              .filter(Boolean)
              .join(dot)}
            {...frame}
            actions={<Acts one={one} />}
          />
          <RequestBody one={one} />
        </>
      )}
    </RecordPage>
  )
}

/** What it is about, what was said, and where one answers. */
export function RequestBody({ one }: { one: Request }) {
  const { t } = useTranslation('requests')
  return (
    <>
      <Related one={one} />
      <Card>
        {one.proof && (
          <section className={styles.proof} aria-label={t('proof')}>
            <p>
              <b>{one.proof.said.product_code}</b> {one.proof.said.description}
              <small>{t('attachedByPortal')}</small>
            </p>
            {one.proof.said.check === 'differs' && (
              <ProofTable line={one.proof.said} name={`${one.proof.invoice} / ${one.proof.line}`} />
            )}
          </section>
        )}
        <Conversation one={one} />
        {!one.may.reply && <KeptWords key={`kept ${one.id}`} one={one} />}
        {(one.may.reply || one.may.note) && <Composer key={one.id} one={one} />}
      </Card>
    </>
  )
}

/** Where else it is looked at: in its own domain, the invoice, the client, what it goes on from. */
function Related({ one }: { one: Request }) {
  const { t } = useTranslation('requests')
  const [kind = '', number = ''] = one.id.split('-')
  return (
    <p className={styles.related}>
      {kind === 'order' && (
        <Link to="/orders/$id" params={{ id: number }} search={{}}>
          {t('openOrder', { number: one.number })}
        </Link>
      )}
      {kind === 'material' && <Link to="/material-requests">{t('openMaterial')}</Link>}
      {one.proof && (
        <Link to="/invoices/$id" params={{ id: String(one.proof.invoice_id) }}>
          {t('openInvoice', { number: one.proof.invoice, line: one.proof.line })}
        </Link>
      )}
      {one.follows && (
        <Link to="/requests/$id" params={{ id: one.follows }} search={{}}>
          {t('follows')}
        </Link>
      )}
      {one.followed_by.map((next) => (
        <Link key={next} to="/requests/$id" params={{ id: next }} search={{}}>
          {t('followedBy')}
        </Link>
      ))}
    </p>
  )
}

/** Who has it, closing it and going on from it. */
export function Acts({ one }: { one: Request }) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const navigate = useNavigate()
  const me = useMe()
  const [now] = useState(() => Date.now())
  const [closing, setClosing] = useState(false)
  const assign = useWrite(assignRequest())
  const close = useWrite(closeRequest())
  const give = (user: number | null | undefined) =>
    assign.mutate(
      { params: { id: one.id }, body: user === undefined ? {} : { user } },
      { onError: toast.error },
    )
  const { assigned } = one
  const who = assigned
    ? assigned.id === me?.userId
      ? t('youHave')
      : t('has', { name: assigned.name })
    : t('nobodyHas')
  return (
    <>
      {one.may.assign && one.staff ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              loading={assign.isPending}
              leftSection={<IconUserCheck size={16} />}
              rightSection={<IconChevronDown size={14} />}
            >
              {who}
              {assigned && <small className={styles.muted}>&nbsp;{ago(assigned.since, now, language)}</small>}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah={320} className={styles.people}>
            {assigned?.id !== me?.userId && (
              <Menu.Item onClick={() => give(undefined)}>{t('take')}</Menu.Item>
            )}
            {assigned && <Menu.Item onClick={() => give(null)}>{t('letGo')}</Menu.Item>}
            {one.staff
              .filter(({ id }) => id !== me?.userId && id !== assigned?.id)
              .map(({ id, name }) => (
                <Menu.Item key={id} onClick={() => give(id)}>
                  {t('giveTo', { name })}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        assigned && <span className={styles.muted}>{who}</span>
      )}
      {one.may.close && <Button onClick={() => setClosing(true)}>{t('close')}</Button>}
      {one.may.reopen && (
        <Button
          onClick={() =>
            void navigate({ to: '/requests/$id', params: { id: 'new' }, search: { follows: one.id } })
          }
        >
          {t('goOn')}
        </Button>
      )}
      <ConfirmDialog
        opened={closing}
        title={t('askClose')}
        verb={t('close')}
        busy={close.isPending}
        onConfirm={() =>
          close.mutate(
            { params: { id: one.id }, body: { version: one.version } },
            { onError: toast.error, onSettled: () => setClosing(false) },
          )
        }
        onClose={() => setClosing(false)}
      >
        {t('closeWords')}
      </ConfirmDialog>
    </>
  )
}

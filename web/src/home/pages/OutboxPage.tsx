import { mailStates } from '@mandato/contract/home/mail-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Badge, type Tone } from '../../ui/layout/Badge.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { type Mail, outboxQuery } from '../data.ts'
import { MailText } from '../MailText.tsx'
import styles from '../Outbox.module.css'
import { outboxList } from '../search.ts'

const route = getRouteApi('/in/outbox')
const tones: Readonly<Record<Mail['state'], Tone>> = {
  waiting: 'info',
  sending: 'info',
  sent: 'ok',
  written: 'neutral',
  failed: 'err',
}

/** The mails the portal wrote. Without a mail server their text is read here. */
export function OutboxPage() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const phone = usePhone()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useList(outboxList)
  const read = useQuery({ ...outboxQuery(list.asked), placeholderData: keepPreviousData })
  const opened = read.data?.response.find((one) => one.id === search.mail)
  const close = () => void navigate({ search: (old) => outboxList.read(old), resetScroll: false })
  return (
    <ListPage<Mail>
      list={list}
      read={read}
      title={t('outbox.title')}
      searchLabel={t('outbox.search')}
      filters={
        <FilterChip
          label={t('outbox.state')}
          value={list.search.state}
          options={mailStates.map((key) => ({ key, label: t(`outbox.states.${key}`) }))}
          onChange={(state) => list.change({ state })}
        />
      }
      empty={{ title: t('outbox.none'), words: t('outbox.noneNext') }}
      rowKey={(row) => String(row.id)}
      nameKey="subject"
      linkOf={(row) => ({ to: '/outbox', search: { ...search, mail: row.id }, resetScroll: false })}
      selected={search.mail ? String(search.mail) : null}
      giveWay={['created_at', 'to']}
      cells={{
        subject: (row) => (
          <>
            {row.subject}
            {phone && (
              <span className={styles.below}>
                {row.to}
                <br />
                {format.dateTime(row.created_at)}
              </span>
            )}
          </>
        ),
        state: (row) => <Badge tone={tones[row.state]}>{t(`outbox.states.${row.state}`)}</Badge>,
      }}
    >
      <SidePanel opened={opened !== undefined} onClose={close} title={opened?.subject ?? ''} width={520}>
        {opened && <MailText mail={opened} />}
      </SidePanel>
    </ListPage>
  )
}

import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { kick } from '../../platform/journal/outcome.ts'
import { useJournal } from '../../platform/journal/useJournal.ts'
import { useOnline } from '../../platform/online.ts'
import { deviceKind } from '../../ui/device.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { CarryCard } from './CarryCard.tsx'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import styles from './device.module.css'
import { bytesOf, groupsOf } from './groups.ts'
import { RecordRow } from './RecordRow.tsx'
import { StorageCard } from './StorageCard.tsx'

/** What was written here and has not arrived: what came back first, then what waits, the drafts apart. */
export function DevicePage() {
  const { t } = useTranslation('device')
  const format = useFormat()
  const me = useMe()
  const online = useOnline()
  const { records, sealed, read } = useJournal()
  const [asked, setAsked] = useState<string | null>(null)
  const groups = groupsOf(records)
  const counts = { refused: groups.refused, waiting: groups.waiting, drafts: groups.drafts } as const
  const kind = deviceKind()
  if (!me) return null
  return (
    <Page>
      <PageHeader title={t('title')} line={t(`line.${kind}`)} />
      {sealed > 0 && <Notice tone="warn">{t('sealed', { count: sealed })}</Notice>}
      {records.length === 0 ? (
        <Nothing known={read} />
      ) : (
        <div className={styles.counts}>
          {(['refused', 'waiting', 'drafts'] as const).map((key) => (
            <div key={key} data-tone={key === 'refused' && counts.refused.length > 0 ? 'err' : undefined}>
              <b>{format.int(counts[key].length)}</b>
              <span>
                <strong>{t(`groups.${key}.title`)}</strong>
                <small>{t(`groups.${key}.short`, { size: format.bytes(bytesOf(counts[key])) })}</small>
              </span>
            </div>
          ))}
          <div className={styles.send}>
            <Button
              variant="filled"
              size="md"
              leftSection={<IconSend size={18} />}
              disabled={groups.waiting.length === 0 || !online}
              onClick={kick}
            >
              {t('send')}
            </Button>
            <small>{t(online ? 'online' : 'offline')}</small>
          </div>
        </div>
      )}
      {(['refused', 'waiting', 'drafts'] as const).map(
        (key) =>
          counts[key].length > 0 && (
            <Card key={key} title={t(`groups.${key}.title`)} hint={t(`groups.${key}.hint`)} flush>
              <ul className={styles.list} data-group={key}>
                {counts[key].map((record) => (
                  <RecordRow key={record.id} record={record} onDelete={() => setAsked(record.id)} />
                ))}
              </ul>
            </Card>
          ),
      )}
      <div className={styles.two}>
        <StorageCard person={me.userId} groups={groups} />
        <CarryCard person={me.userId} bytes={bytesOf(records)} />
      </div>
      <DeleteQuestion
        record={records.find(({ id }) => id === asked) ?? null}
        person={me.userId}
        onClose={() => setAsked(null)}
      />
    </Page>
  )
}

/** That nothing lies here is said once the device was read, not before. */
function Nothing({ known }: { known: boolean }) {
  const { t } = useTranslation('device')
  if (known) return <EmptyState title={t('nothing')}>{t('nothingWords')}</EmptyState>
  return (
    <div aria-busy="true">
      <LinesSkeleton lines={3} />
    </div>
  )
}

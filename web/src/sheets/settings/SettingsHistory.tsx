import { Button } from '@mantine/core'
import type { SettingGroup } from '@mandato/contract/company/groups'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AuditEntry, EntryList } from '../../audit/index.ts'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { restoreSettings, settingsHistoryQuery } from './data.ts'
import styles from './settings.module.css'

interface Props {
  group: SettingGroup
  /** The last change of it that stands on the screen. */
  seen: string | null
}

/** What was changed of a group, by whom and when, and the way back. */
export function SettingsHistory({ group, seen }: Props) {
  const { t } = useTranslation('settings')
  const { dateTime } = useFormat()
  const read = useQuery(settingsHistoryQuery(group))
  const [asked, setAsked] = useState<AuditEntry | null>(null)
  const restore = useWrite(restoreSettings())
  const some = read.data?.response ?? []
  const close = () => setAsked(null)
  const confirm = (entry: number) =>
    restore.mutate(
      { params: { group }, body: { entry, changed_at: seen } },
      { onSuccess: () => toast.ok(t('history.done')), onError: toast.error, onSettled: close },
    )
  const moment = asked ? dateTime(asked.at) : ''
  return (
    <div className={styles.history}>
      <Card title={t('history.title')} flush={some.length > 0}>
        <Loaded read={read} skeleton={<LinesSkeleton />}>
          {({ response }) =>
            response.length === 0 ? (
              t('history.none')
            ) : (
              <EntryList
                entries={response}
                ofOne
                act={(entry) =>
                  entry.changes.length > 0 && (
                    <Button
                      size="xs"
                      aria-label={t('history.restoreNamed', { moment: dateTime(entry.at) })}
                      onClick={() => setAsked(entry)}
                    >
                      {t('history.restore')}
                    </Button>
                  )
                }
              />
            )
          }
        </Loaded>
      </Card>
      <ConfirmDialog
        opened={asked !== null}
        title={t('history.question', { moment })}
        verb={t('history.restore')}
        busy={restore.isPending}
        onConfirm={() => asked && confirm(asked.id)}
        onClose={close}
      >
        {t('history.words')}
      </ConfirmDialog>
    </div>
  )
}

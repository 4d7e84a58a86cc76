import { ActionIcon, Tooltip } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { unfinished } from '@mandato/contract/sheets/status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { canRemindAgency } from '../bulk/acts.ts'
import type { AgencyRow } from '../data.ts'
import { useRemind } from '../useRemind.ts'
import styles from './boards.module.css'

/** When an agency was last reminded, and the next time: one mail to an agency with all its unfinished sheets; asked first, because it leaves the house. */
export function RemindAgency({ row }: { row: AgencyRow }) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const [asked, setAsked] = useState(false)
  const remind = useRemind(() => setAsked(false))
  const count = unfinished.reduce((sum, status) => sum + row[status], 0)
  return (
    <span className={styles.act}>
      {row.last_reminder_at && format.date(row.last_reminder_at)}
      {canRemindAgency(row) && (
        <Tooltip label={t('remind.agency')}>
          <ActionIcon
            size="xs"
            onClick={() => setAsked(true)}
            aria-label={t('remind.agencyLabel', { agency: row.agency })}
          >
            <IconBellRinging size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      <ConfirmDialog
        opened={asked}
        title={t('remind.agencyTitle', { agency: row.agency })}
        verb={t('remind.verb')}
        busy={remind.busy}
        onConfirm={() => remind.agency(row.agency_id)}
        onClose={() => setAsked(false)}
      >
        {t('remind.agencyWords', { count })}
      </ConfirmDialog>
    </span>
  )
}

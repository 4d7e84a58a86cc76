import { useTranslation } from 'react-i18next'
import { announce } from '../../platform/journal/announce.ts'
import { dropRecord } from '../../platform/journal/journal.ts'
import { deviceId } from '../../platform/journal/numbers.ts'
import type { JournalRecord } from '../../platform/journal/record.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'

interface Props {
  record: JournalRecord | null
  person: number
  onClose: () => void
}

/** Deletes for good; a number that was given and never sent is told as given up. */
export function DeleteQuestion({ record, person, onClose }: Props) {
  const { t } = useTranslation('device')
  const confirm = async () => {
    if (!record) return
    onClose()
    await dropRecord(record.id)
    const { seq, device, state } = record
    if (seq === null || state === 'refused' || device !== (await deviceId().catch(() => null))) return
    await announce(person, [seq]).catch(() => undefined)
  }
  return (
    <ConfirmDialog
      opened={record !== null}
      title={t('deleteTitle', { title: record?.title || t('unnamed') })}
      verb={t('delete')}
      irreversible
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t('deleteWords')}
    </ConfirmDialog>
  )
}

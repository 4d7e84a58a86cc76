import { IconLock } from '@tabler/icons-react'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { writeInternalNote } from '../data.ts'
import { PartForm } from './PartForm.tsx'

interface Props {
  shipment: number
  /** The newest note; the next one goes on from it. */
  note: string
  onDone: () => void
}

/** The note of the staff while it is written. */
export function InternalNoteForm({ shipment, note, onDone }: Props) {
  const { t } = useTranslation('shipping')
  const write = useWrite(writeInternalNote())
  const form = useRecordForm({
    initial: { note },
    check: () => ({}),
    write: (body) => write.mutateAsync({ params: { id: shipment }, body }),
    onSaved: onDone,
  })
  return (
    <PartForm form={form} label={t('internal.title')} onCancel={onDone}>
      <h3>
        <IconLock size={15} aria-hidden /> {t('internal.title')}
      </h3>
      <TextArea rows={3} maxLength={2000} aria-label={t('internal.title')} {...form.getInputProps('note')} />
    </PartForm>
  )
}

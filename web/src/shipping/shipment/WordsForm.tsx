import { TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { changeShipment, type Shipment } from '../data.ts'
import { PartForm } from './PartForm.tsx'
import { TransportFields } from './TransportFields.tsx'

/** Carrier, tracking and notes while they are changed: a note a line. */
export function WordsForm({ one, onDone }: { one: Shipment; onDone: () => void }) {
  const { t } = useTranslation('shipping')
  const change = useWrite(changeShipment())
  const form = useRecordForm({
    initial: {
      carrier: one.carrier,
      tracking: one.tracking,
      freight: one.freight,
      transport_by: one.transport_by,
      appearance: one.appearance,
      notes: one.notes.map(({ text }) => text).join('\n'),
    },
    check: () => ({}),
    write: ({ tracking, notes, ...transport }) =>
      change.mutateAsync({
        params: { id: one.id },
        body: {
          version: one.version,
          tracking,
          notes: notes.split('\n').filter((line) => line.trim() !== ''),
          ...(one.may.edit && transport),
        },
      }),
    // All notes stand in one field.
    pathOf: (path) => path.replace(/^notes\..*/, 'notes'),
    onSaved: onDone,
  })
  return (
    <PartForm form={form} label={t('words.title')} onCancel={onDone}>
      <h3>{t('words.title')}</h3>
      {one.may.edit && (
        <TextInput label={t('words.carrier')} maxLength={120} {...form.getInputProps('carrier')} />
      )}
      {one.may.edit && <TransportFields value={form.values} onChange={(terms) => form.setValues(terms)} />}
      <TextInput label={t('words.tracking')} maxLength={120} {...form.getInputProps('tracking')} />
      <TextArea
        rows={3}
        aria-label={t('words.notes')}
        placeholder={t('words.notesHint')}
        {...form.getInputProps('notes')}
      />
    </PartForm>
  )
}

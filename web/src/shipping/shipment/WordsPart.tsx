import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { changeShipment, type Shipment } from '../data.ts'
import styles from './shipment.module.css'

/** Carrier, tracking and the notes: the first stands on the letter, each further one makes a label. */
export function WordsPart({ one }: { one: Shipment }) {
  const { t } = useTranslation('shipping')
  const [editing, setEditing] = useState(false)
  const [carrier, setCarrier] = useState(one.carrier)
  const [tracking, setTracking] = useState(one.tracking)
  const [notes, setNotes] = useState(one.notes.map(({ text }) => text).join('\n'))
  const change = useWrite(changeShipment())
  const save = () =>
    change.mutate(
      {
        params: { id: one.id },
        body: {
          version: one.version,
          tracking,
          notes: notes.split('\n').filter((line) => line.trim() !== ''),
          ...(one.may.edit && { carrier }),
        },
      },
      { onError: toast.error, onSuccess: () => setEditing(false) },
    )
  if (!editing)
    return (
      <section className={styles.part}>
        <h3>{t('words.title')}</h3>
        {one.carrier && <p>{t('words.carriedBy', { carrier: one.carrier })}</p>}
        {one.tracking && <p>{t('words.trackedAs', { tracking: one.tracking })}</p>}
        {one.notes.map(({ n, text }) => (
          <p key={n}>{text}</p>
        ))}
        {(one.may.edit || one.may.correct) && (
          <Button size="xs" variant="subtle" onClick={() => setEditing(true)}>
            {t('words.change')}
          </Button>
        )}
      </section>
    )
  return (
    <section className={styles.part}>
      <h3>{t('words.title')}</h3>
      {one.may.edit && (
        <TextInput
          label={t('words.carrier')}
          maxLength={120}
          value={carrier}
          onChange={(event) => setCarrier(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={t('words.tracking')}
        maxLength={120}
        value={tracking}
        onChange={(event) => setTracking(event.currentTarget.value)}
      />
      <TextArea
        rows={3}
        aria-label={t('words.notes')}
        placeholder={t('words.notesHint')}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      <div className={styles.small}>
        <Button size="xs" onClick={() => setEditing(false)}>
          {t('cancel')}
        </Button>
        <Button size="xs" variant="filled" loading={change.isPending} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </section>
  )
}

import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { Shipment } from '../data.ts'
import { InternalNoteForm } from './InternalNoteForm.tsx'
import styles from './shipment.module.css'
import { dot } from '../../ui/dot.ts'

interface Props {
  one: Shipment
  notes: NonNullable<Shipment['internal_notes']>
}

/** A note for the staff alone: it is on no paper and in no answer to anybody else. */
export function InternalNotePart({ one, notes }: Props) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const [writing, setWriting] = useState(false)
  const [newest] = notes
  if (writing)
    return <InternalNoteForm shipment={one.id} note={newest?.note ?? ''} onDone={() => setWriting(false)} />
  return (
    <section className={styles.part}>
      <h3>
        <IconLock size={15} aria-hidden /> {t('internal.title')}
      </h3>
      {newest?.note && (
        <div className={styles.internal}>
          <p>{newest.note}</p>
          <small>{[newest.by, format.dateTime(newest.at)].filter(Boolean).join(dot)}</small>
        </div>
      )}
      <Button size="xs" variant="subtle" onClick={() => setWriting(true)}>
        {t(newest?.note ? 'internal.change' : 'internal.add')}
      </Button>
    </section>
  )
}

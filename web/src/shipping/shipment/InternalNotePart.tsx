import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type Shipment, writeInternalNote } from '../data.ts'
import styles from './shipment.module.css'

interface Props {
  one: Shipment
  notes: NonNullable<Shipment['internal_notes']>
}

/** What the staff says among itself; it never leaves the company. */
export function InternalNotePart({ one, notes }: Props) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const [text, setText] = useState<string | null>(null)
  const write = useWrite(writeInternalNote())
  const [newest] = notes
  const save = () =>
    write.mutate(
      { params: { id: one.id }, body: { note: text ?? '' } },
      { onError: toast.error, onSuccess: () => setText(null) },
    )
  return (
    <section className={styles.part}>
      <h3>
        <IconLock size={15} aria-hidden /> {t('internal.title')}
      </h3>
      {text === null ? (
        <>
          {newest?.note && (
            <div className={styles.internal}>
              <p>{newest.note}</p>
              <small>{[newest.by, format.dateTime(newest.at)].filter(Boolean).join(' · ')}</small>
            </div>
          )}
          <Button size="xs" variant="subtle" onClick={() => setText(newest?.note ?? '')}>
            {t(newest?.note ? 'internal.change' : 'internal.add')}
          </Button>
        </>
      ) : (
        <>
          <TextArea
            rows={3}
            maxLength={2000}
            aria-label={t('internal.title')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className={styles.small}>
            <Button size="xs" onClick={() => setText(null)}>
              {t('cancel')}
            </Button>
            <Button size="xs" variant="filled" loading={write.isPending} onClick={save}>
              {t('save')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

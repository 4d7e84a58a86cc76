import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { changeShipment, type Shipment } from '../data.ts'
import { placeLine } from './place-line.ts'
import { type PlaceName, PlaceSelect } from './PlaceSelect.tsx'
import styles from './shipment.module.css'
import { dot } from '../../ui/dot.ts'

/** Where the shipment goes; it can be changed until it is packed, for then it stands on the letter. */
export function PlacePart({ one }: { one: Shipment }) {
  const { t } = useTranslation('shipping')
  const [place, setPlace] = useState<PlaceName | null>(null)
  const [editing, setEditing] = useState(false)
  const change = useWrite(changeShipment())
  const save = () =>
    place &&
    change.mutate(
      { params: { id: one.id }, body: { version: one.version, place } },
      { onError: toast.error, onSuccess: () => setEditing(false) },
    )
  const { shipping_place: now } = one
  return (
    <section className={styles.part}>
      <h3>
        {t('place.title')}
        {one.may.edit && one.status !== 'ready' && !editing && (
          <Button size="xs" variant="subtle" onClick={() => setEditing(true)}>
            {t('place.change')}
          </Button>
        )}
      </h3>
      {editing ? (
        <>
          <PlaceSelect
            agency={one.agency.id}
            client={one.client?.id ?? null}
            value={place ?? now}
            onChange={setPlace}
          />
          <div className={styles.small}>
            <Button size="xs" onClick={() => setEditing(false)}>
              {t('cancel')}
            </Button>
            <Button
              size="xs"
              variant="filled"
              disabled={!place}
              loading={change.isPending}
              onClick={() => void save()}
            >
              {t('save')}
            </Button>
          </div>
        </>
      ) : (
        <p>{now ? [now.label, placeLine(now)].filter(Boolean).join(dot) : t('preparation.noPlace')}</p>
      )}
    </section>
  )
}

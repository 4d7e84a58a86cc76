import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { changePreparation, clientsOfAgencyQuery, type Preparation } from '../data.ts'
import { placeLine } from '../shipment/place-line.ts'
import { type PlaceName, PlaceSelect } from '../shipment/PlaceSelect.tsx'
import styles from '../shipment/shipment.module.css'
import { dot } from '../../ui/dot.ts'

/** To whom the goods go and where; while the preparation is open both can be chosen. */
export function RecipientCard({ one }: { one: Preparation }) {
  const { t } = useTranslation('shipping')
  const [editing, setEditing] = useState(false)
  const { recipient, may } = one
  return (
    <Card
      title={t('place.title')}
      action={
        may.edit &&
        !editing && (
          <Button size="xs" onClick={() => setEditing(true)}>
            {t('place.change')}
          </Button>
        )
      }
    >
      {editing ? (
        <RecipientForm one={one} onClose={() => setEditing(false)} />
      ) : (
        <>
          <b>{recipient.label}</b>
          <p>{placeLine(recipient.place) || t('preparation.noPlace')}</p>
        </>
      )}
    </Card>
  )
}

/** The agency of the lines or one of its clients; another recipient has other places. */
function RecipientForm({ one, onClose }: { one: Preparation; onClose: () => void }) {
  const { t } = useTranslation('shipping')
  const { agency, recipient, version } = one
  const first = recipient.type === 'client' ? recipient.id : null
  const [client, setClient] = useState(first)
  const [place, setPlace] = useState<PlaceName | null>(null)
  const clients = useQuery(clientsOfAgencyQuery(agency.id))
  const change = useWrite(changePreparation())
  const changed = client !== first
  const save = () =>
    change.mutate(
      {
        params: { id: one.id },
        body: {
          version,
          ...(changed && {
            recipient:
              client === null
                ? { type: 'agency' as const, id: agency.id }
                : { type: 'client' as const, id: client },
          }),
          ...(place && { place }),
        },
      },
      { onError: toast.error, onSuccess: onClose },
    )
  const own = { value: 'agency', label: t('place.agencyItself', { name: agency.name }) }
  return (
    <div className={styles.form}>
      <Select
        label={t('place.recipient')}
        searchable
        allowDeselect={false}
        limit={50}
        value={client === null ? own.value : String(client)}
        data={[
          own,
          ...(clients.data?.response ?? []).map(({ id, business_name, city, code }) => ({
            value: String(id),
            label: [business_name, city, code].filter(Boolean).join(dot),
          })),
        ]}
        onChange={(value) => {
          setClient(value === null || value === own.value ? null : Number(value))
          setPlace(null)
        }}
      />
      <PlaceSelect
        key={client}
        agency={agency.id}
        client={client}
        value={place ?? (changed ? null : recipient.place)}
        onChange={setPlace}
      />
      <div className={styles.small}>
        <Button size="xs" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          size="xs"
          variant="filled"
          disabled={!changed && !place}
          loading={change.isPending}
          onClick={save}
        >
          {t('save')}
        </Button>
      </div>
    </div>
  )
}

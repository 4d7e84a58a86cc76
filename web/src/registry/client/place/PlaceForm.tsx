import { Button } from '@mantine/core'
import { vaguestPlace } from '@mandato/contract/registry/vaguest-place'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Found, useFound } from '../../../platform/journal/useJournal.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { KeptLine } from '../../../ui/forms/KeptLine.tsx'
import { same } from '../../../ui/forms/same.ts'
import { useDraftedForm } from '../../../ui/forms/useDraftedForm.ts'
import { useFormat } from '../../../ui/useFormat.ts'
import { type Client, rereadClients } from '../../clients/data.ts'
import { placeKind } from '../../kind.ts'
import { measure, type Unmeasured } from './measure.ts'
import styles from './place.module.css'
import { metresBetween, nothing, type Values } from './typed.ts'

/** What was measured for this client on this device and did not leave yet comes with it. */
export function PlaceForm({ client }: { client: Client }) {
  const found = useFound(placeKind, String(client.id))
  return found && <Opened key={found.id} found={found} client={client} />
}

const base = { version: null, values: nothing }

/** Whoever stands in the shop says that it is here; with one more touch it leaves. */
function Opened({ client, found }: { client: Client; found: Found }) {
  const { t } = useTranslation('clients')
  const [measuring, setMeasuring] = useState(false)
  const [failed, setFailed] = useState<Unmeasured | null>(null)
  const format = useFormat()
  const form = useDraftedForm<Values, 'place'>({
    kind: placeKind,
    found,
    subject: String(client.id),
    base,
    check: () => ({}),
    about: ({ measured }) => ({
      title: client.business_name,
      about: measured ? t('place.within', { metres: format.int(measured.accuracy) }) : '',
    }),
    arrived: (values, sent) => (same(values, sent) ? nothing : values),
    onDone: () => {
      void rereadClients()
      toast.ok(t('place.done', { name: client.business_name }))
    },
  })
  const { measured } = form.values
  const closed = form.busy || form.waits
  /** The question of the browser may stand unanswered for ever: asked again, only the latest answer counts. */
  const asked = useRef(0)
  const ask = async () => {
    const turn = (asked.current += 1)
    setMeasuring(true)
    setFailed(null)
    const answer = await measure()
    if (turn !== asked.current) return
    setMeasuring(false)
    if (typeof answer === 'object' && 'lat' in answer) form.setFieldValue('measured', answer)
    else setFailed(answer)
  }
  /** Whatever is done with what was measured, a later answer must not take its place. */
  const stop = () => {
    asked.current += 1
    setMeasuring(false)
  }
  const send = () => {
    stop()
    form.save('place')
  }
  const drop = () => {
    stop()
    form.discard()
  }
  return (
    <div className={styles.form}>
      <output>{measured && <Measured client={client} measured={measured} />}</output>
      {failed && (
        <p className={styles.failed} role="alert">
          <Reason failed={failed} />
        </p>
      )}
      <div className={styles.acts}>
        {measured && (
          <Button variant="filled" loading={form.busy} disabled={form.waits} onClick={send}>
            {t('place.save')}
          </Button>
        )}
        {!closed && (
          <Button
            leftSection={measured ? undefined : <IconCurrentLocation size={18} />}
            aria-busy={measuring}
            onClick={() => void ask()}
          >
            {t(measuring ? 'place.measuring' : measured ? 'place.again' : 'place.here')}
          </Button>
        )}
        {measured && !closed && (
          <Button variant="subtle" onClick={drop}>
            {t('place.drop')}
          </Button>
        )}
      </div>
      {measured ? <KeptLine form={form} /> : <small className={styles.hint}>{t('place.hint')}</small>}
    </div>
  )
}

/** How well it was measured, and how far from where the client stands on the map. */
function Measured({ client, measured }: { client: Client; measured: NonNullable<Values['measured']> }) {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const { lat, lng } = client.location
  const metres = lat === null || lng === null ? null : metresBetween(measured, { lat, lng })
  return (
    <span className={styles.measured}>
      <b>{t('place.measured', { metres: format.int(measured.accuracy) })}</b>
      {metres !== null && (
        <span>
          {metres < 1_000
            ? t('place.apart', { metres: format.int(Math.round(metres)) })
            : t('place.farApart', { km: format.int(Math.round(metres / 1_000)) })}
        </span>
      )}
    </span>
  )
}

function Reason({ failed }: { failed: Unmeasured }) {
  const { t } = useTranslation('clients')
  const format = useFormat()
  if (failed === 'denied') return t('place.denied')
  if (failed === 'notFound') return t('place.notFound')
  return t('place.vague', { metres: format.int(failed.vague), limit: format.int(vaguestPlace) })
}

import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { SignaturePad } from '../../ui/signature/SignaturePad.tsx'
import { type Drawing, isSignature, pictureOf } from '../../ui/signature/strokes.ts'
import { clientsOfAgencyQuery, returnGoods, type Shipment } from '../data.ts'
import styles from './shipment.module.css'

/** What comes back, from whom, why; signed by whoever gives it back, unless a carrier brings it. */
export function ReturnForm({ one, onClose }: { one: Shipment; onClose: () => void }) {
  const { t } = useTranslation('shipping')
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [giver, setGiver] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [unsigned, setUnsigned] = useState(false)
  const [name, setName] = useState('')
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const [tried, setTried] = useState(false)
  const back = useWrite(returnGoods())
  // What went to a client comes back from him; what went to the agency, from it or from one of its clients.
  const clients = useQuery({ ...clientsOfAgencyQuery(one.agency.id), enabled: one.client === null })
  const lines = Object.entries(typed)
    .map(([product, quantity]) => ({ product_id: Number(product), quantity: Number(quantity) }))
    .filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0)
  const unnamed = name.trim().length < 2
  const signature =
    unnamed || !isSignature(drawing)
      ? null
      : { kind: 'drawn' as const, name: name.trim(), svg: pictureOf(drawing) }
  const save = () => {
    setTried(true)
    if (lines.length === 0 || (!unsigned && signature === null)) return
    back.mutate(
      {
        params: { id: one.id },
        body: {
          lines,
          ...(note && { note }),
          ...(giver !== null && { client_id: giver }),
          ...(!unsigned && signature && { signature }),
        },
      },
      {
        onError: toast.error,
        onSuccess: () => {
          toast.ok(t('returns.done'))
          onClose()
        },
      },
    )
  }
  return (
    <div className={styles.form}>
      <ul className={styles.lines}>
        {one.returnable.map((row) => (
          <li key={row.product_id}>
            <span>
              {row.name} <small>{row.product_code}</small>
            </span>
            <small>{t('returns.most', { count: row.quantity })}</small>
            <TextInput
              aria-label={t('returns.quantityOf', { name: row.name })}
              inputMode="numeric"
              value={typed[row.product_id] ?? ''}
              onChange={(event) =>
                setTyped({ ...typed, [row.product_id]: event.currentTarget.value.replace(/\D/g, '') })
              }
            />
          </li>
        ))}
      </ul>
      {one.client === null && (
        <Select
          label={t('returns.from')}
          searchable
          allowDeselect={false}
          limit={50}
          value={giver === null ? 'agency' : String(giver)}
          data={[
            { value: 'agency', label: one.agency.name },
            ...(clients.data?.response ?? []).map(({ id, business_name, city, code }) => ({
              value: String(id),
              label: [business_name, city, code].filter(Boolean).join(' · '),
            })),
          ]}
          onChange={(value) => setGiver(value === null || value === 'agency' ? null : Number(value))}
        />
      )}
      <TextInput
        label={t('returns.note')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Checkbox
        label={t('returns.unsigned')}
        checked={unsigned}
        onChange={(event) => setUnsigned(event.currentTarget.checked)}
      />
      {!unsigned && (
        <>
          <TextInput
            label={t('returns.signer')}
            autoComplete="name"
            maxLength={120}
            value={name}
            error={tried && unnamed && t('handOver.missingName')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <SignaturePad
            drawing={drawing}
            name={name}
            wrong={tried && !isSignature(drawing)}
            onChange={setDrawing}
          />
          {tried && !isSignature(drawing) && (
            <p className={styles.error} role="alert">
              {t('handOver.missingSignature')}
            </p>
          )}
        </>
      )}
      <div className={styles.small}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="filled" disabled={lines.length === 0} loading={back.isPending} onClick={save}>
          {t('returns.save')}
        </Button>
      </div>
    </div>
  )
}

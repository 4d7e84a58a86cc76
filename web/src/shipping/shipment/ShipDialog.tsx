import { numberIn } from '@mandato/contract/numbers'
import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useWrite } from '../../platform/use-write.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { today } from '../../ui/today.ts'
import { rereadShipments, type Shipment, shipNow } from '../data.ts'
import { gramsOf } from '../useKilograms.ts'
import { keepCarrier, lastCarriers } from './carriers.ts'
import { contentsOfLines, weightOfLines } from './first-parcel.ts'
import { LeavingFields } from './LeavingFields.tsx'
import styles from './shipment.module.css'
import { TransportFields, type TransportTerms } from './TransportFields.tsx'

interface Props {
  one: Shipment
  onClose: () => void
}

/** The goods leave: what they weigh where nobody said it yet, with whom, and since when. */
export function ShipDialog({ one, onClose }: Props) {
  const { t } = useTranslation('shipping')
  const kilograms = numberIn(useLanguage(), { maximumFractionDigits: 3, useGrouping: false })
  const weight = weightOfLines(one)
  const packs = one.parcels.length === 0
  const [parcels, setParcels] = useState([weight === null ? '' : kilograms(weight / 1000)])
  const [words, setWords] = useState({
    date: today(),
    carrier: one.carrier || (lastCarriers()[0] ?? ''),
    tracking: one.tracking,
  })
  const [terms, setTerms] = useState<TransportTerms>(one)
  const grams = parcels.map(gramsOf)
  const ship = useWrite({
    mutationFn: () =>
      shipNow(one, {
        ...words,
        freight: terms.freight,
        transport_by: terms.transport_by,
        appearance: terms.appearance,
        contents: contentsOfLines(one),
        ...(packs && { parcels: grams.filter((one) => one !== null) }),
      }),
    onSuccess: () => {
      keepCarrier(words.carrier)
      toast.ok(t('moved.shipped', { number: one.number }))
    },
    onError: toast.error,
    onSettled: async () => {
      await rereadShipments()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      title={t('ask.ship', { number: one.number, recipient: one.recipient.label })}
      verb={t('acts.ship')}
      irreversible
      danger={false}
      busy={ship.isPending}
      unready={packs && grams.some((one) => one === null)}
      onConfirm={() => ship.mutate()}
      onClose={onClose}
    >
      <div className={styles.leaving}>
        <p>{t('askWords.ship')}</p>
        {packs &&
          parcels.map((typed, i) => (
            <TextInput
              key={i}
              label={t('parcel.weightOf', { n: i + 1 })}
              inputMode="decimal"
              autoComplete="off"
              required
              value={typed}
              onChange={({ currentTarget }) =>
                setParcels(parcels.map((other, at) => (at === i ? currentTarget.value : other)))
              }
            />
          ))}
        {packs && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconPlus size={14} />}
            onClick={() => setParcels([...parcels, ''])}
          >
            {t('parcel.another')}
          </Button>
        )}
        <LeavingFields value={words} onChange={setWords} />
        <TransportFields value={terms} onChange={setTerms} />
      </div>
    </ConfirmDialog>
  )
}

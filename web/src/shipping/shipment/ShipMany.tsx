import { Button } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { suits } from '../../ui/list/bulk/act.ts'
import { WholeChoice } from '../../ui/list/bulk/WholeChoice.tsx'
import type { Bulk } from '../../ui/list/bulk/useBulk.ts'
import { today } from '../../ui/today.ts'
import type { ShipmentRow } from '../data.ts'
import { keepCarrier, lastCarriers } from './carriers.ts'
import { LeavingFields } from './LeavingFields.tsx'
import styles from './shipment.module.css'

/** The ticked shipments leave with one carrier: one parcel each, of what its lines weigh, where none was written. */
export function ShipMany({ bulk }: { bulk: Bulk<ShipmentRow> }) {
  const { t } = useTranslation('shipping')
  const [asked, setAsked] = useState(false)
  const [whole, setWhole] = useState(false)
  const [words, setWords] = useState({ date: today(), carrier: lastCarriers()[0] ?? '', tracking: '' })
  const act = bulk.named('shipShipments')
  const rows = act ? bulk.ticked.filter((row) => suits(act, row)) : []
  if (!act || rows.length === 0) return null
  const all = whole ? bulk.beyond : null
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconTruckDelivery size={16} />}
        onClick={() => {
          setWhole(false)
          setAsked(true)
        }}
      >
        {t('shipMany.verb', { count: rows.length })}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('shipMany.title', { count: all ? all.total : rows.length })}
        verb={t('acts.ship')}
        irreversible
        danger={false}
        onConfirm={() => {
          setAsked(false)
          keepCarrier(words.carrier)
          void bulk.run.start(act, all ? all.filter : rows, { date: words.date, carrier: words.carrier })
        }}
        onClose={() => setAsked(false)}
      >
        <div className={styles.leaving}>
          <p>{t('shipMany.words')}</p>
          <LeavingFields many value={words} onChange={setWords} />
          <WholeChoice beyond={bulk.beyond} checked={whole} onChange={setWhole} />
        </div>
      </ConfirmDialog>
    </>
  )
}

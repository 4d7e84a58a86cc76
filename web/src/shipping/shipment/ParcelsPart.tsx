import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { Shipment } from '../data.ts'
import { useKilograms } from '../useKilograms.ts'
import { ParcelsForm } from './ParcelsForm.tsx'
import styles from './shipment.module.css'

/** The parcels of a shipment; they can be changed until it is packed. */
export function ParcelsPart({ one }: { one: Shipment }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const kg = useKilograms()
  const [editing, setEditing] = useState(false)
  const editable = one.may.edit && one.status !== 'ready'
  if (editing) return <ParcelsForm one={one} onDone={() => setEditing(false)} />
  return (
    <section className={styles.part}>
      <h3>
        {t('parcel.title')}
        {editable && (
          <Button size="xs" variant="subtle" onClick={() => setEditing(true)}>
            {t(one.parcels.length > 0 ? 'parcel.change' : 'parcel.add')}
          </Button>
        )}
      </h3>
      {one.parcels.length === 0 ? (
        <p className={styles.muted}>{t('parcel.none')}</p>
      ) : (
        <table className={styles.parcels}>
          <thead>
            <tr>
              <th scope="col">{t('parcel.one')}</th>
              <th scope="col">{t('parcel.size')}</th>
              <th scope="col">{t('parcel.weight')}</th>
              <th scope="col">{t('parcel.contents')}</th>
            </tr>
          </thead>
          <tbody>
            {one.parcels.map(({ n, size, weight, contents }) => (
              <tr key={n}>
                <th scope="row">
                  {t('parcel.of', { n: format.int(n), of: format.int(one.parcels.length) })}
                </th>
                <td>{size ? `${size.length} × ${size.width} × ${size.height}` : '–'}</td>
                <td>{weight === null ? '–' : kg(weight)}</td>
                <td>{contents}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

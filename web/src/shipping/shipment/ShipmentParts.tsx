import { letterNumber } from '@mandato/contract/shipping/labels'
import { parcelOf } from '@mandato/contract/shipping/packing'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { Shipment } from '../data.ts'
import { useKilograms } from '../useKilograms.ts'
import { InternalNotePart } from './InternalNotePart.tsx'
import { ParcelsPart } from './ParcelsPart.tsx'
import { PlacePart } from './PlacePart.tsx'
import styles from './shipment.module.css'
import { WayPart } from './WayPart.tsx'
import { WordsPart } from './WordsPart.tsx'

/**
 * A part begins anew when what it shows is another: with each version of the shipment, whoever confirmed it and typed its
 * parcels at once lost them with the answer.
 */
const seen = (id: number, shown: unknown): string => JSON.stringify([id, shown])
const wordsOf = ({ carrier, tracking, freight, transport_by, appearance, notes }: Shipment) => [
  carrier,
  tracking,
  freight,
  transport_by,
  appearance,
  notes,
]

/** What a shipment is made of, beside the board and on its own page. */
export function ShipmentParts({ one }: { one: Shipment }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const kg = useKilograms()
  // Of one parcel there is nothing to say.
  const parcelWords = (request: number) => {
    const n = one.parcels.length > 1 ? parcelOf(one.parcels, request) : null
    return n === null ? null : dot + t('parcel.nth', { n })
  }
  const facts = [
    ['letter', one.letter ? letterNumber(one.letter) : '–'],
    ['parcelsLabel', format.int(one.parcels.length)],
    ['weight', one.weight === null ? '–' : kg(one.weight)],
    ['labels', format.int(one.labels)],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`facts.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PlacePart key={seen(one.id, one.shipping_place)} one={one} />
      <ParcelsPart key={seen(one.id, one.parcels)} one={one} />
      <section className={styles.part}>
        <h3>
          {t('lines')}{' '}
          <small>
            {t('materials', { count: one.lines.length })}, {t('pieces', { count: one.pieces })}
          </small>
        </h3>
        <ul className={styles.lines}>
          {one.lines.map((line) => (
            <li key={line.request_id}>
              <span>
                {line.name}
                {line.client && !one.client && <small>&nbsp;· {line.client}</small>}
              </span>
              <small>
                {line.product_code}
                {parcelWords(line.request_id)}
              </small>
              <b>{format.int(line.quantity)}</b>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.two}>
        <WayPart one={one} />
        <div>
          <WordsPart key={seen(one.id, wordsOf(one))} one={one} />
          {one.internal_notes && <InternalNotePart one={one} notes={one.internal_notes} />}
        </div>
      </div>
    </>
  )
}

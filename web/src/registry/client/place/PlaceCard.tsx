import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/layout/Card.tsx'
import { areaOf } from '../../clients/area-of.ts'
import type { Client } from '../../clients/data.ts'
import { LazyMiniMap } from '../../map/LazyMaps.tsx'
import styles from '../client.module.css'
import { canMeasure } from './measure.ts'
import { PlaceForm } from './PlaceForm.tsx'

/** Where the client is on the map, and a way to put it there; nothing at all where there is neither. */
export function PlaceCard({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const { location, office, business_name: name } = client
  const { lat, lng, quality } = location
  const measures = client.may.place && canMeasure()
  const placed = lat !== null && lng !== null
  if (!placed && !measures) return null
  return (
    <Card
      title={t('place.title')}
      flush
      action={
        placed && (
          <Link
            to="/clients"
            search={{ mode: 'map', ...(office.province && { area: areaOf(office.province) }) }}
          >
            {t('place.nearby')}
          </Link>
        )
      }
    >
      {placed && (
        <LazyMiniMap
          lat={lat}
          lng={lng}
          quality={quality}
          country={office.country}
          label={t('place.label', { name })}
        />
      )}
      {quality === 'city' && <p className={styles.note}>{t('map.atTown')}</p>}
      {measures && <PlaceForm client={client} />}
    </Card>
  )
}

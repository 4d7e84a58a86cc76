import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isViewing } from '../../../platform/session.ts'
import { LinesSkeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { areaOf } from '../../clients/area-of.ts'
import type { Client } from '../../clients/data.ts'
import { LazyMiniMap } from '../../map/LazyMaps.tsx'
import styles from '../client.module.css'
import { canMeasure } from './measure.ts'

/** Most who read the page never measure. */
const PlaceForm = lazyPart(() => import('./PlaceForm.tsx'), 'PlaceForm')

/** Where the client is on the map, and a way to put it there; nothing at all where there is neither. */
export function PlaceCard({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const { location, office, business_name: name } = client
  const { lat, lng, quality } = location
  const measures = client.may.place && !isViewing() && canMeasure()
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
      {measures && (
        <Suspense fallback={<LinesSkeleton lines={1} />}>
          <PlaceForm client={client} />
        </Suspense>
      )}
    </Card>
  )
}

import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { areaOf } from '../clients/area-of.ts'
import type { Client } from '../clients/data.ts'
import { LazyMiniMap } from '../map/LazyMaps.tsx'
import styles from './client.module.css'

/** Where the client is on the map; nothing at all while nobody knows. */
export function PlaceCard({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const { location, office, business_name: name } = client
  const { lat, lng, quality } = location
  if (lat === null || lng === null) return null
  return (
    <Card
      title={t('place.title')}
      flush
      action={
        <Link
          to="/clients"
          search={{ mode: 'map', ...(office.province && { area: areaOf(office.province) }) }}
        >
          {t('place.nearby')}
        </Link>
      }
    >
      <LazyMiniMap
        lat={lat}
        lng={lng}
        quality={quality}
        country={office.country}
        label={t('place.label', { name })}
      />
      {quality === 'city' && <p className={styles.note}>{t('map.atTown')}</p>}
    </Card>
  )
}

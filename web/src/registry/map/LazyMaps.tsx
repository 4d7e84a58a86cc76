import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { ClientsMapProps } from './ClientsMap.tsx'
import type { MiniMapProps } from './MiniMap.tsx'
import type { StopsMapProps } from './StopsMap.tsx'
import styles from './map.module.css'

/** Maps weigh as much as everything else together, so they come only when one is looked at. */
const ClientsMap = lazyPart(() => import('./ClientsMap.tsx'), 'ClientsMap')
const MiniMap = lazyPart(() => import('./MiniMap.tsx'), 'MiniMap')
const StopsMap = lazyPart(() => import('./StopsMap.tsx'), 'StopsMap')

export const LazyMiniMap = (props: MiniMapProps) => (
  <Suspense fallback={<div className={styles.mini} />}>
    <MiniMap {...props} />
  </Suspense>
)

export const LazyStopsMap = (props: StopsMapProps) => (
  <Suspense fallback={<div className={styles.stops} />}>
    <StopsMap {...props} />
  </Suspense>
)

export const LazyClientsMap = (props: ClientsMapProps) => (
  <Suspense fallback={<MapLoading />}>
    <ClientsMap {...props} />
  </Suspense>
)

export function MapLoading() {
  const { t } = useTranslation('clients')
  return (
    <div className={styles.frame} aria-busy="true">
      <p className={styles.loading}>{t('map.loading')}</p>
    </div>
  )
}

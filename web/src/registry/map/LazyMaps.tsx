import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import type { ClientsMapProps } from './ClientsMap.tsx'
import type { MiniMapProps } from './MiniMap.tsx'
import styles from './map.module.css'

/** Maps weigh as much as everything else together, so they come only when one is looked at. */
const ClientsMap = lazy(() =>
  import('./ClientsMap.tsx').then(
    (loaded) => ({ default: loaded.ClientsMap }),
    () => ({ default: MapFailed }),
  ),
)

const MiniMap = lazy(() =>
  import('./MiniMap.tsx').then(
    (loaded) => ({ default: loaded.MiniMap }),
    () => ({ default: NoMap }),
  ),
)

export const LazyMiniMap = (props: MiniMapProps) => (
  <Suspense fallback={<div className={styles.mini} />}>
    <MiniMap {...props} />
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

/** The address stands beside it. */
const NoMap = () => <div className={styles.mini} />

/** The list beside it says the same. */
function MapFailed() {
  const { t } = useTranslation('clients')
  return (
    <div className={styles.frame}>
      <EmptyState drawing="plug" title={t('map.failed')} />
    </div>
  )
}

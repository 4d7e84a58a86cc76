import { Marker } from 'leaflet'
import { useEffect } from 'react'
import type { Client } from '../clients/data.ts'
import { MapSource } from './MapSource.tsx'
import styles from './map.module.css'
import { iconOf } from './spot-icon.ts'
import { useOwnMap } from './useOwnMap.ts'

export interface MiniMapProps {
  lat: number
  lng: number
  quality: Client['location']['quality']
  country: string
  /** What is seen, for those who do not see it. */
  label: string
}

/** A picture of where one client is: nothing to move, the map proper is a link away. */
export function MiniMap({ lat, lng, quality, country, label }: MiniMapProps) {
  const { own, element } = useOwnMap({
    center: [lat, lng],
    zoom: 8,
    dragging: false,
    touchZoom: false,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    boxZoom: false,
    keyboard: false,
  })
  useEffect(() => {
    if (!own) return undefined
    own.setHomes(new Set([country]))
    own.names?.show()
    own.map.setView([lat, lng])
    const marker = new Marker([lat, lng], { icon: iconOf(quality), interactive: false, keyboard: false })
    marker.addTo(own.map)
    return () => void marker.remove()
  }, [own, lat, lng, quality, country])
  return (
    <figure className={styles.mini} aria-label={label}>
      <div ref={element} className={styles.map} />
      <div className={styles.foot}>
        <span />
        <MapSource />
      </div>
    </figure>
  )
}

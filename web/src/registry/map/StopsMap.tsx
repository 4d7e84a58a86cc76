import { LatLngBounds, Marker, Polyline } from 'leaflet'
import { useEffect, useRef } from 'react'
import type { OwnMap } from './create-map.ts'
import { MapButtons } from './MapButtons.tsx'
import { MapSource } from './MapSource.tsx'
import styles from './map.module.css'
import { stopIcon } from './spot-icon.ts'
import { useOwnMap } from './useOwnMap.ts'

export interface Stop {
  readonly lat: number
  readonly lng: number
  /** Alpha-2. */
  readonly country: string
  /** What the number on the map stands for, for those who point at it. */
  readonly name: string
}

export interface StopsMapProps {
  /** In the order in which they are driven to. */
  stops: readonly Stop[]
  /** What is seen. */
  label: string
  /** A stop was chosen, by its place in the order. */
  onOpen: (at: number) => void
}

/**
 * The stops of a round, numbered, and the line from one to the next and back. It stands in a page that scrolls, above the
 * list of the same stops.
 */
export function StopsMap({ stops, label, onOpen }: StopsMapProps) {
  // Whoever scrolls the page must get past it, with the wheel and with one finger.
  const { own, element } = useOwnMap({
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
  })
  const open = useRef(onOpen)
  useEffect(() => void (open.current = onOpen), [onOpen])
  const fit = () => own && show(own, stops, true)

  useEffect(() => {
    if (!own) return undefined
    const { map, names } = own
    own.setHomes(new Set(stops.map(({ country }) => country)))
    show(own, stops, false)
    const showNames = () => names?.show()
    showNames()
    map.on('moveend', showNames)
    const drawn = [lineOf(stops), ...stops.map((stop, at) => markerOf(stop, at, () => open.current(at)))]
    for (const one of drawn) one.addTo(map)
    return () => {
      map.off('moveend', showNames)
      for (const one of drawn) one.remove()
    }
  }, [own, stops])

  return (
    <figure className={styles.stops} aria-label={label}>
      <div ref={element} className={styles.map} />
      <MapButtons own={own} onFit={fit} />
      <div className={styles.foot}>
        <span />
        <MapSource />
      </div>
    </figure>
  )
}

/** All of them in sight, with room for their circles. */
const show = ({ map }: OwnMap, stops: readonly Stop[], animate: boolean) =>
  map.fitBounds(new LatLngBounds(stops.map(({ lat, lng }) => [lat, lng])), {
    padding: [30, 30],
    maxZoom: 11,
    animate,
  })

function lineOf(stops: readonly Stop[]): Polyline {
  const closed = stops.length > 2 ? [...stops, ...stops.slice(0, 1)] : stops
  return new Polyline(
    closed.map(({ lat, lng }): [number, number] => [lat, lng]),
    { className: styles.round ?? '', interactive: false },
  )
}

function markerOf(stop: Stop, at: number, onOpen: () => void): Marker {
  const marker = new Marker([stop.lat, stop.lng], {
    icon: stopIcon(at + 1),
    title: stop.name,
    // The list below the map is the same for the keyboard, in the same order.
    keyboard: false,
    // Where two lie on one another, the earlier stop is seen.
    zIndexOffset: -at * 100,
  })
  return marker.on('click', onOpen)
}

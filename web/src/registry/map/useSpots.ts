import { LatLngBounds } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { OwnMap } from './create-map.ts'
import { type Placed, PointIndex, type Spot } from './point-index.ts'
import { SpotMarkers } from './SpotMarkers.ts'

interface Given {
  own: OwnMap | null
  clients: readonly Placed[]
  pointed: number | null
  /** A client, or all of one place that no zoom can part; null when one points beside them. */
  onOpen: (clients: readonly Placed[] | null) => void
}

export const boundsOf = (clients: readonly Placed[]) =>
  new LatLngBounds(clients.map(({ lat, lng }) => [lat, lng]))

/** Keeps the circles of the map what they should be: as it moves, as the clients change, as a row is pointed at. */
export function useSpots({ own, clients, pointed, onOpen }: Given): void {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const index = useMemo(() => own && new PointIndex(clients, own.maxZoom), [own, clients])
  const relight = useRef<() => void>(null)
  const lit = useRef(pointed)

  useEffect(() => {
    if (!own || !index) return
    const { map, maxZoom, names } = own
    const open = (spot: Spot) => {
      if (spot.client) return onOpen([spot.client])
      const zoom = spot.cluster === null ? maxZoom : index.opensAt(spot.cluster)
      if (zoom > maxZoom) return onOpen(index.clientsOf(spot.cluster ?? 0))
      // The circle goes, and with it the keyboard: it goes on at the map.
      map.getContainer().focus({ preventScroll: true })
      map.flyTo([spot.lat, spot.lng], zoom, { duration: 0.4, animate: map.options.zoomAnimation !== false })
    }
    const words = {
      nameOf: ({ client, count }: Spot) => (client ? client.business_name : t('map.cluster', { count })),
      countOf: (count: number) => format.int(count),
    }
    const shown = new SpotMarkers(map, words, open)
    const light = () => shown.light(lit.current === null ? undefined : index.spotOf(lit.current, shown.spots))
    relight.current = light
    const draw = () => {
      const bounds = map.getBounds()
      const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const
      const spots = index.spots([...box], map.getZoom(), names !== null)
      shown.show(spots)
      light()
      names?.show(new Set(spots.map(({ town }) => town)))
    }
    // While it moves, once for each picture the browser makes.
    let asked = 0
    const soon = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(draw)
    }
    draw()
    const shut = () => onOpen(null)
    map.on('move', soon)
    map.on('click', shut)
    return () => {
      cancelAnimationFrame(asked)
      map.off('move', soon)
      map.off('click', shut)
      shown.show([])
    }
  }, [own, index, onOpen, t, format])

  useEffect(() => {
    lit.current = pointed
    relight.current?.()
  }, [pointed])
}

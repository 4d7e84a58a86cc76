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
  /** The map moves until this one is seen by itself; null moves nothing. */
  goTo: number | null
  /** A client, or all of one place that no zoom can part; null when one points beside them. */
  onOpen: (clients: readonly Placed[] | null) => void
}

export const boundsOf = (clients: readonly Placed[]) =>
  new LatLngBounds(clients.map(({ lat, lng }) => [lat, lng]))

/** Keeps the circles of the map what they should be: as it moves, as the clients change, as a row is pointed at. */
export function useSpots({ own, clients, pointed, goTo, onOpen }: Given): void {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const index = useMemo(() => own && new PointIndex(clients, own.maxZoom), [own, clients])
  const relight = useRef<() => void>(null)
  const lit = useRef(pointed)
  // Once for each client: read again, the same clients do not bring the map back from where one went on.
  const went = useRef<number | null>(null)

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
    if (goTo === null) went.current = null
    const one = goTo === null ? undefined : clients.find(({ id }) => id === goTo)
    if (!own || !index || !one || went.current === goTo) return
    went.current = goTo
    const { map, maxZoom } = own
    const zoom = index.apartAt(one, map.getZoom(), maxZoom)
    const isSeen = zoom <= map.getZoom() && map.getBounds().pad(-0.1).contains([one.lat, one.lng])
    if (isSeen) return
    map.flyTo([one.lat, one.lng], zoom, { duration: 0.4, animate: map.options.zoomAnimation !== false })
  }, [own, index, clients, goTo])

  useEffect(() => {
    lit.current = pointed
    relight.current?.()
  }, [pointed])
}

import './leaflet.css'
import { Map as LeafletMap, type MapOptions, TileLayer } from 'leaflet'
import { basemap } from './basemap.ts'
import { CityNames } from './CityNames.ts'
import { type Colours, OutlineLayer } from './OutlineLayer.ts'
import { tiles } from './tiles.ts'

/** Outlines hold nothing more to see beyond this. */
const nearest = () => (tiles() ? 18 : 12)

export interface OwnMap {
  readonly map: LeafletMap
  readonly maxZoom: number
  /** Of cities; null where the pictures of a map server bear names of their own. */
  readonly names: CityNames | null
  /** Which countries stand out: those with clients. */
  readonly setHomes: (codes: ReadonlySet<string>) => void
  readonly remove: () => void
}

/** A map in this element; its buttons and words are ours, drawn around it. */
export function createMap(element: HTMLElement, options: MapOptions = {}): OwnMap {
  const maxZoom = nearest()
  const map = new LeafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 2,
    maxZoom,
    worldCopyJump: true,
    center: [43.5, 9],
    zoom: 5,
    // The style sheets' rule for reduced motion does not apply to Leaflet's own animations.
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    ...options,
  })
  const resized = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  resized.observe(element)
  const ground = groundOf(map, element)
  return {
    map,
    maxZoom,
    names: tiles() ? null : new CityNames(map),
    setHomes: ground.setHomes,
    remove: () => {
      resized.disconnect()
      ground.stop()
      map.remove()
    },
  }
}

function groundOf(map: LeafletMap, element: HTMLElement) {
  const server = tiles()
  if (server) {
    new TileLayer(server.url, { maxZoom: nearest() }).addTo(map)
    return { setHomes: () => undefined, stop: () => undefined }
  }
  let homes: ReadonlySet<string> = new Set()
  let layer: OutlineLayer | undefined
  let over = false
  const paint = () => layer?.paint(coloursOf(element), homes)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', paint)
  // Without the outlines the circles still stand where they belong.
  void basemap()
    .then((countries) => {
      if (over) return
      layer = new OutlineLayer(countries, coloursOf(element), homes)
      layer.addTo(map)
    })
    .catch(() => undefined)
  return {
    setHomes: (codes: ReadonlySet<string>) => {
      if (codes.size === homes.size && codes.isSubsetOf(homes)) return
      homes = codes
      paint()
    },
    stop: () => {
      over = true
      dark.removeEventListener('change', paint)
    },
  }
}

/** The style sheet knows the colours, in light and dark. */
function coloursOf(element: HTMLElement): Colours {
  const style = getComputedStyle(element)
  const of = (name: string) => style.getPropertyValue(`--map-${name}`).trim()
  return { land: of('land'), home: of('home'), border: of('border') }
}

import { type Map as LeafletMap, Marker } from 'leaflet'
import styles from './map.module.css'
import type { Spot } from './point-index.ts'
import { clusterIcon, iconOf } from './spot-icon.ts'

interface Words {
  readonly nameOf: (spot: Spot) => string
  readonly countOf: (count: number) => string
}

/** The circles in sight as elements: a bounded number of them, however many clients there are. */
export class SpotMarkers {
  readonly #map: LeafletMap
  readonly #words: Words
  readonly #onSpot: (spot: Spot) => void
  readonly #shown = new Map<string, { spot: Spot; marker: Marker }>()
  #lit: string | undefined

  constructor(map: LeafletMap, words: Words, onSpot: (spot: Spot) => void) {
    this.#map = map
    this.#words = words
    this.#onSpot = onSpot
  }

  get spots(): Spot[] {
    return [...this.#shown.values()].map(({ spot }) => spot)
  }

  /** What stays is left alone: only what comes and goes touches the page. */
  show(spots: readonly Spot[]): void {
    const wanted = new Set(spots.map(({ key }) => key))
    for (const [key, { marker }] of this.#shown) {
      if (wanted.has(key)) continue
      marker.remove()
      this.#shown.delete(key)
      if (key === this.#lit) this.#lit = undefined
    }
    for (const spot of spots) if (!this.#shown.has(spot.key)) this.#add(spot)
  }

  light(spot: Spot | undefined): void {
    if (spot?.key === this.#lit) return
    this.#raise(this.#lit, false)
    this.#lit = spot?.key
    this.#raise(this.#lit, true)
  }

  #raise(key: string | undefined, up: boolean): void {
    const shown = key === undefined ? undefined : this.#shown.get(key)
    if (!shown) return
    shown.marker.getElement()?.classList.toggle(styles.lit ?? '', up)
    shown.marker.setZIndexOffset(up ? 2000 : offsetOf(shown.spot))
  }

  #add(spot: Spot): void {
    const marker = new Marker([spot.lat, spot.lng], {
      icon: spot.client
        ? iconOf(spot.client.geo_quality, spot.town)
        : clusterIcon(spot.count, this.#words.countOf(spot.count), spot.town),
      autoPanOnFocus: false,
      zIndexOffset: offsetOf(spot),
    })
    marker.on('click', () => this.#onSpot(spot)).addTo(this.#map)
    marker.on('keydown', ({ originalEvent: pressed }) => {
      if (pressed.key !== 'Enter' && pressed.key !== ' ') return
      pressed.preventDefault()
      this.#onSpot(spot)
    })
    marker.getElement()?.setAttribute('aria-label', this.#words.nameOf(spot))
    if (spot.client) marker.getElement()?.setAttribute('title', this.#words.nameOf(spot))
    this.#shown.set(spot.key, { spot, marker })
  }
}

/** The larger circle lies above the smaller one, and none above a single client. */
const offsetOf = ({ client, count }: Spot) => (client ? 1000 : Math.min(500, count))

import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet'
import { cities } from './cities.ts'
import styles from './map.module.css'

/** The names of cities below the circles, more of them the nearer one looks. */
export class CityNames {
  readonly #map: LeafletMap
  readonly #shown = new Map<string, Marker>()

  constructor(map: LeafletMap) {
    this.#map = map
    map.createPane('cities').style.zIndex = '350'
  }

  /** @param named towns that a circle names already */
  show(named: ReadonlySet<string | null> = new Set()): void {
    const [zoom, bounds] = [this.#map.getZoom(), this.#map.getBounds()]
    for (const [from, name, lat, lng] of cities) {
      const wanted = zoom >= from && bounds.contains([lat, lng]) && !named.has(name)
      const shown = this.#shown.get(name)
      if (wanted === (shown !== undefined)) continue
      if (shown) {
        shown.remove()
        this.#shown.delete(name)
      } else this.#shown.set(name, nameAt(name, lat, lng).addTo(this.#map))
    }
  }
}

function nameAt(name: string, lat: number, lng: number): Marker {
  const text = document.createElement('span')
  text.textContent = name
  const icon = new DivIcon({ html: text, className: styles.city ?? '', iconSize: [0, 0] })
  return new Marker([lat, lng], { icon, pane: 'cities', interactive: false, keyboard: false })
}

import { type Coords, GridLayer, type GridLayerOptions } from 'leaflet'
import { type Country, WORLD } from './basemap.ts'

export interface Colours {
  readonly land: string
  /** Where there are clients. */
  readonly home: string
  readonly border: string
}

/** The countries, drawn tile by tile: while the map moves the browser only shifts what is drawn already. */
export class OutlineLayer extends GridLayer {
  readonly #countries: readonly Country[]
  #colours: Colours
  #homes: ReadonlySet<string>

  constructor(countries: readonly Country[], colours: Colours, homes: ReadonlySet<string>) {
    super({ tileSize: 512, updateWhenZooming: false, keepBuffer: 1 } satisfies GridLayerOptions)
    this.#countries = countries
    this.#colours = colours
    this.#homes = homes
  }

  paint(colours: Colours, homes: ReadonlySet<string>): void {
    this.#colours = colours
    this.#homes = homes
    this.redraw()
  }

  override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('canvas')
    const { x: side } = this.getTileSize()
    const density = Math.min(2, window.devicePixelRatio || 1)
    tile.width = side * density
    tile.height = side * density
    const context = tile.getContext('2d')
    if (!context) return tile
    const scale = (256 * 2 ** coords.z * density) / WORLD
    const [left, top] = [coords.x * side * density, coords.y * side * density]
    context.setTransform(scale, 0, 0, scale, -left, -top)
    context.lineWidth = (0.75 * density) / scale
    context.lineJoin = 'round'
    context.strokeStyle = this.#colours.border
    for (const { code, outline } of this.#countries) {
      context.fillStyle = this.#homes.has(code) ? this.#colours.home : this.#colours.land
      context.fill(outline, 'evenodd')
      context.stroke(outline)
    }
    return tile
  }
}

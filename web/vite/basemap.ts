import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { countryCodes } from '@mandato/contract/fields/countries'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const VIRTUAL = 'virtual:basemap'
/** Europe and the Mediterranean; the rest of the world is coarse. West, south, east, north. */
const near = [-25, 26, 48, 72] as const
/** The area with details down to single towns: the markets and the land between them. */
const market = new Set('AD AT BE CH DE ES FR HR IT LU MC NL PT SI SM'.split(' '))
/** Steps to a degree: 200 m. */
const steps = 500

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>
type Ring = readonly (readonly number[])[]

/**
 * The outlines of the countries (Natural Earth, public domain) as one small file of our own, so that the map
 * asks nobody else. A country is `[code, polygons]`, a polygon its rings, a ring the differences of whole steps:
 * see src/registry/map/basemap.ts.
 */
export function basemap(): Plugin {
  const text = JSON.stringify({ steps, countries: countriesOf() })
  const fileName = `assets/basemap-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
  return {
    name: 'mandato-basemap',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(`/${fileName}`)}` : null),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: text })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => response.end(text))
    },
  }
}

function countriesOf() {
  const codes = codesByName()
  const fine = polygonsByName(require.resolve('world-atlas/countries-10m.json'))
  const coarse = polygonsByName(require.resolve('world-atlas/countries-110m.json'))
  return [...polygonsByName(require.resolve('world-atlas/countries-50m.json'))].flatMap(
    ([name, polygons]) => {
      const code = codes.get(name) ?? ''
      const close = ((market.has(code) && fine.get(name)) || polygons).filter(isNear)
      const far = (coarse.get(name) ?? []).filter((rings) => !isNear(rings))
      const drawn = [...close, ...far].map((rings) => rings.map(written))
      return drawn.length > 0 ? [[code, drawn] as const] : []
    },
  )
}

function polygonsByName(path: string): ReadonlyMap<string, readonly (readonly Ring[])[]> {
  const world = JSON.parse(readFileSync(path, 'utf8')) as Countries
  const { features } = feature(world, world.objects.countries)
  return new Map(
    features.map(({ properties, geometry }) => [
      properties.name,
      polygonsOf(geometry as Polygon | MultiPolygon),
    ]),
  )
}

const polygonsOf = (geometry: Polygon | MultiPolygon): readonly (readonly Ring[])[] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

function isNear([outer = []]: readonly Ring[]): boolean {
  const [west, south, east, north] = near
  const lngs = outer.map(([lng = 0]) => lng)
  const lats = outer.map(([, lat = 0]) => lat)
  return (
    Math.max(...lngs) > west &&
    Math.min(...lngs) < east &&
    Math.max(...lats) > south &&
    Math.min(...lats) < north
  )
}

/** Each point as the way from the one before; those that fall on the same step are left out. */
function written(ring: Ring): number[] {
  const found: number[] = []
  let [x, y] = [0, 0]
  for (const [lng = 0, lat = 0] of ring) {
    const [toX, toY] = [Math.round(lng * steps), Math.round(lat * steps)]
    if (found.length > 0 && toX === x && toY === y) continue
    found.push(toX - x, toY - y)
    ;[x, y] = [toX, toY]
  }
  return found
}

/** The source knows countries by their English names, our data by their codes. */
function codesByName(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return new Map([...countryCodes].map((code) => [names.of(code) ?? code, code]))
}

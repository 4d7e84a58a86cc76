import address from 'virtual:basemap'

/** The world as one square of this side, in the projection of web maps. */
export const WORLD = 4096

export interface Country {
  /** Alpha-2, or empty. */
  readonly code: string
  readonly outline: Path2D
}
interface File {
  readonly steps: number
  readonly countries: readonly (readonly [
    code: string,
    polygons: readonly (readonly (readonly number[])[])[],
  ])[]
}

let loading: Promise<readonly Country[]> | undefined

/** The outlines of the countries, read once; made by web/vite/basemap.ts. */
export function basemap(): Promise<readonly Country[]> {
  loading ??= read().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function read(): Promise<readonly Country[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`no outlines: ${response.status}`)
  const { steps, countries } = (await response.json()) as File
  return countries.map(([code, polygons]) => {
    const outline = new Path2D()
    for (const ring of polygons.flat()) draw(outline, ring, steps)
    return { code, outline }
  })
}

function draw(outline: Path2D, ring: readonly number[], steps: number): void {
  let [x, y] = [0, 0]
  for (let i = 0; i < ring.length; i += 2) {
    x += ring[i] ?? 0
    y += ring[i + 1] ?? 0
    const [px, py] = [across(x / steps), down(y / steps)]
    if (i === 0) outline.moveTo(px, py)
    else outline.lineTo(px, py)
  }
  outline.closePath()
}

const across = (lng: number) => (lng / 360 + 0.5) * WORLD
/** Spherical Mercator; beyond 85° it would not end. */
function down(lat: number): number {
  const sin = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * WORLD
}

import { brand } from '@mandato/contract/brand'
/** One stroke or many: path data only, so that nothing in a signature can run or be fetched. */
const frame = String.raw`(?: (?:xmlns="http://www\.w3\.org/2000/svg"|viewBox="0 0 (\d{1,4}) (\d{1,4})"|(?:width|height)="\d{1,4}"))*`
const stroke = String.raw`(?: (?:d="[MLHVCSQTZmlhvcsqtz0-9 ,.-]+"|fill="none"|stroke="[#A-Za-z0-9]{1,20}"|stroke-(?:width|linecap|linejoin)="[a-z0-9.]{1,10}"))+ ?`
const drawing = new RegExp(`^<svg${frame}>((?:<path${stroke}(?:/>|></path>)){1,200})</svg>$`)

/** Pads of no size or shaped like a strip: they cannot be laid out on paper. */
const smallest = 40
const flattest = 12
/** A tap is not a signature: so many points, and so much way between them. */
const leastPoints = 8
const leastWay = 10

/**
 * A drawn signature in our own words: the strokes of the given picture and nothing else of it.
 * @returns null when it is not such a picture, or nothing was drawn that could be seen on paper
 */
export function readDrawing(svg: string): string | null {
  const match = drawing.exec(svg.trim())
  if (!match) return null
  const [, w = '600', h = '200', paths = ''] = match
  const [width, height] = [Number(w), Number(h)]
  if (Math.min(width, height) < smallest || Math.max(width / height, height / width) > flattest) return null
  const strokes = [...paths.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d.trim())
  const drawn = strokes.map(pointsOf)
  if (!drawn.every((points) => points !== null)) return null
  const seen = drawn.map((points) => points.filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height))
  if (seen.flat().length < leastPoints || seen.reduce((sum, points) => sum + wayOf(points), 0) < leastWay)
    return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${brand.pen}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="${strokes.join(' ')}"/></svg>`
}

type Point = readonly [x: number, y: number]

const wayOf = (points: readonly Point[]): number =>
  points.reduce((way, [x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y]
    return way + Math.hypot(x - fromX, y - fromY)
  }, 0)

/** How many numbers a command of SVG's path language takes. */
const takes: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 }
const command = /\s*([MLHVCSQTZmlhvcsqtz])([^MLHVCSQTZmlhvcsqtz]*)/y
/** No pad is wider than four digits. */
const figure = /\s*,?\s*(-?(?:\d{1,4}(?:\.\d{1,6})?|\.\d{1,6}))(?![\d.])/y

/** The points a path goes through or bends to; null where a reader of SVG would not draw it. */
function pointsOf(path: string): Point[] | null {
  const points: Point[] = []
  let [x, y] = [0, 0]
  let at = 0
  while (at < path.length) {
    const [whole, name = '', rest = ''] = matchAt(command, path, at) ?? []
    if (whole === undefined || (at === 0 && name.toUpperCase() !== 'M')) return null
    at += whole.length
    const kind = name.toUpperCase()
    const figures = figuresOf(rest)
    const count = takes[kind] ?? 0
    if (!figures || (count === 0 ? figures.length > 0 : figures.length === 0 || figures.length % count > 0))
      return null
    for (let i = 0; i < figures.length; i += count) {
      const given = figures.slice(i, i + count)
      const [fromX, fromY] = name === kind ? [0, 0] : [x, y]
      const pairs = kind === 'H' ? [...given, y - fromY] : kind === 'V' ? [x - fromX, ...given] : given
      for (let j = 0; j < pairs.length; j += 2) {
        ;[x, y] = [fromX + (pairs[j] ?? 0), fromY + (pairs[j + 1] ?? 0)]
        points.push([x, y])
      }
    }
  }
  return points
}

function figuresOf(text: string): number[] | null {
  if (/^\s*,/.test(text)) return null
  const figures: number[] = []
  let at = 0
  while (text.slice(at).trim() !== '') {
    const [whole, number] = matchAt(figure, text, at) ?? []
    if (whole === undefined) return null
    at += whole.length
    figures.push(Number(number))
  }
  return figures
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The strokes of a stored signature, to draw it on paper. */
export function strokesOf(svg: string): {
  readonly path: string
  readonly width: number
  readonly height: number
} {
  const [, width = '600', height = '200', path = ''] =
    /viewBox="0 0 (\d+) (\d+)".* d="([^"]*)"/.exec(svg) ?? []
  return { path, width: Number(width), height: Number(height) }
}

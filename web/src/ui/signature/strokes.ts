/** A point on the pad, in its own measure. */
export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]
/** What was drawn, and the size of the pad it was drawn on: a turned phone shows the same picture. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly strokes: readonly Stroke[]
}

/** Closer ones add nothing but bytes. */
const apart = 1.5
/** The server takes 60,000 characters; a name needs a tenth of that. */
const mostPoints = 2_400
/** And two hundred strokes. */
const mostStrokes = 150

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

/** The drawing with one more point of its last stroke. */
export function drawn(drawing: Drawing, point: Point): Drawing {
  const { strokes } = drawing
  const last = strokes.at(-1) ?? []
  const before = last.at(-1)
  const count = strokes.reduce((sum, stroke) => sum + stroke.length, 0)
  if (count >= mostPoints || (before && distance(before, point) < apart)) return drawing
  return { ...drawing, strokes: [...strokes.slice(0, -1), [...last, point]] }
}

export const begun = (drawing: Drawing, point: Point): Drawing =>
  drawing.strokes.length < mostStrokes ? { ...drawing, strokes: [...drawing.strokes, [point]] } : drawing
export const undone = (drawing: Drawing): Drawing => ({ ...drawing, strokes: drawing.strokes.slice(0, -1) })

/** How far the pen went: a tap is no signature. */
export const lengthOf = ({ strokes }: Drawing): number =>
  strokes.reduce(
    (sum, stroke) =>
      sum +
      stroke.reduce((length, point, i) => length + (i ? distance(stroke[i - 1] ?? point, point) : 0), 0),
    0,
  )
const leastLength = 60
const leastPoints = 12
export const isSignature = (drawing: Drawing | null): drawing is Drawing =>
  drawing !== null &&
  lengthOf(drawing) >= leastLength &&
  drawing.strokes.reduce((sum, stroke) => sum + stroke.length, 0) >= leastPoints

const figure = (value: number): string => String(Math.round(value * 10) / 10)
const at = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`

/** A stroke as a smooth curve: each point bends the line between the middles of its neighbours. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke
  if (!first) return ''
  const last = rest.at(-1)
  // A dot is a line of no length with round ends.
  if (!last) return `M${at(first)} L${at([first[0] + 0.1, first[1]])}`
  const bends = rest.slice(0, -1).map((point, i) => {
    const [nx, ny] = rest[i + 1] ?? point
    return `Q${at(point)} ${at([(point[0] + nx) / 2, (point[1] + ny) / 2])}`
  })
  return [`M${at(first)}`, ...bends, `L${at(last)}`].join(' ')
}

/** The picture the server takes: paths and nothing else. */
export function pictureOf({ width, height, strokes }: Drawing): string {
  const paths = strokes.map((stroke) => `<path d="${pathOf(stroke)}"/>`).join('')
  return `<svg viewBox="0 0 ${Math.round(width)} ${Math.round(height)}">${paths}</svg>`
}

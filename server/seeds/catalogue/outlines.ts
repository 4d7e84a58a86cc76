import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { glyphsOf, tableOf } from '../../src/platform/papers/drawing/cmap.ts'

/*
 * Letters as outlines: what draws pictures takes the fonts of the machine, and a server has none.
 */

interface Font {
  readonly units: number
  readonly glyphs: ReadonlyMap<number, number>
  readonly widthOf: (glyph: number) => number
  readonly pathOf: (glyph: number) => string
}

function open(file: string): Font {
  const font = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const [head, hhea, hmtx] = [tableOf(font, 'head'), tableOf(font, 'hhea'), tableOf(font, 'hmtx')]
  const [loca, glyf] = [tableOf(font, 'loca'), tableOf(font, 'glyf')]
  const long = head.readInt16BE(50) === 1
  const last = hhea.readUInt16BE(34) - 1
  const placeOf = (glyph: number) => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  const pathAt = (glyph: number, dx: number, dy: number): string => {
    if (placeOf(glyph) === placeOf(glyph + 1)) return ''
    const data = glyf.subarray(placeOf(glyph))
    return data.readInt16BE(0) >= 0
      ? outline(data, dx, dy)
      : partsOf(data)
          .map((part) => pathAt(part.glyph, dx + part.dx, dy + part.dy))
          .join('')
  }
  return {
    units: head.readUInt16BE(18),
    glyphs: glyphsOf(font),
    widthOf: (glyph) => hmtx.readUInt16BE(Math.min(glyph, last) * 4),
    pathOf: (glyph) => pathAt(glyph, 0, 0),
  }
}

interface Point {
  readonly x: number
  readonly y: number
  readonly on: boolean
}

/** What a glyph is put together of, each part at its place: an i of its stem and a dot. */
function partsOf(data: Buffer) {
  const parts: { readonly glyph: number; readonly dx: number; readonly dy: number }[] = []
  for (let at = 10, more = true; more; ) {
    const flags = data.readUInt16BE(at)
    const glyph = data.readUInt16BE(at + 2)
    const words = (flags & 1) !== 0
    const dx = words ? data.readInt16BE(at + 4) : data.readInt8(at + 4)
    const dy = words ? data.readInt16BE(at + 6) : data.readInt8(at + 5)
    parts.push({ glyph, dx, dy })
    // Turned and stretched parts do not come up in these letters.
    at += (words ? 8 : 6) + (flags & 8 ? 2 : 0) + (flags & 0x40 ? 4 : 0) + (flags & 0x80 ? 8 : 0)
    more = (flags & 0x20) !== 0
  }
  return parts
}

/** A glyph as a path, y growing downwards. */
function outline(glyph: Buffer, dx: number, dy: number): string {
  const contours = glyph.readInt16BE(0)
  if (contours <= 0) return ''
  const ends = Array.from({ length: contours }, (_, i) => glyph.readUInt16BE(10 + i * 2))
  const count = (ends.at(-1) ?? -1) + 1
  let at = 10 + contours * 2
  at += 2 + glyph.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++)
    flags.push(flag)
    if (flag & 8) for (let again = glyph.readUInt8(at++); again > 0; again -= 1) flags.push(flag)
  }
  const read = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += glyph.readUInt8(at++) * (flag & same ? 1 : -1)
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = read(2, 16)
  const ys = read(4, 32)
  const points = flags.map(
    (flag, i): Point => ({ x: (xs[i] ?? 0) + dx, y: -(ys[i] ?? 0) - dy, on: (flag & 1) === 1 }),
  )
  return ends.map((end, i) => ring(points.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end + 1))).join('')
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true })

/** A closed contour: between two control points in a row lies a point of the line. */
function ring(points: readonly Point[]): string {
  const whole = points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    return point.on || next.on ? [point] : [point, between(point, next)]
  })
  const first = whole.findIndex(({ on }) => on)
  const turned = [...whole.slice(first), ...whole.slice(0, first + 1)]
  let path = ''
  for (let i = 0; i < turned.length; i += 1) {
    const point = turned[i]
    const next = turned[i + 1]
    if (!point) continue
    if (i === 0) path += `M${point.x} ${point.y}`
    else if (point.on) path += `L${point.x} ${point.y}`
    else if (next) {
      path += `Q${point.x} ${point.y} ${next.x} ${next.y}`
      i += 1
    }
  }
  return `${path}Z`
}

let bold: Font | undefined
const paths = new Map<number, string>()

export interface Written {
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly size: number
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** Words as a picture has them. */
export function written(words: string, { x, y, size, fill = '#000', anchor = 'start' }: Written): string {
  bold ??= open('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf')
  const font = bold
  const scale = size / font.units
  const letters = Array.from(words, (letter) => font.glyphs.get(letter.codePointAt(0) ?? 0) ?? 0)
  const width = letters.reduce((sum, glyph) => sum + font.widthOf(glyph), 0) * scale
  let left = x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width)
  return letters
    .map((glyph) => {
      const path = paths.get(glyph) ?? font.pathOf(glyph)
      paths.set(glyph, path)
      const drawn = `<path d="${path}" fill="${fill}" transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(5)})"/>`
      left += font.widthOf(glyph) * scale
      return path && drawn
    })
    .join('')
}

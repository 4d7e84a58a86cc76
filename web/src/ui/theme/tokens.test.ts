import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const top = new URL('../../', import.meta.url)
const sources = globSync('**/*.{css,ts,tsx}', { cwd: top.pathname })
  .filter((path) => !/tokens\.css$|fonts\.css$|breakpoints\.ts$|\.test\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, top), 'utf8') }))

/** `file: what was found`, for everything a pattern finds. */
const found = (pattern: RegExp, within = /./) =>
  sources
    .filter(({ path }) => within.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([literal]) => `${path}: ${literal}`))

test('colours are written in tokens.css alone', () => {
  expect(sources.length).toBeGreaterThan(500)
  const example = "materials/material/FeaturesCard.tsx: '#1A2B3C"
  const styles = found(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi, /\.css$/)
  const scripts = found(/['"`]#[\da-f]{3,8}\b/gi, /\.tsx?$/).filter((one) => one !== example)
  expect([...styles, ...scripts]).toEqual([])
})

test('sizes of type are written in tokens.css alone', () => {
  expect(found(/font-size: [\d.]+px/g)).toEqual([])
})

test('distances are written in the units of tokens.css', () => {
  const unit = '(?:4|6|8|10|12|14|16|18|20|24|28|32|40|48|56)px'
  const written = `(?<![\\w-])(?:padding|margin|gap|row-gap|column-gap)[a-z-]*:[^;{}]*\\b${unit}`
  expect(found(new RegExp(written, 'g'), /\.css$/)).toEqual([])
  expect(found(/\s(?:[mp][tblrxy]?|gap)=\{\d+\}/g, /\.tsx$/)).toEqual([])
})

test('the widths at which screens change are written in breakpoints.ts alone', () => {
  expect(found(/@media[^{]*-width: ?\d[^{]*/g)).toEqual([])
  expect(found(/(matchMedia|useMediaQuery)\([^)]*-width: ?\d[^)]*/g)).toEqual([])
})

test('labels in the small size are semibold: at a regular weight they are too thin beside what they name', () => {
  const labels = found(
    /[^{}]*(?:\b(?:dt|th)|-label|\.label) \{[^{}]*font-size: var\(--small\)[^{}]*\}/g,
    /\.css$/,
  )
  expect(labels.length).toBeGreaterThan(5)
  expect(labels.filter((one) => !one.includes('font-weight: 600'))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from './brand.ts'

const top = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, top), 'utf8')
const files = globSync('{web/src,web/vite,server/src,server/papers,contract/src}/**/*.{ts,tsx,css,typ,svg}', {
  cwd: top.pathname,
})

test.each(Object.entries(brand))('the colour %s is written in brand.ts alone', (_, colour) => {
  expect(files.length).toBeGreaterThan(1000)
  // By night a screen may choose what is a light colour by day.
  const light = (path: string) => (path.endsWith('tokens.css') ? read(path).split('@media')[0] : read(path))
  const written = files.filter(
    (path) => !path.includes('.test.') && light(path)?.toLowerCase().includes(colour),
  )
  expect(written.filter((path) => !path.includes('samples/'))).toEqual(['contract/src/brand.ts'])
})

test('every part of the brand that tokens.css names is there', () => {
  const named = [...read('web/src/ui/theme/tokens.css').matchAll(/brand\(([a-z]+)\)/g)].map(
    ([, name]) => name,
  )
  expect(named.length).toBeGreaterThan(10)
  expect(Object.keys(brand)).toEqual(expect.arrayContaining(named.filter((name) => name !== 'unit')))
})

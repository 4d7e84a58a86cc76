import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from './brand.ts'

const top = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, top), 'utf8').toLowerCase()

test.each(Object.entries(brand))('%s is the same on screens and papers', (name, colour) => {
  const light = read('web/src/ui/theme/tokens.css').split('@media')[0]
  expect(light).toContain(`--${name}: ${colour};`)
  if (name !== 'canvas')
    expect(read('server/documents/brand.typ')).toContain(`#let ${name} = rgb("${colour}")`)
})

test('the brand colour is written in four places: here, tokens, papers and the mark', () => {
  const files = globSync('{web/src,server/src,server/documents,contract/src}/**/*.{ts,tsx,css,typ,svg}', {
    cwd: top.pathname,
  })
  const written = files.filter((path) => read(path).includes(brand.cotto))
  expect(written.sort()).toEqual([
    'contract/src/brand.ts',
    'server/documents/brand.typ',
    'server/documents/mark.svg',
    // The label of a parcel is printed in black: its drawing is found by this colour.
    'server/documents/shipping/label.typ',
    'web/src/ui/theme/tokens.css',
  ])
})

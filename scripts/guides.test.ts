import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guideFile, guideOf, languages, roles } from './guides/guide.ts'
import { picturesOf } from './guides/words.ts'
import { pictures } from './pictures/list.ts'

const docs = new URL('../docs/', import.meta.url)

test.each(languages)(
  'the guides of %s say what the portal says: `npm run guides` writes them anew',
  (language) => {
    for (const role of roles)
      expect(readFileSync(guideFile(role, language), 'utf8'), role).toBe(guideOf(role, language))
  },
)

test('every picture that is shown is one that `npm run pictures` takes, and no other is kept', () => {
  const taken = pictures.map(({ name }) => `${name}.png`)
  expect(readdirSync(new URL('pictures/', docs)).toSorted()).toEqual(taken.toSorted())
  const readme = readFileSync(new URL('../README.md', docs), 'utf8')
  const shown = [...readme.matchAll(/docs\/pictures\/([\w-]+\.png)/g)].map(([, file]) => file)
  expect(shown.length).toBeGreaterThan(3)
  for (const file of [
    ...shown,
    ...Object.values(picturesOf).flatMap((names) => names.map((n) => `${n}.png`)),
  ])
    expect(taken).toContain(file)
})

test('the README names files that are there', () => {
  const readme = readFileSync(new URL('../README.md', docs), 'utf8')
  for (const [, file] of readme.matchAll(/\]\((?!http)([^)#]+)/g))
    expect(existsSync(new URL(`../${file}`, docs)), file).toBe(true)
})

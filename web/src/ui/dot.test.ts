import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Sources and words in which a part of a line could begin with the dot, on a line of its own. */
const loose = () =>
  globSync(['web/src/**/*.{ts,tsx}', 'web/public/locales/*/*.json']).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      // A title of the browser's tab is never broken.
      .filter((line) => /(^|[^\u00a0;])\u0020·\u0020|^\s*·/.test(line) && !line.includes('document.title'))
      .map((line) => `${file}: ${line.trim()}`),
  )

it('the dot between the parts of a line stays with the part before it, everywhere', () => {
  expect(loose()).toEqual([])
})

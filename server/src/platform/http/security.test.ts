import { expect, test } from 'vitest'
import { pagePolicy } from './security.ts'

const sourcesOf = (policy: string, directive: string) =>
  policy.split('; ').find((part) => part.startsWith(`${directive} `))

test('pictures come from our own origin alone, unless a map server was named', () => {
  expect(sourcesOf(pagePolicy('n'), 'img-src')).toBe("img-src 'self' blob: data:")
})

test('a map server opens the door to its pictures and to nothing else', () => {
  const policy = pagePolicy('n', 'https://tiles.example:8443/maps/{z}/{x}/{y}.png?key=1')
  expect(sourcesOf(policy, 'img-src')).toBe("img-src 'self' blob: data: https://tiles.example:8443")
  expect(policy.split('tiles.example')).toHaveLength(2)
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressIn, languageFor, rewriteIn, splitPath } from './address.ts'

const browser = (stored: string | null) =>
  vi.stubGlobal('window', {
    localStorage: { getItem: () => stored, setItem: () => undefined, removeItem: () => undefined },
    navigator: { languages: ['es-ES'] },
  })
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['/fr/clients/7', 'fr', '/clients/7'],
  ['/fr', 'fr', '/'],
  ['/de-AT/login', 'de-AT', '/login'],
  ['/clients', '', '/clients'],
  ['/', '', '/'],
])('%s names %j and leads to %s', (pathname, tag, path) => {
  expect(splitPath(pathname)).toEqual({ tag, path })
})

describe('an address opens', () => {
  it.each([
    ['/it/clients', 'fr', 'fr', false],
    ['/it/clients', null, 'it', false],
    ['/en/clients', 'fr', 'en', false],
    ['/fr-CH/clients', null, 'fr', false],
    ['/clients', 'fr', 'fr', false],
    ['/clients', null, 'es', false],
    ['/de/clients', null, 'es', true],
  ])('%s with the choice %s in %s', (pathname, chosen, language, unsupported) => {
    browser(chosen)
    expect(languageFor(pathname)).toEqual({ language, unsupported })
  })
})

it('the router reads an address in any language and writes it in its own', () => {
  const { input, output } = rewriteIn('fr')
  const at = (path: string) => ({ url: new URL(path, 'https://portal.example') })
  expect(input(at('/it/sheets?page=2')).pathname).toBe('/sheets')
  expect(output(at('/sheets?page=2')).href).toBe('https://portal.example/fr/sheets?page=2')
  expect(output(at('/')).pathname).toBe('/fr')
})

it('the same address in another language keeps what was asked', () => {
  expect(addressIn('es', { pathname: '/it/agencies', search: '?q=er', hash: '#top' })).toBe(
    '/es/agencies?q=er#top',
  )
})

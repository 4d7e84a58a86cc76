import { afterEach, describe, expect, it, vi } from 'vitest'
import { decideLanguage, languageOfAddress, languageOfTag, storedChoice } from './language.ts'

const browser = (stored: string | null, languages: unknown) =>
  vi.stubGlobal('window', {
    localStorage: { getItem: () => stored, setItem: () => undefined, removeItem: () => undefined },
    navigator: { languages },
  })
afterEach(() => vi.unstubAllGlobals())

describe('the language', () => {
  it('is the choice made before', () => {
    browser('fr', ['es-ES'])
    expect(decideLanguage()).toBe('fr')
  })

  it('without a choice is the first of the browser’s that we speak', () => {
    browser(null, ['de-DE', 'es-AR', 'en'])
    expect(decideLanguage()).toBe('es')
  })

  it('is English when none fits', () => {
    browser(null, ['de-DE'])
    expect(decideLanguage()).toBe('en')
  })

  it('is Italian when the environment cannot be read', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new Error('SecurityError')
      },
      navigator: { languages: ['fr'] },
    })
    expect(decideLanguage()).toBe('it')
    browser(null, undefined)
    expect(decideLanguage()).toBe('it')
  })

  it('that is stored but not spoken is reported', () => {
    browser('de', ['fr'])
    expect(storedChoice()).toEqual({ language: null, unsupported: 'de' })
    expect(decideLanguage()).toBe('fr')
  })

  it('is read from tags and addresses', () => {
    expect(languageOfTag('it-CH')).toBe('it')
    expect(languageOfTag('de')).toBeNull()
    expect(languageOfAddress('/es/revenue')).toBe('es')
    expect(languageOfAddress('/revenue')).toBeNull()
  })
})

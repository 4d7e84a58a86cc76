import { describe, expect, it, vi } from 'vitest'
import { formatFor } from './format.ts'

const space = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('format', () => {
  it('groups four digits in every language, which Intl alone does not do in Italian and Spanish', () => {
    expect(formatFor('it').int(3113)).toBe('3.113')
    expect(formatFor('es').int(3113)).toBe('3.113')
    expect(formatFor('en').int(3113)).toBe('3,113')
    expect(space(formatFor('fr').int(3113))).toBe('3 113')
  })

  it('rounds money half away from zero and never writes minus nothing', () => {
    expect(formatFor('it').money(-0.4)).toBe('0')
    expect(formatFor('it').money(-2.5)).toBe('\u22123')
    expect(formatFor('it').money(1234.5, true)).toBe('1.234,50')
    expect(space(formatFor('it').euro(3512945, true))).toBe('3.512.945,00 €')
  })

  it('signs changes but not a zero', () => {
    expect(formatFor('it').delta(4.4)).toBe('+4,4%')
    expect(formatFor('it').delta(-2.6)).toBe('\u22122,6%')
    expect(formatFor('it').delta(0)).toBe('0,0%')
    expect([999, 999.1, 123_456].map(formatFor('it').delta)).toEqual([
      '+999,0%',
      '>\u00a0999%',
      '>\u00a0999%',
    ])
    expect([999, 999.1].map(formatFor('it').percent)).toEqual(['999,0%', '>\u00a0999%'])
    expect(formatFor('it').delta(-1200)).toBe('<\u00a0\u2212999%')
  })

  it('counts octets in French and bytes elsewhere', () => {
    expect(formatFor('fr').bytes(9_000_000)).toBe('9 Mo')
    expect(formatFor('fr').bytes(1500)).toBe('1,5 ko')
    expect(formatFor('it').bytes(9_000_000)).toBe('9 MB')
  })

  it('puts a name and its value together as the language does', () => {
    expect(formatFor('it').pair('Scheda', 'respinta')).toBe('Scheda: respinta')
    expect(formatFor('fr').pair('Fiche', 'refusée')).toBe('Fiche\u00a0: refusée')
  })

  it('reads a business day without a time zone', () => {
    expect(formatFor('it').dateLong('2025-11-14')).toBe('14 novembre 2025')
    expect(formatFor('it').weekday('2025-11-17')).toBe('Lunedì 17 novembre 2025')
    expect(formatFor('en').date('2025-01-01')).toBe('1 Jan 2025')
    expect(formatFor('fr').month(7)).toBe('juil')
  })

  it('calls the first of a month by its ordinal in French, and no other day', () => {
    expect(formatFor('fr').dateLong('2025-01-01')).toBe('1er janvier 2025')
    expect(formatFor('fr').weekday('2025-12-01')).toBe('Lundi 1er décembre 2025')
    expect(formatFor('fr').dayMonth('2025-01-21')).toBe('21 janvier')
    expect(formatFor('fr').dateTime('2025-06-21T01:01:00Z')).toMatch(/^21 juin 2025/)
    expect(formatFor('it').dateLong('2025-01-01')).toBe('1 gennaio 2025')
  })

  it.each([
    ['Europe/Rome', '14 nov 2025'],
    ['America/New_York', '13 nov 2025'],
  ])('says in %s the day of a moment where the reader is, and a day as it is', async (zone, day) => {
    vi.stubEnv('TZ', zone)
    // Formatters are made once, in the zone of that moment.
    vi.resetModules()
    const { date } = (await import('./format.ts')).formatFor('it')
    expect(date('2025-11-13T23:30:00Z')).toBe(day)
    expect(date('2025-11-14')).toBe('14 nov 2025')
    vi.unstubAllEnvs()
  })
})

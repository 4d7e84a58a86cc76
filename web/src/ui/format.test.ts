import { describe, expect, it } from 'vitest'
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
  })

  it('reads a business day without a time zone', () => {
    expect(formatFor('it').dateLong('2025-11-14')).toBe('14 novembre 2025')
    expect(formatFor('it').weekday('2025-11-17')).toBe('Lunedì 17 novembre 2025')
    expect(formatFor('en').date('2025-01-01')).toBe('1 Jan 2025')
    expect(formatFor('fr').month(7)).toBe('juil')
  })
})

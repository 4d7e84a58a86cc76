import { expect, it } from 'vitest'
import { codesIn, withLabels } from './energy-in-texts.ts'

const label = (code: string) => ({ code, energy_class: 'B', energy_range: 'A–G' }) as const

it('finds what could be a code, whatever stands around it', () => {
  const found = codesIn([
    'Il forno fm-62, in FM-62/FM-64 e «LS_60».',
    'EOF 4P56X/EOF 4P57X, 14 coperti, dal 2025',
  ])
  expect(found).toEqual(
    expect.arrayContaining(['FM-62', 'FM-62/FM-64', 'FM-64', 'LS_60', 'EOF 4P56X', 'EOF 4P57X', '4P56X']),
  )
  for (const none of ['14', '2025', 'FORNO', 'COPERTI']) expect(found).not.toContain(none)
})

it('puts the label behind its code and behind no other', () => {
  const [fm62, fm62b] = [label('FM-62'), label('FM-62.1')]
  expect(
    withLabels('Forno FM-62, anche fm-62.1 (non XFM-62, FM-620, FM-62-B, A-FM-62).', [fm62, fm62b]),
  ).toEqual(['Forno FM-62', fm62, ', anche fm-62.1', fm62b, ' (non XFM-62, FM-620, FM-62-B, A-FM-62).'])
  expect(withLabels('FM-62/FM-62.1', [fm62, fm62b])).toEqual(['FM-62', fm62, '/FM-62.1', fm62b])
  expect(withLabels('Niente', [])).toEqual(['Niente'])
})

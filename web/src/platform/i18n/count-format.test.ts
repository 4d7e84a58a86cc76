import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { countFormat } from './count-format.ts'

const ui = {
  bulk: { count_one: '{{count}} selezionato', count_other: '{{count}} selezionati' },
  pages: { page: 'Pagina {{page}} di {{pages}}' },
}

async function translator(lng: string) {
  const i18n = createInstance().use(countFormat)
  await i18n.init({ lng, resources: { [lng]: { ui } }, interpolation: { alwaysFormat: true } })
  return i18n.t
}

it('writes a count as the language groups it', async () => {
  const italian = await translator('it')
  expect(italian('ui:bulk.count', { count: 3113 })).toBe('3.113 selezionati')
  expect(italian('ui:bulk.count', { count: 1 })).toBe('1 selezionato')
  expect((await translator('en'))('ui:bulk.count', { count: 3113 })).toBe('3,113 selezionati')
  expect((await translator('fr'))('ui:bulk.count', { count: 3113 })).toBe('3\u00a0113 selezionati')
})

it('leaves every other value as it was given', async () => {
  expect((await translator('it'))('ui:pages.page', { page: 2026, pages: '—' })).toBe('Pagina 2026 di —')
})

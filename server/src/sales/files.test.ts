import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../papers/samples/read-pdf.ts'
import { openCompany } from '../../test/company.ts'
import { bringIn, type TestLine } from '../../test/revenue-company.ts'
import { readTable } from '../../test/spreadsheet.ts'
import type { Who } from '../../test/world.ts'

const { t, world } = await openCompany()
beforeAll(async () => {
  const line = (date: string, cents: number, family = 'NN', client = world.north.client): TestLine => ({
    date,
    agency: client === world.south.client ? world.south.id : world.north.id,
    client,
    family,
    expo: false,
    cents,
  })
  await bringIn(t.db, [
    line('2024-03-01', 100_000),
    line('2025-03-01', 112_300),
    line('2025-11-14', 2_050, 'E2', world.north.otherClient),
    line('2025-05-02', 333_333, 'PJ', world.south.client),
  ])
})

const get = (path: string, who: Who, language = 'it') =>
  t.app.inject({
    method: 'GET',
    url: `/api/v1.0/sales/${path}`,
    headers: { token: world.token(who), 'accept-language': language },
  })
const nameOf = (answer: { headers: Readonly<Record<string, unknown>> }) =>
  /filename="([^"]+)"/.exec(String(answer.headers['content-disposition']))?.[1]
const spreadsheet = async (path: string, who: Who = 'admin', language = 'it') => {
  const answer = await get(`${path}${path.includes('?') ? '&' : '?'}output=xlsx`, who, language)
  return { name: nameOf(answer), ...(await readTable(answer.rawPayload)) }
}

const agency = '/agent/'
const { north, south } = world
const subjects: [who: Who, path: string, subject: string, code: string][] = [
  ['admin', '', 'Tutte le agenzie', 'tutte-le-agenzie'],
  ['clerk', '', 'Zone IT-TV', 'zone-it-tv'],
  ['admin', `${agency}${south.id}`, 'Agenzia 0301 Agenzia Vesuvio', 'agenzia-0301'],
  ['agent', '', 'Agenzia 0217 Ferri Rappresentanze', 'agenzia-0217'],
  ['customer', '', 'Cliente 014207 Arredamenti Zanetti S.r.l.', 'cliente-014207'],
  [
    'agent',
    `${agency}${north.id}/client/${north.otherClient}`,
    'Cliente 014208 Mobilificio Da Ros',
    'cliente-014208',
  ],
  [
    'admin',
    `${agency}${north.id}/client/${north.client}`,
    'Cliente 014207 Arredamenti Zanetti S.r.l. · Agenzia 0217 Ferri Rappresentanze',
    'cliente-014207-agenzia-0217',
  ],
]
const tables = [
  ['current', 'Fatturato per categoria', 'fatturato-per-categoria'],
  ['years', 'Fatturato per anno', 'fatturato-per-anno'],
  ['current/detail', 'Fatturato, dettaglio', 'fatturato-dettaglio'],
  ['current/category/furniture', 'Fatturato per codice', 'fatturato-per-codice'],
] as const

describe('a file of figures', () => {
  it.each(subjects)('for %s about “%s” says %s', async (who, path, subject, code) => {
    for (const [call, title, slug] of tables) {
      const file = await spreadsheet(`${call}${path}`, who)
      expect([file.title, file.name]).toEqual([`${title} · ${subject}`, `${slug}-${code}-2025-11-14.xlsx`])
    }
    const csv = await get(`current${path}?output=csv`, who)
    expect(nameOf(csv)).toBe(`fatturato-per-categoria-${code}-2025-11-14.csv`)
    for (const call of ['current', 'current/detail', 'current/category/furniture']) {
      const pdf = await get(`${call}${path}?output=pdf`, who)
      expect(nameOf(pdf)).toContain(`-${code}-2025-11-14.pdf`)
      const { text } = await readPdf(pdf.rawPayload)
      for (const word of subject.split(' ')) expect(text).toContain(word)
    }
  })

  it('says its period, its filters in words and its day, in the language of its reader', async () => {
    const about = async (path: string, language: string) => (await spreadsheet(path, 'admin', language)).about
    expect(await about('current/detail?category=appliances&assignment=current', 'it')).toBe(
      '1 gennaio – 14 novembre 2025, a confronto con il 2024 · Assegnazione: di oggi · Categoria: Elettrodomestici · dati al 14/11/2025 · creato il 17/11/2025, 09:00',
    )
    expect(await about('current/category/premia?year=2024&cut=06-30', 'fr')).toBe(
      '1er janvier – 30 juin 2024, comparé à 2023 · Catégorie\u00a0: Premia · données au 14/11/2025 · créé le 17/11/2025 09:00',
    )
    expect(await about(`lines/1?year=2025&code=NN&agency=${north.id}`, 'es')).toBe(
      '01/01/2025 – 31/12/2025 · Familia: NN · datos a 14/11/2025 · creado el 17/11/2025, 09:00',
    )
    expect(await about(`budget/agent/0?category=furniture`, 'en')).toMatch(
      /^1 January – 14 November 2025 · Category: Furniture · /,
    )
  })

  it('has percentages that are percentages, columns as wide as their content, a filter and the sums', async () => {
    const file = await spreadsheet('current/detail')
    const [, , , prev, , current, , change] = file.heads.map((_, i) => i)
    expect(file.heads[7]).toBe('Δ %')
    expect(file.rows.map((row) => [row[prev ?? 0], row[current ?? 0], row[change ?? 0]])).toEqual([
      [0, 3333.33, null],
      [1000, 1143.5, 0.144],
    ])
    expect(file.sums?.slice(0, 6)).toEqual(['Totale', null, null, 1000, 1000, 4476.83])
    expect(file.filter).toBe('A4:K6')
    expect(file.widths?.[1]).toBeGreaterThan('Ferri Rappresentanze'.length)
    expect(file.widths?.[0]).toBeLessThan(12)
  })

  it.each([
    ['', ['Agenzia Vesuvio', 'Ferri Rappresentanze']],
    ['?sort=curr_ytd', ['Ferri Rappresentanze', 'Agenzia Vesuvio']],
    ['?sort=label&order=desc', ['Ferri Rappresentanze', 'Agenzia Vesuvio']],
    // New this year: without a percentage, and so last in both directions.
    ['?sort=delta_pct', ['Ferri Rappresentanze', 'Agenzia Vesuvio']],
    ['?sort=delta_pct&order=desc', ['Ferri Rappresentanze', 'Agenzia Vesuvio']],
  ])('has the agencies in the order asked for: %s', async (query, names) => {
    const { rows } = await spreadsheet(`current/detail${query}`)
    expect(rows.map(([, name]) => name)).toEqual(names)
  })

  it('adds up a category whose codes are all a part of another one', async () => {
    const { sums } = await spreadsheet('current/category/worktops_jit')
    expect(sums?.[3]).toBe(3333.33)
  })

  it('has no second total where the table has one, and no thousands in a year', async () => {
    const file = await spreadsheet('current')
    expect([file.rows.at(-1)?.[0], file.sums]).toEqual(['Totale', undefined])
    const { text } = await readPdf((await get('years?output=pdf', 'admin')).rawPayload)
    expect(text).toMatch(/\b2025\b/)
    expect(text).not.toContain('2.025')
  })
})

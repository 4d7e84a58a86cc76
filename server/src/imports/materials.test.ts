import { expect, test } from 'vitest'
import { openImports } from '../../test/importing.ts'

/* Support materials of a file: what they are, and nothing of their stock. */
const { t, world, erp } = await openImports('sales')

const material = async (code: string) => {
  const url = `/api/v1.0/materiali/products/1?q=${encodeURIComponent(code)}`
  const answer = await t.ask('GET', url, { token: world.token('sales') })
  return (answer.body as { args: { response: { id: number }[] } }).args.response[0]
}

test('materials: created with their families, changed, left alone; counters begin at zero', async () => {
  const text =
    'product_code;name;family;ean;conf;price;cost;dpe;manager\n' +
    'cat-26;Catalogo generale 2026;Cataloghi;8001234567897;10;12,50;4,10;14/11/2025;Elisa Marangon\n' +
    'SMP-1;Campione rovere;CAMPIONI;;;;;;\nSMP-2;Campione noce;Campioni;;;;;;\n'
  const done = await erp.bring('materials', text)
  expect(await erp.reasons(done.id)).toEqual([])
  expect(done).toMatchObject({
    state: 'done',
    created: 3,
    effects: [{ key: 'new_families', label: 'New families of materials', count: 2 }],
  })
  expect(await erp.bring('materials', text)).toMatchObject({ updated: 0, unchanged: 3, effects: [] })
  expect(await material('CAT-26')).toMatchObject({
    name: 'Catalogo generale 2026',
    family: 'Cataloghi',
    ean: '8001234567897',
    conf: 10,
    price: 12.5,
    cost: 4.1,
    dpe: '2025-11-14',
    manager: 'Elisa Marangon',
    realised: 0,
    quantity: 0,
    availability: 0,
  })
  expect([(await material('SMP-1'))?.id, await material('SMP-2')]).toEqual([
    expect.any(Number),
    expect.objectContaining({ family: 'CAMPIONI', conf: 1, manager: '' }),
  ])
})

test('materials: a file leaves alone what it has no column for, and never the stock', async () => {
  const { id = 0 } = (await material('SMP-1')) ?? {}
  await t.ask('POST', `/api/v1.0/materiali/carico/${id}`, {
    token: world.token('sales'),
    body: { quantity: 7 },
  })
  const names = await erp.bring('materials', 'product_code,name\nSMP-1,Campione rovere chiaro\n')
  expect(names).toMatchObject({ updated: 1 })
  expect(await erp.changes(names.id, 'updated')).toEqual([
    [2, 'SMP-1', null, ['Name', 'Campione rovere', 'Campione rovere chiaro']],
  ])
  expect(await material('SMP-1')).toMatchObject({ family: 'CAMPIONI', quantity: 7, availability: 7 })
  const other = await erp.bring('materials', 'product_code,name,family\nSMP-1,Campione rovere chiaro,Nuova\n')
  expect(await erp.changes(other.id, 'updated')).toEqual([
    [2, 'SMP-1', null, ['Family', 'CAMPIONI', 'Nuova']],
  ])
})

test('materials: names in other languages, each in its own column', async () => {
  const head = 'product_code,name,name_en,name_fr\n'
  await erp.bring('materials', `${head}SMP-2,Campione noce,Walnut sample,Échantillon noyer\n`)
  expect(await material('SMP-2')).toMatchObject({
    name_it: 'Campione noce',
    name_en: 'Walnut sample',
    name_fr: 'Échantillon noyer',
    name_es: null,
  })
  const emptied = await erp.bring('materials', `${head}SMP-2,Campione noce,Walnut sample,\n`)
  expect(await erp.changes(emptied.id, 'updated')).toEqual([
    [2, 'SMP-2', null, ['Name in French', 'Échantillon noyer', null]],
  ])
})

test('materials: what is wrong with a row', async () => {
  const bad = await erp.bring(
    'materials',
    'product_code,name,ean,conf,price,dpe\n' +
      '_X,Nome,,,,\nA-1,,,,,\nA-2,Nome,800123456789,,,\nA-3,Nome,8001234567890,,,\nA-4,Nome,8001234567897,,,\n' +
      'A-5,Nome,96385074,,,\nA-6,Nome,96385074,,,\nA-7,Nome,,0,,\nA-8,Nome,,,-1.00,\nA-9,Nome,,,,2025-02-30\na-5,Nome,,,,\n',
  )
  expect(await erp.reasons(bad.id)).toEqual([
    [2, 'product_code', '_X', 'letters, digits, blanks and . _ / -, beginning with a letter or digit'],
    [3, 'name', '', 'required'],
    [4, 'ean', '800123456789', '8 or 13 digits are needed'],
    [5, 'ean', '8001234567890', 'wrong check digit'],
    [6, 'ean', '8001234567897', 'EAN of the material CAT-26'],
    [8, 'ean', '96385074', 'EAN of the material A-5'],
    [9, 'conf', '0', 'must be from 1 to 99999'],
    [10, 'price', '-1.00', 'must not be negative'],
    [11, 'dpe', '2025-02-30', 'there is no such day'],
    [12, 'product_code', 'a-5', 'duplicate of line 7'],
  ])
  expect(bad).toMatchObject({ created: 1, state: 'failed' })
  expect(await material('A-5')).toBeUndefined()
})

import { labelCount } from '@mandato/contract/shipping/labels'
import { afterAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../papers/samples/read-pdf.ts'
import { openCompany } from '../../test/company.ts'
import { goodsStory, refused, response } from '../../test/goods-story.ts'
import { partOf, picturesOf, readCode } from '../../test/read-codes.ts'
import type { Who } from '../../test/world.ts'
import { closeDocuments } from '../platform/papers/drawing/index.ts'

const { t, world } = await openCompany()
afterAll(closeDocuments)
const s = goodsStory(t, world)
const { north } = world

const file = async (path: string, who: Who = 'sales') => {
  const answer = await t.app.inject({
    method: 'GET',
    url: `/api/v1.0/${path}`,
    headers: { token: world.token(who), 'accept-language': 'it' },
  })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return new Uint8Array(answer.rawPayload)
}
/** A shipment with so many parcels, packed. */
const packed = async (parcels: number, notes: string[] = []) => {
  const { id } = await s.shipped({}, 'to-send')
  await s.weigh(id, ...Array.from({ length: parcels }, (_, i) => 1000 + i))
  response(await s.ask('POST', `invio/shipping-notes/${id}`, { notes }))
  response(await s.move(id, 'ready'))
  const { number } = await s.detail<{ number: string }>(id)
  return { id, number }
}

describe('the labels of a shipment', () => {
  it('on an A4 sheet say its number and the parcel’s to every reader of codes', async () => {
    const { id, number } = await packed(3, ['Di mattina', 'Fragile'])
    const [page, ...more] = await picturesOf(await file(`spedizioni/${id}/label`))
    if (!page) throw new Error('there is a page')
    expect(more).toEqual([])
    for (const [i, code] of [`${number}-1`, `${number}-2`, `${number}-3`, number].entries()) {
      const label = partOf(page, [4.65 + (i % 2) * 101.6, 13.1 + Math.floor(i / 2) * 67.7, 99.1, 67.7])
      expect([readCode(label, 'QR_CODE'), readCode(label, 'CODE_128')]).toEqual([code, code])
    }
  })

  it('of 100 × 150 mm are one to a page', async () => {
    const { id, number } = await packed(2)
    const pages = await picturesOf(await file(`spedizioni/${id}/label?format=100x150`))
    expect(pages.map((page) => [readCode(page, 'QR_CODE'), readCode(page, 'CODE_128')])).toEqual([
      [`${number}-1`, `${number}-1`],
      [`${number}-2`, `${number}-2`],
    ])
  })

  it('are as many as the rule says', () => {
    for (const [parcels, notes, labels] of [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [2, 3, 4],
      [0, 2, 2],
    ] as const)
      expect(labelCount(parcels, notes)).toBe(labels)
  })

  it('lead to their shipment when they are scanned, a bar code to its material', async () => {
    const { id, number } = await packed(2)
    const scan = (code: string, who: Who = 'agent') =>
      s.ask('GET', `invio/scan/${encodeURIComponent(code)}`, undefined, who)
    expect(response(await scan(`${number}-2`))).toMatchObject({
      type: 'shipment',
      id,
      code: number,
      parcel: 2,
    })
    expect(response(await scan(number))).toMatchObject({ type: 'shipment', id, parcel: null })
    expect(refused(await scan(`${number}-2`, 'southAgent'))).toEqual([404, 'not_found'])
    const { product_code } = await t.db
      .selectFrom('materials')
      .select('product_code')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(response(await scan(product_code.toLowerCase()))).toMatchObject({
      type: 'product',
      code: product_code,
    })
    expect(refused(await scan('nothing of ours'))).toEqual([404, 'not_found'])
  })
})

describe('the transport letter', () => {
  it('is there once the goods are packed, and not before', async () => {
    const { id } = await s.shipped({}, 'to-send')
    expect(refused(await s.ask('GET', `spedizioni/${id}/transport-letter`))).toEqual([409, 'letter_not_yet'])
    response(await s.move(id, 'ready'))
    const { text, accessible } = await readPdf(await file(`spedizioni/transport-letter/${id}`, 'customer'))
    expect(accessible).toBe(true)
    for (const words of [
      'Documento di trasporto',
      '2025/000',
      'Arredamenti Zanetti',
      '2,5',
      'Firma del conducente',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/undefined|NaN|\{\w+\}/)
  })

  it('says which parcel each line is in, and the number of the preparation', async () => {
    const { id, line, preparation } = await s.shipped({ pieces: 7 }, 'to-send')
    const put = (...requests: number[][]) =>
      s.ask('PUT', `spedizioni/details/${id}`, {
        parcels: requests.map((held) => ({ weight: 800, requests: held })),
      })
    expect(refused(await put([line], [2_000_000_000]))).toEqual([404, 'not_found'])
    expect(refused(await put([line], [line]))).toEqual([422, 'validation'])
    response(await put([], [line]))
    const { parcels } = await s.detail<{ parcels: { n: number; requests: number[] }[] }>(id)
    expect(parcels.map(({ n, requests }) => [n, requests])).toEqual([
      [1, []],
      [2, [line]],
    ])
    response(await s.move(id, 'ready'))
    const { pages } = await readPdf(await file(`spedizioni/${id}/lettera`))
    const said = pages[0]?.lines ?? []
    expect(said.some((one) => /pz\s*7\s*2\b/.test(one))).toBe(true)
    expect(said.join('\n')).toMatch(new RegExp(`Preparazione[^]*\\b${preparation}\\b`))
    for (const format of ['a4', '100x150']) {
      const { text } = await readPdf(await file(`spedizioni/${id}/label?format=${format}`))
      expect(text).toContain(`Preparazione ${preparation}`)
    }
  })

  it('stays as it was issued when the shop is called otherwise later', async () => {
    const { id } = await packed(1)
    const { business_name } = await t.db
      .selectFrom('clients')
      .select('business_name')
      .where('id', '=', north.client)
      .executeTakeFirstOrThrow()
    const rename = (name: string) =>
      t.db.updateTable('clients').set({ business_name: name }).where('id', '=', north.client).execute()
    await rename('Un altro nome')
    const { text } = await readPdf(await file(`spedizioni/${id}/lettera`))
    await rename(business_name)
    expect(text).toContain(business_name)
    expect(text).not.toContain('Un altro nome')
  })

  it('printing changes nothing', async () => {
    const { id } = await packed(1)
    const before = [await s.detail(id), await s.ask('GET', 'spedizioni/register/2025')]
    for (const document of ['label', 'transport-letter', 'detail', 'etichetta', 'dettaglio'])
      await file(`spedizioni/${id}/${document}`)
    expect([await s.detail(id), (await s.ask('GET', 'spedizioni/register/2025')).text]).toEqual([
      before[0],
      (before[1] as { text: string }).text,
    ])
    expect(refused(await s.ask('GET', `spedizioni/${id}/poster`))).toEqual([404, 'not_found'])
  })
})

describe('many at once', () => {
  it('are printed in the background into one file', async () => {
    const ids = [await packed(1), await packed(2), await packed(1)].map(({ id }) => id)
    for (const [document, pages] of [
      ['transport-letter', 3],
      ['label', 1],
    ] as const) {
      const { job_id } = response<{ job_id: number }>(
        await s.ask('POST', 'spedizioni/print', { document, shipments: ids }),
      )
      expect(response(await s.ask('GET', `me/jobs/${job_id}`))).toMatchObject({ state: 'queued' })
      await t.runJobs()
      expect(response(await s.ask('GET', `me/jobs/${job_id}`))).toMatchObject({ state: 'done' })
      const printed = await readPdf(await file(`me/jobs/${job_id}/file`))
      expect(printed.pages).toHaveLength(pages)
    }
  })

  it('are refused when one of them has no letter yet, or is out of sight', async () => {
    const { id } = await s.shipped({})
    const print = (shipments: number[]) =>
      s.ask('POST', 'spedizioni/print', { document: 'transport-letter', shipments })
    expect(refused(await print([id]))).toEqual([409, 'letter_not_yet'])
    expect(refused(await print([2_000_000_000]))).toEqual([404, 'not_found'])
  })
})

import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { goodsStory, refused, response } from '../../test/goods-story.ts'

const { t, world } = await openCompany()
const s = goodsStory(t, world)

it('a shipment leaves on the usual terms until somebody says others, and refuses terms nobody knows', async () => {
  const { id } = await s.shipped({}, 'to-send')
  expect(await s.detail(id)).toMatchObject({ freight: 'prepaid', transport_by: 'carrier', appearance: '' })
  const terms = { freight: 'collect', transport_by: 'recipient', appearance: 'Una cassa' }
  response(await s.ask('PUT', `spedizioni/details/${id}`, terms))
  expect(await s.detail(id)).toMatchObject(terms)
  response(await s.move(id, 'ready'))
  response(await s.move(id, 'shipped', { transport_by: 'sender' }))
  expect(await s.detail(id)).toMatchObject({ ...terms, transport_by: 'sender' })
  expect(refused(await s.ask('PUT', `spedizioni/details/${id}`, { freight: 'gratis' }))).toEqual([
    422,
    'validation',
  ])
})

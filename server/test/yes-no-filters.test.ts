import { type Call, type CallName, calls } from '@mandato/contract'
import { beforeAll, expect, it } from 'vitest'
import { askSample } from './ask-sample.ts'
import { openCompany } from './company.ts'
import { manyOfAll } from './many-of-all.ts'
import { flagsOf } from './query-flags.ts'
import { idsOf, samples } from './samples.ts'

/* Every filter that is yes or no: what is not yes is no, so that the two together are all there is. */
const { t, world } = await openCompany()
beforeAll(async () => {
  await manyOfAll(t, world)
})

/** What halves nothing, with the reason. */
const others: Readonly<Record<string, string>> = {
  'clients revenue': 'adds columns, and narrows nothing',
  'deliveredMaterials delivered':
    'of what a client got in part something was handed over and something is to come',
}

const filters = (Object.entries(calls) as [CallName, Call][]).flatMap(([name, call]) =>
  call.effect === 'read' ? flagsOf(call).map((flag) => [name, flag, call] as const) : [],
)

interface Answered {
  readonly args: {
    readonly response: readonly object[] | { readonly rows: readonly object[] }
    readonly pagination?: { readonly total: number }
  }
}

it.each(filters)('%s: %s, yes and no, are all of it', async (name, flag, call) => {
  if (others[`${name} ${flag}`]) return
  const who = (['admin', 'agent', 'customer'] as const).find((role) => call.roles.includes(role)) ?? 'admin'
  const { query: _, ...own } = samples[name](idsOf(world, 'own'))
  const countOf = async (value?: string) => {
    const query = value === undefined ? {} : { [flag]: value }
    const { status, body } = await askSample(t, call, { ...own, query }, world.token(who))
    expect(status, JSON.stringify(body)).toBe(200)
    const { response, pagination } = (body as Answered).args
    return pagination?.total ?? ('rows' in response ? response.rows : response).length
  }
  const [all, yes, no] = [await countOf(), await countOf('true'), await countOf('false')]
  expect(all).toBeGreaterThan(0)
  expect({ yes, no: all - yes }).toEqual({ yes, no })
})

it('says of no filter that it halves nothing which is not there', () => {
  const there = new Set(filters.map(([name, flag]) => `${name} ${flag}`))
  expect(Object.keys(others).filter((one) => !there.has(one))).toEqual([])
})

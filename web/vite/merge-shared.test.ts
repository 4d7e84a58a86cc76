import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeShared, type MergeOptions, type Share } from './merge-shared.ts'

const share = (module: string, size: number, ...reachedBy: string[]): Share => ({
  modules: [module],
  size,
  reachedBy: new Set(reachedBy),
})
const options: MergeOptions = {
  perScript: 1_000,
  most: 1_000,
  weightOf: () => 1,
  importsOf: () => [],
  loads: () => true,
}
/** What the merged shares hold, each in alphabetical order. */
function merged(shares: readonly Share[], others: Partial<MergeOptions> = {}): string[] {
  const all = mergeShared(shares, { ...options, ...others })
  return all.map(({ modules }) => modules.toSorted().join(' '))
}
const importsOf = (imports: Readonly<Record<string, string[]>>) => (module: string) => imports[module] ?? []

const beginnings = ['one', 'two', 'three', 'four', 'five']
/** Modules that import later ones, each reached by whoever reaches what imports it. */
const graphs = fc
  .array(
    fc.record({
      size: fc.integer({ min: 50, max: 900 }),
      reachedBy: fc.subarray(beginnings, { minLength: 1 }),
      imported: fc.array(fc.nat(11), { maxLength: 3 }),
    }),
    { minLength: 4, maxLength: 12 },
  )
  .map((modules) => {
    const imports: Record<string, string[]> = {}
    const reached = modules.map(({ reachedBy }) => new Set(reachedBy))
    for (const [at, { imported }] of modules.entries()) {
      const later = imported.filter((to) => to > at && to < modules.length)
      imports[`m${at}`] = later.map((to) => `m${to}`)
      for (const to of later) for (const one of reached[at] ?? []) reached[to]?.add(one)
    }
    const shares = modules.map(({ size }, at) => share(`m${at}`, size, ...(reached[at] ?? [])))
    return { shares, imports }
  })
const bytesOf = (shares: readonly Share[], one: string): number =>
  shares.filter(({ reachedBy }) => reachedBy.has(one)).reduce((sum, { size }) => sum + size, 0)

describe('shared modules in few scripts', () => {
  it('puts together what the same pages load, and leaves apart what would be loaded for nothing', () => {
    const found = merged([
      share('town', 200, 'clients', 'agencies'),
      share('status', 300, 'clients', 'agencies', 'orders'),
      share('map', 9_000, 'clients', 'places'),
    ])
    expect(found.toSorted()).toEqual(['map', 'status town'])
  })

  it('lets no page load more for nothing than it may', () => {
    const small = [share('a', 600, 'one', 'two'), share('b', 600, 'one', 'two', 'three')]
    expect(merged(small, { most: 600 })).toEqual(['a b'])
    expect(merged(small, { most: 599 }).toSorted()).toEqual(['a', 'b'])
  })

  it('lets a page that is often loaded outweigh those that are not', () => {
    const shares = [share('a', 700, 'house', 'one'), share('b', 700, 'house', 'two')]
    const weightOf = (name: string) => (name === 'house' ? 20 : 1)
    expect(merged(shares).toSorted()).toEqual(['a', 'b'])
    expect(merged(shares, { weightOf })).toEqual(['a b'])
  })

  it('brings along no other script to who loads it for nothing', () => {
    const shares = [share('a', 100, 'one', 'two'), share('b', 100, 'one', 'two', 'three')]
    const imports = importsOf({ a: ['form engine'] })
    expect(merged(shares, { importsOf: imports, loads: () => true })).toEqual(['a b'])
    expect(merged(shares, { importsOf: imports, loads: (one) => one !== 'three' }).toSorted()).toEqual([
      'a',
      'b',
    ])
  })

  it('keeps every module, lets nobody load more than he may, and puts each script behind those it imports', () => {
    fc.assert(
      fc.property(graphs, ({ shares, imports }) => {
        const found = mergeShared(shares, { ...options, importsOf: importsOf(imports) })
        expect(found.flatMap(({ modules }) => modules).toSorted()).toEqual(
          shares.flatMap(({ modules }) => modules).toSorted(),
        )
        for (const one of beginnings)
          expect(bytesOf(found, one)).toBeLessThanOrEqual(bytesOf(shares, one) + options.most)
        const before = new Set<string>()
        for (const { modules } of found) {
          for (const module of modules) before.add(module)
          for (const module of modules.flatMap((id) => imports[id] ?? [])) expect(before).toContain(module)
        }
      }),
    )
  })
})

import { ratio, type RoundsOptions } from './rounds.ts'
import { type Finding, times } from './table.ts'

/** So many at once. */
export const clients = 16

type Turn = (client: number) => Promise<unknown>
/** How many an act does a second as a share of the bare statements’, in turns, and how many these did first. */
export async function inTurns(act: Turn, bare: Turn, { rounds = 10, seconds = 4 }: RoundsOptions) {
  const found = { act: [] as number[], bare: [] as number[] }
  const measure = { act: () => perSecond(seconds, act), bare: () => perSecond(seconds, bare) }
  for (const which of ['act', 'bare'] as const) await measure[which]()
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 === 0 ? (['act', 'bare'] as const) : (['bare', 'act'] as const))
      found[which].push(await measure[which]())
  const share = ratio({ name: 'act', rounds: found.act }, { name: 'bare', rounds: found.bare })
  return { share, first: Math.round(found.bare[0] ?? 0) }
}

export const asFinding = (what: string, { share, first }: Awaited<ReturnType<typeof inTurns>>): Finding => ({
  goal: 'P13',
  what: `${what} ÷ guarded UPDATE (${first}/s)`,
  found: times(share),
  target: '≥ 0.5',
  reached: share.low >= 0.5,
})

async function perSecond(seconds: number, turn: (client: number) => Promise<unknown>): Promise<number> {
  let done = 0
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; n === 0 || performance.now() < end; n += 1) {
        await turn(client)
        done += 1
      }
    }),
  )
  return done / ((performance.now() - began) / 1000)
}

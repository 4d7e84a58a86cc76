/** Something that is measured: one turn of work. */
export interface Contender {
  readonly name: string
  run(): Promise<unknown>
}

/** Milliseconds per turn of one contender, round by round. */
export interface Timed {
  readonly name: string
  readonly rounds: readonly number[]
}

export interface RoundsOptions {
  readonly rounds?: number
  /** How long each contender runs in each round. */
  readonly seconds?: number
}

/** As short as in the tests: whether it measures, not how much. */
export const isTiny = ({ seconds = 4 }: RoundsOptions): boolean => seconds < 1

/**
 * Measures contenders in turns, ABAB: whatever the machine does meanwhile meets all of them alike. Each round
 * begins with another one, so that none always runs right after the same neighbour.
 */
export async function inTurns(
  contenders: readonly Contender[],
  { rounds = 10, seconds = 4 }: RoundsOptions = {},
): Promise<Timed[]> {
  const times = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  for (const { run } of contenders) await forSeconds(run, Math.min(seconds, 1))
  for (let round = 0; round < rounds; round += 1) {
    const first = round % contenders.length
    for (const { name, run } of [...contenders.slice(first), ...contenders.slice(0, first)])
      times.get(name)?.push(await forSeconds(run, seconds))
  }
  return contenders.map(({ name }) => ({ name, rounds: times.get(name) ?? [] }))
}

/** The middle one of the turns that fit in: what another program takes from a few of them does not count. */
async function forSeconds(run: Contender['run'], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  const turns: number[] = []
  for (let now = performance.now(); turns.length === 0 || now < end; ) {
    const started = now
    await run()
    now = performance.now()
    turns.push(now - started)
  }
  return median(turns)
}

/** A ratio and the bounds it lies within, from the ratios of the single rounds. */
export interface Ratio {
  readonly median: number
  readonly low: number
  readonly high: number
}

/**
 * How many times longer `slow` takes than `fast`. The bounds are the second and the last but one of the ordered
 * rounds: with ten rounds they hold the median with 98 % certainty, whatever the distribution.
 */
export function ratio(slow: Timed, fast: Timed): Ratio {
  const ratios = slow.rounds.map((time, i) => time / (fast.rounds[i] ?? Number.NaN)).sort((a, b) => a - b)
  const edge = ratios.length >= 6 ? 1 : 0
  return { median: median(ratios), low: ratios[edge] ?? Number.NaN, high: ratios.at(-1 - edge) ?? Number.NaN }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

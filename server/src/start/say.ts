/** Writes a line for the person at the screen; the log is for machines. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Does a step of the start and says how long it took, with the result's own words if it has any. */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  describe?: (result: Result) => string,
): Promise<Result> {
  const began = performance.now()
  const result = await work()
  const words = describe?.(result)
  say(`${name.padEnd(9)} ${words ? `${words}, ` : ''}${seconds(performance.now() - began)}`)
  return result
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

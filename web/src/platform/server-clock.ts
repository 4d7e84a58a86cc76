/*
 * The server's clock as far as its answers tell: a countdown goes by the clock its end was written with, not by that of
 * a tablet that is minutes fast. `Date` says whole seconds, and an answer takes its time: each gives a span in which
 * the difference lies, several together a narrow one.
 */

/** How far the server may be ahead of this device, ms. */
let span: readonly [least: number, most: number] | null = null

/**
 * What an answer tells of the time.
 * @param date its header
 * @param asked when the device asked, by its own clock
 */
export function hearTime(date: string | null, asked: number): void {
  const said = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(said)) return
  const heard = [said - Date.now(), said + 1000 - asked] as const
  const both = span && ([Math.max(span[0], heard[0]), Math.min(span[1], heard[1])] as const)
  // Spans that exclude each other: one of the clocks was set meanwhile.
  span = both && both[0] <= both[1] ? both : heard
}

/** The time by the server's clock; by the device's own where nothing speaks against it. */
export function serverNow(): number {
  const [least, most] = span ?? [0, 0]
  const right = least <= 0 && most >= 0
  return Date.now() + (right ? 0 : Math.round((least + most) / 2))
}

/** Numbers that look random and are the same on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  fraction(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  chance(probability: number): boolean
  pick<Item>(list: readonly Item[]): Item
  /** Between `1 - spread` and `1 + spread`, the middle being likelier. */
  around(spread: number): number
}

/**
 * One stream per part of the company (`clients`, `lines`, …), so that a change in one part leaves the
 * others as they were. Integer arithmetic alone (sfc32): exponentials and logarithms may differ by a last
 * bit between builds of the engine.
 */
export function randomFor(part: string): Random {
  let [a, b, c] = [hash(part, 1), hash(part, 2), hash(part, 3)]
  let counter = 1
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next()
  return {
    fraction: next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => itemAt(list, Math.floor(next() * list.length)),
    around: (spread) => 1 + (next() + next() - 1) * spread,
  }
}

/** Draws from a list with unequal weights; the sums are made once, for many draws. */
export function weighted<Item>(
  list: readonly Item[],
  weightOf: (item: Item) => number,
): (random: Random) => Item {
  let total = 0
  const sums = list.map((item) => (total += weightOf(item)))
  return (random) => {
    const wanted = random.fraction() * total
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return itemAt(list, low)
  }
}

/** The item that must be there: a hole in a word list is a mistake of ours, to be seen at once. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`no item ${index} in a list of ${list.length}`)
  return item
}

/** FNV-1a of a text, started differently for each of the generator's words. */
function hash(text: string, start: number): number {
  let value = Math.imul(start, 0x9e3779b1) ^ 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value | 0
}

/** How full the table may be: fuller, and looking for a free slot takes longer than the memory is worth. */
const fullest = 0.75

/**
 * Tells natural keys that came before, in 16 bytes each, so that a file of many million lines fits: a Map of the
 * keys themselves takes some 100 MB for one million invoice lines. Two different keys are taken for one with a
 * probability of about 1 in 10^7 for a million rows, which is why the database has the last word on every
 * duplicate found here (queries/errors.ts, settleDuplicates); none is ever missed.
 */
export class SeenKeys {
  /** How many keys there will be, as far as one knows: growing step by step would hold an old table beside each new one. */
  expected = 0
  #size = 0
  #slots = 0
  #first = new Int32Array(0)
  #second = new Int32Array(0)
  /** The line each key came first on; 0 is an empty slot. */
  #lines = new Int32Array(0)

  constructor() {
    this.#room(3_000)
  }

  /** Gives the line on which the key came first, or 0 and remembers it. */
  earlier(key: string, line: number): number {
    let one = 0x811c9dc5 | 0
    let two = 0x9747b28c | 0
    // FNV-1a and a multiplicative hash, independent of each other, in one walk over the letters.
    for (let at = 0; at < key.length; at += 1) {
      const code = key.charCodeAt(at)
      one = Math.imul(one ^ code, 0x01000193)
      two = Math.imul(two + code, 0x5bd1e995) ^ (two >>> 15)
    }
    // The high bits choose the slot, so the low ones, which change most, must reach them.
    one = Math.imul(one ^ (one >>> 16), 0x85ebca6b)
    const slot = this.#find(one, two)
    const found = this.#lines[slot] ?? 0
    if (found !== 0) return found
    this.#put(slot, one, two, line)
    this.#size += 1
    if (this.#size > this.#slots * fullest) this.#room(Math.max(this.expected, this.#size * 1.25))
    return 0
  }

  #put(slot: number, one: number, two: number, line: number): void {
    this.#first[slot] = one
    this.#second[slot] = two
    this.#lines[slot] = line
  }

  #find(one: number, two: number): number {
    let slot = Math.floor(((one >>> 0) / 0x1_0000_0000) * this.#slots)
    while (this.#lines[slot] !== 0 && (this.#first[slot] !== one || this.#second[slot] !== two)) {
      slot = slot + 1 === this.#slots ? 0 : slot + 1
    }
    return slot
  }

  #room(keys: number): void {
    const [first, second, lines] = [this.#first, this.#second, this.#lines]
    this.#slots = Math.ceil(keys / fullest) + 1
    this.#first = new Int32Array(this.#slots)
    this.#second = new Int32Array(this.#slots)
    this.#lines = new Int32Array(this.#slots)
    for (let slot = 0; slot < lines.length; slot += 1) {
      const line = lines[slot] ?? 0
      const one = first[slot] ?? 0
      const two = second[slot] ?? 0
      if (line !== 0) this.#put(this.#find(one, two), one, two, line)
    }
  }
}

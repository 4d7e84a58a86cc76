/** A piece of a text, and whether it stands in this text only. */
export interface Piece {
  readonly text: string
  readonly own: boolean
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? []
const bare = (word: string): string => word.trimEnd()

/** Two texts word by word: what each has that the other has not, by their longest common sequence of words. */
export function wordDiff(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const a = wordsOf(before)
  const b = wordsOf(after)
  // lengths[i][j]: how many words are common to a from i on and b from j on.
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row)
        row[j] =
          bare(a[i] ?? '') === bare(b[j] ?? '') ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const left: Piece[] = []
  const right: Piece[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i], b[j]]
    if (one !== undefined && other !== undefined && bare(one) === bare(other)) {
      add(left, one, false)
      add(right, other, false)
      i++
      j++
    } else if (other === undefined || (one !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      add(left, one ?? '', true)
      i++
    } else {
      add(right, other, true)
      j++
    }
  }
  return { before: left, after: right }
}

/** Words of the same kind side by side are one piece. */
function add(pieces: Piece[], text: string, own: boolean): void {
  const last = pieces.at(-1)
  if (last?.own === own) pieces[pieces.length - 1] = { text: last.text + text, own }
  else pieces.push({ text, own })
}

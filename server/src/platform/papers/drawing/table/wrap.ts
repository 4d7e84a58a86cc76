/** So many lines a cell has at most; what is longer ends with an ellipsis. A list is read by its rows. */
export const mostLines = 3

/** Breaks a text into lines that fit a width: between words, at signs such as @ and /, and else anywhere. */
export function wrap(text: string, room: number, widthOf: (text: string) => number): string[] {
  // A cell made to measure must not break because of the last digit of a sum.
  const width = room + 0.01
  if (!text.includes('\n') && widthOf(text) <= width) return [text]
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const piece of piecesOf(paragraph)) {
      if (widthOf((line + piece).trimEnd()) <= width) {
        line += piece
        continue
      }
      if (line) lines.push(line.trimEnd())
      line = piece.trimStart()
      while (widthOf(line.trimEnd()) > width && lines.length < mostLines) {
        const fitting = longestFitting(line, width, widthOf)
        lines.push(line.slice(0, fitting))
        line = line.slice(fitting)
      }
      if (lines.length >= mostLines) return shortened(lines, width, widthOf)
    }
    lines.push(line.trimEnd())
    if (lines.length > mostLines) return shortened(lines, width, widthOf)
  }
  return lines
}

/** Words with the spaces after them; long ones in pieces that end with a sign. `S.p.A.` and its like stay whole. */
const piecesOf = (text: string): string[] =>
  text.match(/(?:\p{L}\.)+\s*|[^\s@/_.-]*[@/_.-]*\s*/gu)?.filter(Boolean) ?? []

function longestFitting(text: string, width: number, widthOf: (text: string) => number): number {
  let end = 1
  while (end < text.length && widthOf(text.slice(0, end + 1)) <= width) end += 1
  // Not between the halves of a sign outside the basic plane.
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? Math.max(2, end - 1 || 2) : end
}

function shortened(lines: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const kept = lines.slice(0, mostLines)
  let last = kept.pop() ?? ''
  while (last && widthOf(`${last}…`) > width) last = last.slice(0, -1)
  return [...kept, `${last.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`]
}

/** The cells of a copied table: parted by tabs, else by semicolons; a quoted cell may hold line breaks and both. */
export function cellsOf(text: string): string[][] {
  const part = text.includes('\t') ? '\t' : ';'
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const end = () => {
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim())
    cell = ''
  }
  const letters = text.replace(/\r\n?/g, '\n')
  for (let at = 0; at < letters.length; at++) {
    const letter = letters.charAt(at)
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (letters.charAt(at + 1) === '"') cell += letters.charAt(++at)
      else quoted = false
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === part) end()
    else if (letter === '\n') {
      end()
      rows.push([])
    } else cell += letter
  }
  end()
  return rows.filter((cells) => cells.some((one) => one !== ''))
}

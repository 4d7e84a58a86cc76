/** Character → glyph of a TrueType font, read from its `cmap` table (formats 4 and 12 of OpenType). */
export function glyphsOf(font: Buffer): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  const cmap = tableOf(font, 'cmap')
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4))
    const format = subtable.readUInt16BE(0)
    if (format === 4) addSegments(subtable, glyphs)
    if (format === 12) addGroups(subtable, glyphs)
  }
  return glyphs
}

/** A table of the font, from its beginning on. */
export function tableOf(font: Buffer, name: string): Buffer {
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const record = 12 + i * 16
    if (font.toString('latin1', record, record + 4) === name)
      return font.subarray(font.readUInt32BE(record + 8))
  }
  throw new Error(`the font has no table ${name}`)
}

/** Format 4: segments of the first 65,536 characters; glyph 0 means that there is none. */
function addSegments(table: Buffer, glyphs: Map<number, number>): void {
  const doubled = table.readUInt16BE(6)
  const [ends, starts] = [14, 16 + doubled]
  const [deltas, offsets] = [starts + doubled, starts + 2 * doubled]
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = table.readUInt16BE(ends + segment)
    const delta = table.readUInt16BE(deltas + segment)
    const offset = table.readUInt16BE(offsets + segment)
    const start = table.readUInt16BE(starts + segment)
    for (let character = start; character <= end && character < 0xffff; character += 1) {
      const at = offsets + segment + offset + 2 * (character - start)
      const index = offset === 0 ? character : table.readUInt16BE(at)
      const glyph = index === 0 ? 0 : (index + delta) & 0xffff
      if (glyph !== 0) glyphs.set(character, glyph)
    }
  }
}

/** Format 12: groups over the whole of Unicode. */
function addGroups(table: Buffer, glyphs: Map<number, number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12
    const [start, end] = [table.readUInt32BE(at), table.readUInt32BE(at + 4)]
    const first = table.readUInt32BE(at + 8)
    for (let character = start; character <= end; character += 1)
      if (first + character - start !== 0) glyphs.set(character, first + character - start)
  }
}

/** Files of a few dozen bytes with a valid beginning and end; one character a byte. */
export const bytes = (...parts: (string | number[])[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : String.fromCharCode(...part))).join('')

/** A square picture of so many pixels a side. */
export const pngOf = (side: number): string => {
  const size = [0, 0, side >> 8, side & 255]
  return bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13], 'IHDR', size, size, 'x'.repeat(40), 'IEND')
}

export const jpeg = bytes([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 3, 0, 4, 0], 'x'.repeat(40), [0xff, 0xd9])

/** A hundred pixels a side, in 48 bytes; says it has so many. */
export const webpOf = (length: number): string =>
  bytes(
    'RIFF',
    [(length - 8) & 255, (length - 8) >> 8, 0, 0],
    'WEBPVP8X',
    [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 99, 0, 0],
    'x'.repeat(18),
  )

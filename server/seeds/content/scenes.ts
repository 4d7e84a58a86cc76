const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
const doors = (x: number, y: number, count: number, w: number, h: number, fill: string) =>
  Array.from(
    { length: count },
    (_, n) =>
      rect(x + n * w, y, w - 3, h, fill) +
      rect(x + n * w + w - 14, y + h / 2 - 14, 4, 28, '#7a5a34', 'rx="2"'),
  ).join('')
const lamp = (x: number) =>
  `<path d="M${x} 0V92" stroke="#2d2a29" stroke-width="2"/><path d="M${x - 24} 122q24-44 48 0z" fill="#b98b52"/>`
const room = (wall: string, floor: string) => rect(0, 0, 900, 430, wall) + rect(0, 430, 900, 170, floor)

/** What the pictures of the demonstration show; nothing of them comes from elsewhere. */
const drawn = {
  kitchen: () =>
    room('#efe6d6', '#c9b8a1') +
    doors(120, 90, 6, 110, 110, '#d9c7a6') +
    rect(110, 296, 680, 14, '#5b4130') +
    doors(120, 310, 6, 110, 130, '#d9c7a6') +
    rect(560, 60, 110, 50, '#8d8a86') +
    rect(340, 318, 104, 104, '#2d2a29', 'rx="4"') +
    rect(352, 346, 80, 62, '#59524b', 'rx="3"'),
  island: () =>
    room('#e4ddd0', '#b39c80') +
    [300, 450, 600].map(lamp).join('') +
    doors(60, 120, 2, 110, 320, '#77815c') +
    rect(230, 318, 460, 16, '#ece7dc') +
    doors(250, 334, 4, 105, 150, '#d9c7a6') +
    rect(690, 324, 120, 10, '#5b4130') +
    rect(796, 334, 8, 150, '#2d2a29'),
  wardrobe: () =>
    room('#f0ebe0', '#bfa98b') +
    doors(220, 70, 4, 120, 380, '#77815c') +
    rect(210, 60, 490, 10, '#5d6647') +
    rect(730, 330, 90, 120, '#b98b52', 'rx="6"'),
  works: () =>
    rect(0, 0, 900, 380, '#dfe9ea') +
    rect(0, 380, 900, 220, '#9aa77e') +
    rect(120, 230, 660, 170, '#b4542c') +
    [0, 1, 2, 3, 4].map((n) => `<path d="M${120 + n * 132} 230l132-70v70z" fill="#8a3b22"/>`).join('') +
    [0, 1, 2, 3, 4, 5, 6, 7].map((n) => rect(150 + n * 78, 280, 46, 54, '#f6f1e7')).join(''),
} as const

export type Scene = keyof typeof drawn

/** A scene as a camera would have brought it: a JPEG of 1800 by 1200 pixels. */
export async function photograph(scene: Scene): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200" viewBox="0 0 900 600">${drawn[scene]()}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

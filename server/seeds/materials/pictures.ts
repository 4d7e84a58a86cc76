import { draw, type Drawn } from '../../src/platform/files/pictures.ts'

const motifs = ['book', 'fan', 'door', 'box', 'stand', 'folder', 'leaflet', 'bag'] as const
export type Motif = (typeof motifs)[number]

/** Colours of the finishes, in pairs: the thing and what stands out on it. */
const palettes = [
  ['#8a3b22', '#e8c9a0'],
  ['#3f4a43', '#d9d2c2'],
  ['#b98b52', '#40301f'],
  ['#5d6f7b', '#ece7dc'],
  ['#77815c', '#f1ead8'],
  ['#2d2a29', '#c8a46a'],
  ['#c9b8a1', '#6b4a34'],
  ['#94524a', '#f3e5d8'],
  ['#455a5a', '#d8b98a'],
  ['#d8cfc0', '#7d3b2a'],
] as const

const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
const line = (x: number, y: number, x2: number, y2: number, stroke: string) =>
  `<path d="M${x} ${y}L${x2} ${y2}" stroke="${stroke}" stroke-width="3" fill="none"/>`

/** Each drawn on a sheet of 480 by 480, as plainly as on the screens' own drawings. */
const shapes: Readonly<Record<Motif, (main: string, accent: string) => string>> = {
  book: (main, accent) =>
    rect(120, 70, 250, 340, main, 'rx="6"') +
    rect(120, 70, 34, 340, accent, 'opacity=".55"') +
    rect(190, 140, 140, 90, accent, 'rx="3"') +
    line(190, 268, 330, 268, accent) +
    line(190, 290, 290, 290, accent),
  fan: (main, accent) =>
    [-36, -18, 0, 18, 36]
      .map((angle, i) =>
        rect(
          205,
          90,
          70,
          300,
          i % 2 ? accent : main,
          `rx="8" opacity="${0.72 + i * 0.07}" transform="rotate(${angle} 240 380)"`,
        ),
      )
      .join('') + `<circle cx="240" cy="368" r="10" fill="#fff"/>`,
  door: (main, accent) =>
    rect(150, 60, 180, 360, main, 'rx="4"') +
    rect(176, 88, 128, 304, 'none', `stroke="${accent}" stroke-width="5" rx="3"`) +
    rect(312, 200, 6, 84, accent, 'rx="3"'),
  box: (main, accent) =>
    rect(90, 190, 300, 190, main, 'rx="6"') +
    rect(90, 140, 300, 62, accent, 'rx="6"') +
    [0, 1, 2, 3]
      .map((i) => rect(118 + i * 64, 232, 46, 106, i % 2 ? accent : '#fff', 'rx="4" opacity=".8"'))
      .join(''),
  stand: (main, accent) =>
    rect(130, 60, 220, 300, main, 'rx="4"') +
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2].map((i) =>
          rect(150 + i * 64, 84 + row * 90, 52, 72, accent, `rx="3" opacity="${0.5 + i * 0.2}"`),
        ),
      )
      .join('') +
    rect(170, 360, 14, 60, main) +
    rect(296, 360, 14, 60, main),
  folder: (main, accent) =>
    `<path d="M90 130h120l26 34h154v220a8 8 0 0 1-8 8H98a8 8 0 0 1-8-8z" fill="${main}"/>` +
    rect(130, 210, 220, 140, accent, 'rx="4"') +
    line(156, 250, 324, 250, main) +
    line(156, 280, 290, 280, main),
  leaflet: (main, accent) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M${100 + i * 70} ${i % 2 ? 110 : 90}l70 ${i % 2 ? -20 : 20}v260l-70 ${i % 2 ? 20 : -20}z" fill="${i % 2 ? accent : main}"/>`,
      )
      .join(''),
  bag: (main, accent) =>
    `<path d="M130 170h220l22 240H108z" fill="${main}"/>` +
    `<path d="M190 200v-60a50 50 0 0 1 100 0v60" stroke="${accent}" stroke-width="10" fill="none"/>` +
    `<circle cx="240" cy="300" r="36" fill="${accent}"/>`,
}

/**
 * Draws pictures of ours: nothing of them comes from elsewhere.
 * @returns one for each material, in their order; those of the same motif and colours, half of them, share one
 */
export function drawMaterials(
  materials: readonly { readonly motif: Motif; readonly turn: number }[],
): Promise<Drawn[]> {
  const begun = new Map<string, Promise<Drawn>>()
  // All at once: libvips draws on as many processors as there are.
  return Promise.all(
    materials.map(({ motif, turn }) => {
      const palette = turn % palettes.length
      const picture = begun.get(`${motif} ${palette}`) ?? drawMaterial(motif, palette)
      begun.set(`${motif} ${palette}`, picture)
      return picture
    }),
  )
}

function drawMaterial(motif: Motif, palette: number): Promise<Drawn> {
  const [main, accent] = palettes[palette] ?? palettes[0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <rect width="480" height="480" fill="#f6f1e7"/><ellipse cx="240" cy="424" rx="150" ry="14" fill="#000" opacity=".08"/>
    ${shapes[motif](main, accent)}</svg>`
  return draw(Buffer.from(svg))
}

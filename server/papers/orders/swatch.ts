type Pattern = 'flat' | 'wood' | 'stone' | 'marble' | 'metal'

/** Words of our four languages for what a surface is made of, in small letters and without accents. */
const stuffs: readonly (readonly [words: RegExp, colour: string, pattern: Pattern])[] = [
  [/noce|walnut|noyer|nogal/, '#6b4a33', 'wood'],
  [/termocotto|thermo/, '#7a5a3f', 'wood'],
  [/rovere|oak|chene|roble/, '#b08a5b', 'wood'],
  [/frassino|\bash\b|frene|fresno/, '#cdb38b', 'wood'],
  [/olmo|\belm\b|\borme\b/, '#8d6b4a', 'wood'],
  [/castagno|chestnut|chataignier|castano/, '#8a6240', 'wood'],
  [/ciliegio|cherry|cerisier|cerezo/, '#9c5a3c', 'wood'],
  [/quarzo|quartz|cuarzo|granito|granit/, '#b9b2a8', 'stone'],
  [/marmo|marble|marbre|marmol/, '#e4e0da', 'marble'],
  [/gres|ceramic|stoneware|ceramique/, '#8f8a84', 'stone'],
  [/alluminio|alumin/, '#a9a9a6', 'metal'],
  [/acciaio|inox|steel|acier|acero/, '#b5b8ba', 'metal'],
]

/** A colour that is named is that of the surface, whatever it is made of. */
const colours: readonly (readonly [words: RegExp, colour: string])[] = [
  [/antracite|anthracit|antracita/, '#3e4043'],
  [/tortora|taupe|tortola/, '#b3a596'],
  [/cotto|terracotta|terre cuite/, '#a4502f'],
  [/canapa|hemp|chanvre|canamo/, '#c9bb9d'],
  [/salvia|\bsage\b|sauge/, '#9aa58a'],
  [/sabbia|\bsand\b|sable|arena|beige/, '#d8c7a8'],
  [/crema|cream|creme/, '#efe6d0'],
  [/bianc[oahi]+|white|blanc|blanco/, '#f3f1ec'],
  [/ner[oaie]\b|black|noir|negr[oa]/, '#24211f'],
  [/grigi[oae]?|gr[ea]y|\bgris\b/, '#8b8a87'],
  [/brown|marrone|\bbrun|marron/, '#4a382d'],
  [/verde|green|\bvert\b/, '#5f7355'],
  [/\bblu\b|blue|bleu|azul/, '#3c5474'],
  [/ross[oa]|\bred\b|rouge|roj[oa]/, '#8f2f27'],
]

const side = 28
const lines = (paths: readonly string[], colour: string, width: number) =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`

/** Drawn in flat colours: a translucent one doubles the file. */
const drawn: Readonly<Record<Pattern, string>> = {
  flat: '',
  wood: lines(
    [3, 7, 10, 15, 19, 22, 26].map((x) => `M${x} 0c2 8-2 18 1 28`),
    '#3b2a1d',
    0.9,
  ),
  metal: lines(
    [3, 8, 12, 17, 21, 25].map((y) => `M0 ${y}h${side}`),
    '#7d7a76',
    0.8,
  ),
  marble: lines(['M-1 9c8 3 9 9 18 9s8 4 12 4', 'M6-1c2 7 8 8 9 15'], '#a7a097', 0.9),
  stone: `<g fill="#5f564e">${[
    [5, 6],
    [13, 4],
    [22, 8],
    [8, 14],
    [17, 15],
    [25, 20],
    [4, 22],
    [12, 24],
    [20, 25],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1"/>`)
    .join('')}</g>`,
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/**
 * What a surface looks like, roughly, drawn from the words it is described by; null where they name nothing that has a look.
 * A reader finds the place by it. What is ordered is what the words say.
 */
export function swatchOf(words: string): string | null {
  const said = plain(words)
  const stuff = stuffs.find(([word]) => word.test(said))
  const colour = colours.find(([word]) => word.test(said))?.[1]
  // Heat-treated oak is called by a word that holds a colour.
  const fill = stuff?.[2] === 'wood' ? stuff[1] : (colour ?? stuff?.[1])
  if (fill === undefined) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><clipPath id="c"><rect width="${side}" height="${side}" rx="3"/></clipPath><g clip-path="url(#c)"><rect width="${side}" height="${side}" fill="${fill}"/>${drawn[stuff?.[2] ?? 'flat']}</g><rect x=".25" y=".25" width="27.5" height="27.5" rx="2.8" fill="none" stroke="#8a7f74" stroke-width=".5"/></svg>`
}

import { classesOf, energyColour, type EnergyRange } from './energy.ts'

/*
 * The nested arrow of an energy label (Regulation 2017/1369 and its delegated acts): the range in a white box, the
 * class in white on its colour, a thin black border around everything. Screens and papers draw the same shapes.
 */

interface Glyph {
  /** How far the next letter stands, and the outline, in thousandths of the size; y grows downwards from the baseline. */
  readonly width: number
  readonly path: string
}

/** The letters as paths, so that no text font has to have them: Carlito Bold (SIL Open Font License 1.1). */
const glyphs: Readonly<Record<string, Glyph>> = {
  A: {
    width: 606,
    path: 'M369-648L605 0L507 0Q490 0 479-8Q469-16 464-28L423-156L185-156L144-29Q140-18 129-9Q118 0 102 0L2 0L238-648L369-648M279-450L213-246L394-246L328-451Q322-466 316-486Q310-506 303-530Q297-506 291-486Q285-465 279-450',
  },
  B: {
    width: 561,
    path: 'M299 0L58 0L58-648L278-648Q341-648 385-636Q430-624 458-602Q486-579 499-547Q512-515 512-476Q512-453 505-432Q499-411 486-393Q473-375 452-360Q431-345 402-335Q528-305 528-192Q528-150 513-115Q498-80 469-54Q439-29 397-14Q354 0 299 0M296-282L187-282L187-100L296-100Q327-100 348-107Q368-115 380-128Q392-142 397-159Q402-176 402-195Q402-215 396-231Q391-247 378-258Q366-270 345-276Q325-282 296-282M187-550L187-370L271-370Q325-370 354-391Q384-412 384-459Q384-509 358-530Q333-550 278-550',
  },
  C: {
    width: 529,
    path: 'M450-157Q460-157 468-149L519-94Q484-45 431-19Q378 7 305 7Q239 7 187-18Q134-42 97-87Q60-131 40-192Q21-252 21-325Q21-397 42-458Q63-519 102-563Q140-607 194-631Q248-656 312-656Q377-656 428-633Q478-609 512-571L469-511Q464-506 459-501Q453-497 443-497Q433-497 423-505Q414-513 400-522Q386-531 365-539Q344-547 311-547Q275-547 246-532Q217-517 196-489Q175-460 163-419Q152-377 152-325Q152-271 165-230Q177-188 199-160Q221-131 250-116Q279-102 313-102Q333-102 349-104Q365-106 379-112Q393-117 405-126Q417-135 430-148Q435-152 440-155Q445-157 450-157',
  },
  D: {
    width: 630,
    path: 'M607-325Q607-253 585-194Q563-134 521-91Q480-48 422-24Q364 0 293 0L57 0L57-648L293-648Q364-648 422-625Q480-601 521-558Q563-515 585-455Q607-396 607-325M477-325Q477-376 464-417Q452-458 428-487Q404-516 370-531Q336-547 293-547L186-547L186-102L293-102Q336-102 370-117Q404-132 428-161Q452-190 464-231Q477-272 477-325',
  },
  E: {
    width: 488,
    path: 'M58-648L453-648L453-546L187-546L187-375L394-375L394-277L187-277L187-102L454-102L453 0L58 0',
  },
  F: { width: 459, path: 'M53-648L435-648L435-546L182-546L182-363L394-363L394-261L182-261L182 0L53 0' },
  G: {
    width: 637,
    path: 'M594-62Q545-26 490-10Q435 7 373 7Q294 7 230-18Q167-42 121-87Q76-131 51-192Q26-252 26-325Q26-397 50-458Q73-519 117-563Q161-607 222-631Q284-656 360-656Q400-656 434-649Q468-643 498-632Q527-621 551-605Q575-589 595-570L558-513Q550-499 536-496Q522-493 506-502Q491-512 476-520Q460-528 443-534Q426-540 405-543Q384-547 356-547Q311-547 274-531Q237-515 211-486Q186-458 172-416Q158-375 158-325Q158-270 173-227Q188-184 216-155Q243-125 282-110Q321-94 369-94Q401-94 427-101Q453-107 478-119L478-232L403-232Q391-232 384-239Q377-246 377-256L377-328L594-328',
  },
  '+': {
    width: 498,
    path: 'M198-554L299-554L299-362L479-362L479-271L299-271L299-78L198-78L198-271L18-271L18-362L198-362',
  },
}
const capital = 648
/** Beside a capital a plus sign is small and stands high. */
const plus = 0.62

interface Placed {
  readonly path: string
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The width of a class with capitals of a height. */
const widthOf = (text: string, height: number): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (glyphs[letter]?.width ?? 0) * (letter === '+' ? plus : 1),
    0,
  ) *
  (height / capital)

/** The letters of a class with capitals of a height, on a baseline, from the left. */
function placed(text: string, height: number, left: number, baseline: number): Placed[] {
  let x = left
  return Array.from(text).flatMap((letter) => {
    const glyph = glyphs[letter]
    if (!glyph) return []
    const small = letter === '+'
    const scale = (height / capital) * (small ? plus : 1)
    const y = small ? baseline - height + 554 * scale : baseline
    const at = { path: glyph.path, x, y, scale }
    x += glyph.width * scale
    return [at]
  })
}

export interface ArrowShapes {
  readonly width: number
  readonly height: number
  readonly colour: string
  /** The coloured arrow, as the points of a polygon. */
  readonly arrow: string
  /** The box of the range: from the left edge, this wide. */
  readonly box: number
  /** The small arrow in it, from the worst class up to the best, as a path. */
  readonly up: string
  /** In black, in the box. */
  readonly range: readonly Placed[]
  /** In white with a black edge, on the arrow. */
  readonly letters: readonly Placed[]
}

const height = 40

/** The shapes of an arrow, 40 units high. */
export function arrowShapes(energyClass: string, range: EnergyRange): ArrowShapes {
  const classes = classesOf[range]
  const best: string = classes[0]
  const worst: string = classes[classes.length - 1] ?? best
  const small = best.length > 1 ? 8 : 9.5
  const box = Math.max(20, Math.ceil(widthOf(best, small)) + 5)
  const middle = (text: string) => (box - widthOf(text, small)) / 2
  const capitals = 22
  const inner = Math.max(26, widthOf(energyClass, capitals) + 12)
  const width = box + inner + 16
  return {
    width,
    height,
    colour: energyColour(energyClass, range),
    arrow: `${box},1 ${box + inner},1 ${width - 1},${height / 2} ${box + inner},${height - 1} ${box},${height - 1}`,
    box,
    up: `M${box / 2} 25V17M${box / 2 - 3} 19.5L${box / 2} 16L${box / 2 + 3} 19.5`,
    range: [...placed(best, small, middle(best), 13), ...placed(worst, small, middle(worst), 36.5)],
    letters: placed(energyClass, capitals, box + (inner + 6 - widthOf(energyClass, capitals)) / 2, 31),
  }
}

/** The same as a picture of its own, for papers and mails. */
export function arrowSvg(energyClass: string, range: EnergyRange): string {
  const { width, colour, arrow, box, up, range: small, letters } = arrowShapes(energyClass, range)
  const path = ({ path: d, x, y, scale }: Placed, paint: string) =>
    `<path d="${d}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})" ${paint}/>`
  const edge = 'fill="#fff" stroke="#000" stroke-width="55" paint-order="stroke" fill-rule="evenodd"'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(2)} ${height}">`,
    `<rect x="1" y="1" width="${box}" height="${height - 2}" fill="#fff" stroke="#000" stroke-width="1.5"/>`,
    `<polygon points="${arrow}" fill="${colour}" stroke="#000" stroke-width="1.5"/>`,
    `<path d="${up}" fill="none" stroke="#000" stroke-width="1.6"/>`,
    ...small.map((one) => path(one, 'fill="#000" fill-rule="evenodd"')),
    ...letters.map((one) => path(one, edge)),
    '</svg>',
  ].join('')
}

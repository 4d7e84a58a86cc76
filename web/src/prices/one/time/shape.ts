import { discountSources } from '@mandato/contract/prices/book'
import type { Explained, Rule, Stretch } from '../../data.ts'

/** Stretches of the last years are enough for a picture. */
const most = 7
/** So many days are drawn beyond today and beyond the last change. */
const beyond = 45
/** Room for the words above the line, and below its lowest point. */
const [above, below] = [30, 14]
const side = 8
export const lineHeight = 128
/** So wide is a letter of the figures, about, and so high a line of them. */
export const letter = 6.6
const high = 14

const dayOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 86_400_000

type Part = 'gap' | 'later' | 'held'
export interface Step {
  readonly stretch: Stretch
  readonly part: Part
  readonly from: number
  readonly to: number
  /** Null where the list has no price. */
  readonly level: number | null
  /** How it is reached from the one before, and itself; nothing of a gap. */
  readonly path: string
}
export interface Bar {
  readonly rule: Rule
  readonly from: number
  readonly to: number
  /** Up to where it decides on its level: the next one is drawn over the rest. */
  readonly until: number
  /** It has not begun. */
  readonly later: boolean
}
export interface Lane {
  readonly level: Rule['level']
  readonly bars: readonly Bar[]
}
interface Shape {
  readonly now: number
  readonly steps: readonly Step[]
  readonly lanes: readonly Lane[]
}

/** What is drawn begins with a price: before the first one there is nothing to say. */
function shownOf(timeline: readonly Stretch[]): readonly Stretch[] {
  const last = timeline.slice(-most)
  const first = last.findIndex(({ net_price }) => net_price !== null)
  return first === -1 ? [] : last.slice(first)
}

/** Where everything of the picture stands, this many dots wide. Null where nothing changed. */
export function shapeOf(
  { timeline, rules }: Pick<Explained, 'timeline' | 'rules'>,
  today: string,
  wide: number,
): Shape | null {
  const shown = shownOf(timeline)
  const [first] = shown
  if (!first || shown.length < 2) return null
  const [begin, now] = [dayOf(first.from), dayOf(today)]
  const end = Math.max(now, ...shown.map(({ from }) => dayOf(from))) + beyond
  const x = (day: number) =>
    side + ((Math.min(Math.max(day, begin), end) - begin) / (end - begin)) * (wide - 2 * side)
  const after = (to: string | null) => x(to === null ? end : dayOf(to) + 1)
  const values = shown.flatMap(({ net_price }) => net_price ?? [])
  const [low, top] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) =>
    top === low ? lineHeight / 2 : above + (1 - (value - low) / (top - low)) * (lineHeight - above - below)
  const levels = shown.map(({ net_price }) => (net_price === null ? null : y(net_price)))
  return {
    now: x(now),
    steps: shown.map((stretch, i): Step => {
      const [from, to] = [x(dayOf(stretch.from)), after(stretch.to)]
      const [before, level] = [levels[i - 1] ?? null, levels[i] ?? null]
      const start = before === null ? `M${from},${level}` : `M${from},${before}V${level}`
      return {
        stretch,
        part: level === null ? 'gap' : stretch.loaded_only ? 'later' : 'held',
        from,
        to,
        level,
        path: level === null ? '' : `${start}H${to}`,
      }
    }),
    lanes: lanesOf(rules, ({ valid_from, valid_to }) => ({
      from: x(dayOf(valid_from)),
      to: after(valid_to),
      later: valid_from > today,
    })),
  }
}

export interface WordsAt {
  readonly at: number
  readonly anchor: 'start' | 'end'
}
/**
 * Where the words of each stretch stand: at its beginning where they fit; the last one's at the right edge otherwise, and
 * then no other's stand in their way. Null: no room, the picture's own words say it.
 */
export function wordsOf(
  steps: readonly (Pick<Step, 'from' | 'to' | 'level'> & { readonly long: number })[],
  wide: number,
): (WordsAt | null)[] {
  const fits = steps.map(({ from, to, long }) => to - from > long)
  const last = steps.at(-1)
  const edge =
    last && last.level !== null && !fits.at(-1) ? { from: wide - 3 - last.long, level: last.level } : null
  return steps.map(({ from, level, long }, i): WordsAt | null => {
    if (edge && i === steps.length - 1) return { at: wide - 3, anchor: 'end' }
    const isInTheWay =
      edge !== null && level !== null && from + 3 + long > edge.from && Math.abs(level - edge.level) < high
    return fits[i] && !isInTheWay ? { at: from + 3, anchor: 'start' } : null
  })
}

/** The list first, then the discounts as they are looked at. */
const rank = (level: Rule['level']): number => (level === 'price' ? -1 : discountSources.indexOf(level))

/** A lane for each level that has rules in sight. Of two that cover a day the later one is drawn over the other: it decides. */
function lanesOf(rules: readonly Rule[], place: (rule: Rule) => Omit<Bar, 'rule' | 'until'>): Lane[] {
  const bars = rules
    .map((rule) => ({ rule, ...place(rule) }))
    .filter(({ from, to }) => to - from >= 1)
    .toSorted((a, b) => a.rule.valid_from.localeCompare(b.rule.valid_from))
  return [...Map.groupBy(bars, ({ rule }) => rule.level)]
    .map(
      ([level, some]): Lane => ({
        level,
        bars: some.map((bar, i) => ({ ...bar, until: Math.min(bar.to, some[i + 1]?.from ?? bar.to) })),
      }),
    )
    .toSorted((a, b) => rank(a.level) - rank(b.level))
}

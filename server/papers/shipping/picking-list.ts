import { figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import { frameData } from '../../src/platform/papers/drawing/frame.ts'
import type { PickingPaper } from './data.ts'
import { kilograms } from './kilograms.ts'
import { partyData } from '../party.ts'
import { sayIn } from './words.ts'

/** What is to be fetched for a preparation, with a box to tick and room for the number that was there. */
export function pickingData(paper: PickingPaper) {
  const { language, lines } = paper
  const say = sayIn(language)
  const figures = figuresIn(language)
  const weights = lines.map(({ weight, quantity }) => (weight ?? 0) * quantity)
  const kg = kilograms(language, weights)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const weight = weights.reduce((sum, one) => sum + one, 0)
  const subtitle = `${say('preparation')} `
  return {
    frame: frameData({
      language,
      company: paper.company,
      title: say('picking'),
      subtitle: [subtitle, { strong: String(paper.number) }],
      running: `${say('picking')} ${paper.number} · ${paper.recipient.name}`,
      corner: say('printed', { moment: figures.moment(paper.printedAt) }),
      foot: 'running',
    }),
    parties: [
      partyData(say('recipient'), paper.recipient, language),
      ...(paper.place ? [partyData(say('place'), paper.place, language)] : []),
    ],
    description: paper.description,
    facts: [
      { label: say('lines'), value: figures.whole(lines.length) },
      { label: say('pieces'), value: figures.whole(pieces) },
      { label: say('gross'), value: weight > 0 ? `${kg(weight)} kg` : '–' },
    ],
    head: [say('index'), say('code'), say('description'), say('quantity'), say('picked'), say('weight')],
    rows: lines.map(({ code, name, quantity, weight: piece }, i) => [
      String(i + 1),
      code,
      name,
      figures.whole(quantity),
      piece === null ? '' : kg(piece * quantity),
    ]),
    total: [say('total'), figures.whole(pieces), kg(weight)],
    notes: { title: say('notes'), texts: paper.notes },
  }
}

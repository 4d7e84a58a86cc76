import { figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import { frameData } from '../../src/platform/papers/drawing/frame.ts'
import type { ReceiptPaper } from './data.ts'
import { partyData } from '../party.ts'
import { sayIn } from './words.ts'

/** A receipt for what was handed over or taken back, with the one signature given for all of it. */
export function receiptData(paper: ReceiptPaper) {
  const { language, kind, signature, lines } = paper
  const say = sayIn(language)
  const figures = figuresIn(language)
  const given = kind === 'hand_over'
  const title = say(given ? 'receipt' : 'returnReceipt')
  return {
    frame: frameData({
      language,
      company: paper.company,
      title,
      subtitle: [
        say('numberOf'),
        { strong: String(paper.number) },
        say('of'),
        { strong: figures.date(paper.date) },
      ],
      running: `${title} ${paper.number} · ${paper.to.name}`,
      corner: '',
      foot: 'legal',
    }),
    undone: paper.undoneAt ? say('undone', { moment: figures.moment(paper.undoneAt) }) : '',
    parties: [
      partyData(say(given ? 'handedBy' : 'returnedBy'), paper.from, language),
      partyData(say(given ? 'handedTo' : 'takenBy'), paper.to, language),
    ],
    by: paper.by,
    goods: {
      title: say(given ? 'handed' : 'returned'),
      head: [say('index'), say('code'), say('description'), say('quantity')],
      rows: lines.map(({ code, name, quantity }, i) => [String(i + 1), code, name, figures.whole(quantity)]),
      total: [say('total'), figures.whole(lines.reduce((sum, { quantity }) => sum + quantity, 0))],
    },
    note: paper.note,
    signature: signature && {
      label: say('signedBy'),
      name: signature.name,
      alt: say('signatureOf', { name: signature.name }),
      svg: signature.svg ?? '',
      under: signature.svg
        ? figures.moment(signature.at)
        : `${say('typed')} · ${figures.moment(signature.at)}`,
    },
  }
}

import { isDocument } from '@mandato/contract/content/document'
import { isSafeLink } from '@mandato/contract/content/links'
import { expect, test } from 'vitest'
import { hostileAddresses, hostileTexts } from '../../test/hostile-texts.ts'
import { layOut } from '../platform/mail/layout.ts'
import { paragraphsOf } from './mails.ts'

const text = (words: string) => ({ type: 'text', text: words })
const doc = (...content: object[]) => ({ type: 'doc', content })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

test('there are more than five hundred of them', () => {
  expect(hostileTexts.length + hostileAddresses.length).toBeGreaterThan(500)
})

test.each([
  ['an unknown node', (bad: string) => doc({ type: bad, content: [text('x')] })],
  ['a node of HTML', (bad: string) => doc({ type: 'html', attrs: { html: bad } })],
  ['an attribute nobody knows', (bad: string) => doc({ ...paragraph(text('x')), attrs: { onclick: bad } })],
  ['a property beside', (bad: string) => doc({ ...paragraph(text('x')), html: bad })],
  ['an unknown mark', (bad: string) => doc(paragraph({ ...text('x'), marks: [{ type: bad }] }))],
  [
    'a mark with more than it has',
    (bad: string) => doc(paragraph({ ...text('x'), marks: [{ type: 'strong', attrs: { style: bad } }] })),
  ],
  [
    'a link there',
    (bad: string) => doc(paragraph({ ...text('x'), marks: [{ type: 'link', attrs: { href: bad } }] })),
  ],
  ['a video there', (bad: string) => doc({ type: 'video', attrs: { href: bad, title: 'x' } })],
  ['a picture there', (bad: string) => doc({ type: 'image', attrs: { file: bad, alt: '', caption: '' } })],
  ['a heading of that level', (bad: string) => doc({ type: 'heading', attrs: { level: bad } })],
  ['text instead of a node', (bad: string) => doc(paragraph(bad as unknown as object))],
  ['text instead of a body', (bad: string) => bad],
])('%s is refused, whatever it says', (_what, made) => {
  const passed = [...hostileTexts, ...hostileAddresses].filter((bad) => isDocument(made(bad)))
  expect(passed).toEqual([])
})

test('no address that runs something or hides where it leads is one', () => {
  expect(hostileAddresses.filter(isSafeLink)).toEqual([])
  expect(
    ['/news/3', 'https://www.example.com/a?b=c#d', 'mailto:a@b.example', 'tel:+39021234'].filter(isSafeLink),
  ).toHaveLength(4)
})

test('as words they stay words: a mail has not one tag more for any of them', () => {
  const tags = (html: string) => html.split('<').length
  const mail = (words: string) => {
    const body = doc(
      paragraph(text(words)),
      { type: 'heading', attrs: { level: 2 }, content: [text(words)] },
      { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(text(words))] }] },
      {
        type: 'table',
        content: [{ type: 'table_row', content: [{ type: 'table_cell', content: [text(words)] }] }],
      },
      { type: 'image', attrs: { file: 1, alt: words.slice(0, 300), caption: words.slice(0, 300) } },
      { type: 'video', attrs: { href: 'https://www.example.com/v', title: words.slice(0, 200) } },
    )
    if (!isDocument(body)) throw new Error(`refused as words: ${words}`)
    const letter = {
      subject: words,
      greeting: words,
      paragraphs: paragraphsOf(body, 'https://portal.example'),
      closing: words,
    }
    return layOut(letter, 'Mandato', 'it').html
  }
  const plain = tags(mail('parole'))
  expect(hostileTexts.filter((words) => tags(mail(words)) !== plain)).toEqual([])
})

import type { Doc } from '@mandato/contract/content/document'
import { expect, it } from 'vitest'
import { beginningOf, paragraphsOf } from './mails.ts'

const link = (text: string, href: string) =>
  ({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }) as const

it('a mail says where its links lead', () => {
  const doc: Doc = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Leggi ' },
          link('le condizioni', '/downloads/12'),
          { type: 'text', text: ' e ' },
          link('www.fiera.example', 'https://www.fiera.example/stand'),
        ],
      },
      {
        type: 'bullet_list',
        content: [
          {
            type: 'list_item',
            content: [
              {
                type: 'paragraph',
                content: [link('https://www.fiera.example/it', 'https://www.fiera.example/it')],
              },
            ],
          },
        ],
      },
    ],
  }
  expect(paragraphsOf(doc, 'https://portale.example')).toEqual([
    'Leggi le condizioni (https://portale.example/downloads/12) e www.fiera.example (https://www.fiera.example/stand)',
    '– https://www.fiera.example/it',
  ])
})

it('a mail says when its text goes on elsewhere', () => {
  const lines = (n: number): Doc => ({
    type: 'doc',
    content: Array.from({ length: n }, (_, i) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: `${i + 1}` }],
    })),
  })
  expect(beginningOf(lines(40), '', 'it').at(-1)).toBe('40')
  expect(beginningOf(lines(41), '', 'it').slice(-2)).toEqual(['40', 'Il testo continua sul portale.'])
})

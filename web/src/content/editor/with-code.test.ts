import { expect, it } from 'vitest'
import { withCode } from './with-code.ts'

const doc = (...texts: string[]) =>
  ({
    type: 'doc',
    content: [{ type: 'paragraph', content: texts.map((text) => ({ type: 'text', text }) as const) }],
  }) as const
const oven = { name: 'Aria Vapore', code: 'AV-90' }
const text = { title: 'Novità', abstract: '', body: doc('Ecco aria-vapore, nuova.') }

it('puts the code behind the name wherever it stands, and once', () => {
  const mended = withCode({ ...text, title: 'Aria  Vapore' }, oven)
  expect(mended).toEqual({
    title: 'Aria  Vapore AV-90',
    abstract: '',
    body: doc('Ecco aria-vapore AV-90, nuova.'),
  })
  expect(withCode(mended ?? text, oven)).toBeNull()
})

it('does nothing where the name is broken or another one', () => {
  expect(withCode({ ...text, body: doc('Ecco aria', ' vapore') }, oven)).toBeNull()
  expect(withCode({ ...text, body: doc('Ecco aria vaporetto') }, oven)).toBeNull()
  expect(withCode(text, { name: 'AV-90', code: 'AV-90' })).toBeNull()
})

it('says it in captions and titles, not in addresses', () => {
  const video = {
    type: 'video',
    attrs: { href: 'https://v.example/aria-vapore', title: 'Aria vapore' },
  } as const
  const body = { type: 'doc', content: [video] } as const
  expect(withCode({ ...text, body }, oven)?.body?.content[0]).toEqual({
    ...video,
    attrs: { ...video.attrs, title: 'Aria vapore AV-90' },
  })
})

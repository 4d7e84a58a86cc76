import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, type ChainEvent, eventHash, verifyChain } from './chain.ts'
import { readDrawing } from '../platform/papers/signature-drawing.ts'
import { triesPerCode } from '@mandato/contract/signing/code'
import { codeDigits, codeLimits, codeWait, linkState, maskEmail } from './rules.ts'

const chainOf = (n: number): { events: ChainEvent[]; head: string } => {
  const events: ChainEvent[] = []
  let former = ''
  for (let i = 1; i <= n; i += 1) {
    const event = {
      n: i,
      at: `2025-11-17T08:00:0${i}.000Z`,
      what: 'link.opened',
      data: { link: i },
      ip: '10.0.0.1',
      user_agent: 'Phone',
      former,
    }
    const hash = eventHash(7, event)
    events.push({ ...event, hash })
    former = hash
  }
  return { events, head: former }
}

describe('the chain of evidence', () => {
  it('fits when nothing was touched', () => {
    const { events, head } = chainOf(5)
    expect(verifyChain(7, events, head)).toBeNull()
    expect(verifyChain(7, [], '')).toBeNull()
  })

  it('names the first event that was changed, whatever was changed in it', () => {
    const changes: Partial<Record<keyof ChainEvent, unknown>>[] = [
      { at: '2025-11-17T08:00:03.001Z' },
      { what: 'code.right' },
      { data: { link: 9 } },
      { ip: null },
      { user_agent: 'phone' },
      { former: 'x' },
      { hash: 'x' },
      { n: 9 },
    ]
    for (const change of changes)
      for (let at = 0; at < 5; at += 1) {
        const { events, head } = chainOf(5)
        const touched = events.map((e, i) => (i === at ? ({ ...e, ...change } as ChainEvent) : e))
        expect(verifyChain(7, touched, head), JSON.stringify(change)).toBe(at + 1)
      }
  })

  it('notices a changed event with a recomputed hash: the next event no longer matches it', () => {
    for (let at = 0; at < 5; at += 1) {
      const { events, head } = chainOf(5)
      const touched = { ...(events[at] as ChainEvent), what: 'code.right' }
      const forged = { ...touched, hash: eventHash(7, touched) }
      expect(verifyChain(7, events.with(at, forged), head)).toBe(at + 2)
    }
  })

  it('notices an event that was removed, added, moved, or cut off at the end, and another case’s chain', () => {
    const { events, head } = chainOf(5)
    expect(verifyChain(7, events.toSpliced(2, 1), head)).toBe(3)
    expect(verifyChain(7, events.slice(0, 4), head)).toBe(5)
    expect(verifyChain(7, [...events, { ...(events[4] as ChainEvent), n: 6 }], head)).toBe(6)
    expect(verifyChain(7, events.toReversed(), head)).toBe(1)
    expect(verifyChain(8, events, head)).toBe(1)
  })

  it('writes the same content as the same bytes, in whatever order the keys come', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean())), (data) => {
        const turned = Object.fromEntries(Object.entries(data).toReversed())
        return (
          canonicalJson(data) === canonicalJson(turned) &&
          canonicalJson(JSON.parse(canonicalJson(data)) as never) === canonicalJson(data)
        )
      }),
    )
  })
})

describe('codes', () => {
  const now = new Date('2025-11-17T08:00:00Z')
  const ago = (...seconds: number[]) => seconds.map((s) => new Date(now.getTime() - s * 1000))

  it('leave a guesser fifty chances in a million a day', () => {
    expect((codeLimits.perDay * triesPerCode) / 10 ** codeDigits).toBeLessThanOrEqual(50 / 1_000_000)
  })

  it('come at most every half minute, three an hour, ten a day', () => {
    expect(codeWait([], now)).toBeNull()
    expect(codeWait(ago(29), now)).toEqual({ key: 'code_too_soon', seconds: 1 })
    expect(codeWait(ago(30), now)).toBeNull()
    expect(codeWait(ago(60, 120), now)).toBeNull()
    expect(codeWait(ago(60, 120, 3599), now)).toEqual({ key: 'too_many_codes', seconds: 1 })
    expect(codeWait(ago(60, 120, 3600), now)).toBeNull()
    const ten = ago(...Array.from({ length: 10 }, (_, i) => 3700 + i * 1000))
    expect(codeWait(ten, now)?.key).toBe('too_many_codes')
    expect(codeWait(ten.slice(0, 9), now)).toBeNull()
  })
})

describe('a link', () => {
  const now = new Date('2025-11-17T08:00:00Z')
  it.each([
    ['2025-11-17T08:00:01Z', null, 'open'],
    ['2025-11-17T08:00:00Z', null, 'gone'],
    ['2025-11-17T08:00:01Z', 'signed', 'signed'],
    ['2025-11-17T07:00:00Z', 'signed', 'gone'],
    ['2025-11-17T08:00:01Z', 'edited', 'gone'],
    ['2025-11-17T08:00:01Z', 'replaced', 'gone'],
  ])('until %s, ended %s: %s', (expires_at, ended_because, expected) => {
    expect(linkState({ expires_at, ended_because }, now)).toBe(expected)
  })

  it('shows so much of an address that its owner knows it', () => {
    expect(maskEmail('elena.piva@zanetti.example')).toBe('e***@zanetti.example')
  })
})

describe('a drawn signature', () => {
  const strokes = 'M10 80 C 40 10, 65 10, 95 80 S 150 150, 180 80 L 200 90 L 210 95'
  const svg = (inside: string, attributes = ' viewBox="0 0 600 200"') =>
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`

  it('is kept as strokes and nothing else', () => {
    const kept = readDrawing(svg(`<path d="${strokes}" stroke="#000" fill="none"/>`))
    expect(kept).toContain(`d="${strokes}"`)
    expect(kept).not.toContain('#000')
  })

  it.each([
    '',
    'M0 0',
    svg(''),
    svg('<path d="M0 0"/>'),
    svg(`<script>alert(1)</script><path d="${strokes}"/>`),
    svg(`<path d="${strokes}" onclick="alert(1)"/>`),
    svg(`<image href="http://evil.example/x.png"/><path d="${strokes}"/>`),
    svg(`<path d="${strokes}"/>`, ' onload="alert(1)"'),
    svg(`<path d="${strokes}" style="background:url(http://evil.example)"/>`),
    `${svg(`<path d="${strokes}"/>`)}<script/>`,
  ])('is refused when it is empty or more than strokes: %s', (given) => {
    expect(readDrawing(given)).toBeNull()
  })

  it.each([
    ['a pad of no size', strokes, '0 0 0 0'],
    ['a pad as flat as a thread', strokes, '0 0 9999 40'],
    ['numbers without a command', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16', '0 0 600 200'],
    ['half a pair', `${strokes} L 7`, '0 0 600 200'],
    ['strokes of minus signs', `M${' -'.repeat(40)}`, '0 0 600 200'],
    ['numbers nobody draws', strokes.replaceAll('10', '9'.repeat(300)), '0 0 600 200'],
    ['strokes beside the pad', strokes.replaceAll(/\d+/g, (n) => String(Number(n) + 2000)), '0 0 600 200'],
    ['one dot, over and over', `M5 5${' L5 5'.repeat(40)}`, '0 0 600 200'],
  ])('is refused when paper would show nothing of it: %s', (_what, path, box) => {
    expect(readDrawing(svg(`<path d="${path}"/>`, ` viewBox="${box}"`))).toBeNull()
  })

  it('is read in one pass, however long', () => {
    const long = `M1 1${' L2 2,3 3'.repeat(6_000)}`
    expect(readDrawing(svg(`<path d="${long}"/>`))).not.toBeNull()
    expect(readDrawing(svg(`<path d="${'M1 1 '.repeat(11_000)}x"/>`))).toBeNull()
  })
})

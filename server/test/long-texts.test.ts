import { maxHeaderSize } from 'node:http'
import { type Call, type CallName, calls } from '@mandato/contract'
import { describe, expect, it } from 'vitest'
import { askSample } from './ask-sample.ts'
import { openCompany } from './company.ts'
import { idsOf, type Sample, samples } from './samples.ts'
import { type Path, stringPaths, withText } from './string-fields.ts'
import { openSession } from './world.ts'

/*
 * The longest text in every place of every call that takes one, 200 kB in a body: the process serves everybody, so no
 * request may keep it. Work that grows with the square of such a text takes seconds; what is allowed here takes
 * milliseconds. An address longer than Node reads (it is answered 431, see broken-requests.test.ts) reaches no call.
 */
const { t, world } = await openCompany()

const all = Object.entries(calls) as [CallName, Call][]
const bytes = 200_000
/** What a text begins with, and what fills it. */
type Kind = readonly [begin: string, unit: string]
const kinds: Readonly<Record<string, Kind>> = {
  // Of two classes: to be brought into order.
  'combining marks': ['a', '\u0301\u0323'],
  'direction marks': ['', '\u202e\u2066'],
  'emoji sequences': ['', '👩‍👩‍👧‍👦'],
  blanks: ['a', ' '],
  'one letter': ['', 'a'],
}
const filled = ([begin, unit]: Kind, units: number) => begin + unit.repeat(units)
const inBody = (kind: Kind) => filled(kind, Math.floor(bytes / Buffer.byteLength(kind[1])))
/** As long as all there may be before the body. */
const inAddress = (kind: Kind) => filled(kind, Math.floor(maxHeaderSize / encodeURIComponent(kind[1]).length))

/** Seconds of processor time of this thread, which hang together with nothing else the machine does. */
const mostSeconds = 0.5
const busySeconds = () => process.threadCpuUsage().user / 1e6 + process.threadCpuUsage().system / 1e6

interface Place {
  readonly part: 'params' | 'query' | 'body' | 'fields'
  readonly path: Path
}

function placesOf(call: Call): Place[] {
  const schemas = { params: call.params, query: call.query, body: call.body, fields: call.form?.fields }
  return Object.entries(schemas).flatMap(([part, schema]) =>
    schema ? stringPaths(schema).map((path) => ({ part: part as Place['part'], path })) : [],
  )
}

function sampleWith(sample: Sample, { part, path }: Place, text: string): Sample {
  if (part === 'fields')
    return sample.form
      ? {
          ...sample,
          form: {
            ...sample.form,
            fields: withText(sample.form.fields, path, text) as Record<string, string>,
          },
        }
      : sample
  const value = part === 'params' ? encodeURIComponent(text) : text
  return { ...sample, [part]: withText(sample[part], path, value) }
}

const places = all.flatMap(([, call]) => placesOf(call))

it('are tried in hundreds of places', () => expect(places.length).toBeGreaterThan(200))

describe.each(Object.entries(kinds))('the longest text of %s', (_what, kind) => {
  const texts = { params: inAddress(kind), query: inAddress(kind), body: inBody(kind), fields: inBody(kind) }
  it.each(all.filter(([, call]) => placesOf(call).length > 0))(
    'does not delay other requests in %s',
    async (name, call) => {
      const role = call.roles === 'public' || call.roles.includes('admin') ? 'admin' : 'agent'
      for (const place of placesOf(call)) {
        const token = await openSession(t.db, world.people[role].id, t.clock.now())
        const sample = sampleWith(samples[name](idsOf(world, 'own')), place, texts[place.part])
        const before = busySeconds()
        const answer = await askSample(t, call, sample, name === 'logout' ? undefined : token)
        const at = `${place.part}.${place.path.join('.')}`
        expect(answer.status, `${at}: ${answer.text.slice(0, 200)}`).toBeLessThan(500)
        expect(busySeconds() - before, at).toBeLessThan(mostSeconds)
      }
    },
  )
})

import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress.ts'

const app = Fastify()
await compressAnswers(app)
const text = (length: number) => ({ text: 'à'.repeat(length) })
app.get('/:length', async (request) => text(Number((request.params as { length: string }).length)))
const ask = (length: number, encodings?: string) =>
  app.inject({
    url: `/${length}`,
    ...(encodings !== undefined && { headers: { 'accept-encoding': encodings } }),
  })

const browser = 'gzip, deflate, br, zstd'
const older = 'gzip, deflate, br'
test.each([
  [2_000, browser, 'zstd', zstdDecompressSync],
  [2_000, older, 'br', brotliDecompressSync],
  [300_000, browser, 'br', brotliDecompressSync],
])(
  'an answer of %i letters comes to a browser that takes %s as %s, the same',
  async (length, takes, encoding, read) => {
    const answer = await ask(length, takes)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['vary']).toContain('accept-encoding')
    expect(JSON.parse(read(answer.rawPayload).toString())).toEqual(text(length))
  },
)

test.each([
  ['gzip', 'gzip'],
  ['br;q=0, zstd;q=0.0, gzip', 'gzip'],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('who takes %j gets %j', async (encodings, expected) => {
  const answer = await ask(2_000, encodings)
  expect(answer.headers['content-encoding']).toBe(expected)
  const body = expected === 'gzip' ? gunzipSync(answer.rawPayload) : answer.rawPayload
  expect(JSON.parse(body.toString())).toEqual(text(2_000))
})

test('a short answer stays as it is', async () => {
  expect((await ask(100, 'br')).headers['content-encoding']).toBeUndefined()
})

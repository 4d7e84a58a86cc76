import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../../test/harness.ts'

/* Requests that never reach a route, over a real socket: they are refused as all others are. */
const t = await testApp()
await t.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = t.app.server.address() as AddressInfo
afterAll(t.close)

/** Sends bytes and gives what comes back until the server closes. */
const answerTo = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

it.each([
  ['is no HTTP', 'HELLO\r\n\r\n', 400, 'bad_request', 'The request cannot be read.'],
  [
    'is no HTTP and speaks French',
    'GET / HTTP/1.1\r\nAccept-Language: fr\r\nHost : x\r\n\r\n',
    400,
    'bad_request',
    'La requête est illisible.',
  ],
  [
    'has an address of 20 kB',
    `GET /api/v1.0/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    431,
    'headers_too_large',
    'Address and headers too long: the limit is 16 KiB.',
  ],
])('what %s is refused in our words', async (_what, bytes, status, key, message) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('x-content-type-options: nosniff')
  expect(head).toContain("content-security-policy: default-src 'none'")
  expect(JSON.parse(body)).toEqual({ code: status, args: { error: { key, message } } })
})

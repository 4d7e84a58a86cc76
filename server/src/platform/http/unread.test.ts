import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../../test/harness.ts'

/* Bodies that do not come to their end, over real sockets. Two minutes and five seconds are a quarter of one here. */
const t = await testApp({ app: { stalledAfter: 250 } })
await t.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = t.app.server.address() as AddressInfo
afterAll(t.close)

/** Sends the beginning of a request and then, where asked for, more of its body until the server ends the connection. */
const talk = (begin: string, more = '', times = Infinity) =>
  new Promise<string>((resolve) => {
    let left = more ? times : 0
    let sending: NodeJS.Timeout | undefined
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(begin)
      sending = setInterval(() => {
        if (left > 0 && socket.writable) socket.write(more)
        left -= 1
      }, 20)
    })
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    // Who goes on sending may be cut off; what counts is what was answered before.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(sending)
      resolve(answer)
    })
  })

const head = (path: string, headers: string, length = 1_000_000) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nAccept-Language: es\r\n${headers}\r\nContent-Length: ${length}\r\n\r\n`
const form = 'Content-Type: multipart/form-data; boundary=x'
const part = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n%PDF`
const check = '/api/v1.0/public/check-document'

it('an upload that is refused on its way is answered, and its connection ends', async () => {
  const answer = await talk(`${head(check, form)}${part('picture')}`, 'more of it')
  expect(answer).toMatch(/^HTTP\/1.1 422 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toContain('campo desconocido')
})

it('an upload without a session is answered, and its connection ends', async () => {
  const answer = await talk(`${head('/api/v1.0/admin/import/clients', form)}${part('file')}`, 'more of it')
  expect(answer).toMatch(/^HTTP\/1.1 401 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
})

it.each([
  ['an upload', `${head(check, form)}${part('file')}`],
  ['JSON', `${head('/api/v1.0/auth/login', 'Content-Type: application/json', 1000)}{"user":`],
])('%s that brings nothing more is told so, and its connection ends', async (_what, begin) => {
  const answer = await talk(begin)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('La solicitud no ha llegado a tiempo')
  expect(answer).toContain('x-content-type-options: nosniff')
})

it('a body that arrives in pieces is read to its end', async () => {
  const body = JSON.stringify({ user: 'nobody@shops.example', password: 'Sbagliata-99' })
  const begin = `POST /api/v1.0/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length + 40}\r\n\r\n${body}`
  expect(await talk(begin, '    ', 10)).toMatch(/^HTTP\/1.1 4\d\d .*wrong_login/s)
})

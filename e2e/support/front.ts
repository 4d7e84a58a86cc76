import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the file of the service worker is served: as it was built, newer, not at all, as a page, or by what stands before a portal that is being restarted. */
type Worker = 'built' | 'newer' | 'missing' | 'page' | 'away'

export interface Front {
  readonly url: string
  worker: Worker
  readonly close: () => Promise<void>
}

/** Stands before the portal and passes everything on, but the file of the worker as the test wants it. */
export async function openFront(portal: string): Promise<Front> {
  const server = createServer((asked, answer) => {
    if (asked.url === '/sw.js' && front.worker !== 'built') void serveWorker(portal, front.worker, answer)
    else pass(portal, asked, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const front: Front = {
    url: `http://localhost:${port}`,
    worker: 'built',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return front
}

function pass(portal: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = asked
  const on = request(new URL(url, portal), { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  on.on('error', () => answer.destroy())
  asked.pipe(on)
}

async function serveWorker(
  portal: string,
  as: Exclude<Worker, 'built'>,
  answer: ServerResponse,
): Promise<void> {
  if (as === 'missing') return void answer.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  if (as === 'away') return void answer.writeHead(503, { 'content-type': 'text/html' }).end('<!doctype html>')
  if (as === 'page') return void answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
  const built = await (await fetch(new URL('/sw.js', portal))).text()
  answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
  answer.end(`${built}\n// newer`)
}

import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** How the server behaves from now on. */
export type SinkMode =
  | 'takes'
  /** Refuses the recipient: for ever (550) or for a time (450). */
  | 'no such mailbox'
  | 'mailbox busy'
  /** Refuses who we say we are. */
  | 'unknown sender'
  /** Takes the connection and says nothing. */
  | 'stalls'
  /** Goes away with 421 instead of a greeting. */
  | 'closes'
  /** Hangs up in the middle of the mail, or behind it without a word. */
  | 'drops before the dot'
  | 'drops after the dot'

export interface Sink {
  readonly url: string
  mode: SinkMode
  /** The messages it took, whole. */
  readonly taken: string[]
  /** How many connections it saw. */
  connections: number
  readonly close: () => Promise<void>
}

/** A mail server of a hundred lines that can be as bad as real ones (RFC 5321, what a client of ours says of it). */
export async function openSink(): Promise<Sink> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    sink.connections += 1
    talk(sink, socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sink: Sink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'takes',
    taken: [],
    connections: 0,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return sink
}

function talk(sink: Sink, socket: Socket): void {
  if (sink.mode === 'stalls') return
  if (sink.mode === 'closes') return void socket.end('421 too many of you\r\n')
  const say = (line: string) => void socket.write(`${line}\r\n`)
  say('220 sink.example ESMTP')
  let letter: string | null = null
  let rest = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    rest += chunk
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      if (letter === null) {
        if (/^DATA/i.test(line)) letter = ''
        answer(sink.mode, line, say, socket)
      } else if (sink.mode === 'drops before the dot') return void socket.destroy()
      else if (line !== '.') letter += `${line}\r\n`
      else {
        sink.taken.push(letter)
        letter = null
        if (sink.mode === 'drops after the dot') return void socket.destroy()
        say('250 taken')
      }
    }
  })
}

function answer(mode: SinkMode, line: string, say: (line: string) => void, socket: Socket): void {
  const verb = line.slice(0, 4).toUpperCase()
  if (verb === 'QUIT') return void socket.end('221 bye\r\n')
  if (verb === 'DATA') return say('354 go on')
  if (verb === 'MAIL' && mode === 'unknown sender') return say('550 who are you')
  if (verb === 'RCPT' && mode === 'no such mailbox') return say('550 no such mailbox')
  if (verb === 'RCPT' && mode === 'mailbox busy') return say('450 busy, come again')
  return say('250 ok')
}

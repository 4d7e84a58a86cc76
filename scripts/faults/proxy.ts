import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from './portal.ts'

/** Stands between the portal and its database, and can be unplugged. */
export interface Proxy {
  /** The database's address by way of the proxy. */
  readonly url: string
  unplug(): Promise<void>
  plugIn(): Promise<void>
}

export async function openProxy(databaseUrl: string): Promise<Proxy> {
  const target = targetOf(new URL(databaseUrl))
  const port = await freePort()
  const sockets = new Set<Socket>()
  let server: Server | null = null
  const join = (from: Socket): void => {
    const to = connect(target)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }
  const plugIn = async (): Promise<void> => {
    server = createServer(join).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await plugIn()
  const url = new URL(databaseUrl)
  for (const name of ['host', 'port']) url.searchParams.delete(name)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    plugIn,
    async unplug() {
      const closed = server && once(server, 'close')
      server?.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** Where the database itself listens: a socket in a folder, or a port. */
function targetOf(url: URL): { path: string } | { host: string; port: number } {
  const folder = url.searchParams.get('host')
  const port = url.searchParams.get('port') ?? (url.port || '5432')
  if (folder?.startsWith('/')) return { path: `${folder}/.s.PGSQL.${port}` }
  return { host: folder ?? url.hostname, port: Number(port) }
}

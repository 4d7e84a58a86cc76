import Fastify from 'fastify'
import pg from 'pg'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { openPapers } from '../server/src/start/papers.ts'
import { assemble } from '../server/src/start/parts.ts'
import { session } from './lib/session.ts'
import type { Asked, Served } from './lists.ts'

/** A statement as it went to PostgreSQL. */
interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/**
 * The child process of the list benches: the portal on one port, and on another a bare handler that runs the
 * very statements the portal ran, without sign-in, checks and envelope.
 */
async function serve(connection: pg.PoolConfig, asked: readonly Asked[]): Promise<Served> {
  const config = readConfig({ LOG_LEVEL: 'silent', SEED: 'none' })
  const parts = assemble(config, connection, await openPapers(config))
  const app = await buildApp(parts, { limits: false })
  const tokens = new Map<string, string>()
  for (const { who } of asked) tokens.set(who, await session(parts.pool, who))
  const bare = Fastify()
  for (const { name, url, who } of asked) {
    const statements = await captured(() => app.inject({ url, headers: { token: tokens.get(who) ?? '' } }))
    bare.get(`/${name}`, async () => {
      let rows: unknown[] = []
      for (const { text, values } of statements) rows = (await parts.pool.query(text, values)).rows
      return rows
    })
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
  await bare.listen({ port: 0, host: '127.0.0.1' })
  const portOf = (server: typeof bare.server) => (server.address() as { port: number }).port
  return { app: portOf(app.server), bare: portOf(bare.server), tokens: Object.fromEntries(tokens) }
}

/** The statements of one call, without the one that finds the session. */
async function captured(call: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query
  const listen = function (this: pg.Client, ...args: Parameters<typeof original>) {
    const [config, values] = args as unknown as [
      string | { text: string; name?: string },
      unknown[] | undefined,
    ]
    const text = typeof config === 'string' ? config : config.text
    if (!/from sessions/.test(text)) statements.push({ text, values: values ?? [] })
    return original.apply(this, args)
  }
  pg.Client.prototype.query = listen as typeof original
  try {
    await call()
  } finally {
    pg.Client.prototype.query = original
  }
  return statements
}

process.once('message', (given) => {
  const { connection, asked } = given as { connection: pg.PoolConfig; asked: Asked[] }
  serve(connection, asked).then(
    (served) => process.send?.(served),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

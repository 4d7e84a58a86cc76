import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { connectionSettings } from '../../server/src/platform/db/connection-settings.ts'

/** A database of its own on a server, for as long as a test needs it. */
export interface OwnDatabase {
  readonly url: string
  readonly connection: pg.PoolConfig
  drop(): Promise<void>
}

/**
 * @param server a connection that may create databases
 * @param like what else to say when it is made: encoding, locale
 */
export async function ownDatabase(server: pg.PoolConfig, like = ''): Promise<OwnDatabase> {
  const name = `mandato_faults_${randomUUID().slice(0, 8)}`
  const asAdmin = async (statement: string): Promise<void> => {
    const admin = new pg.Client(connectionSettings(server, 0))
    await admin.connect()
    await admin.query(statement)
    await admin.end()
  }
  await asAdmin(`create database ${name} template template0 ${like}`)
  const url = urlOf(server, name)
  return {
    url,
    connection: { connectionString: url },
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  }
}

/** As a DATABASE_URL; a socket's folder stands in the query. */
function urlOf(server: pg.PoolConfig, name: string): string {
  if (server.connectionString !== undefined) {
    const url = new URL(server.connectionString)
    url.pathname = `/${name}`
    return url.href
  }
  const place = new URLSearchParams({ host: String(server.host), port: String(server.port ?? 5432) })
  return `postgres://${server.user ?? 'postgres'}@localhost/${name}?${place.toString()}`
}

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { isAlive, startEmbedded } from '../src/platform/embedded-postgres/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { databaseOn } from './database.ts'

const folderPrefix = 'mandato-postgres-'
const quiet = (): void => undefined

/**
 * Once per run: a PostgreSQL (the private one, or the server of TEST_DATABASE_URL) with a migrated
 * database that every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(process.env['TEST_DATABASE_URL'])
  const template = `mandato_template_${process.pid}`
  const asAdmin = async (...statements: string[]): Promise<void> => {
    const admin = new pg.Client(server.connection)
    await admin.connect()
    for (const statement of statements) await admin.query(statement)
    await admin.end()
  }
  const dropTemplates = (): Promise<void> =>
    asAdmin(
      `drop database if exists ${template} with (force)`,
      `drop database if exists ${template}_demo with (force)`,
      `drop database if exists ${template}_demo_building with (force)`,
    )
  await dropTemplates()
  await asAdmin(`create database ${template}`)
  await migrate(databaseOn(server.connection, template))
  project.provide('server', { connection: server.connection, template })
  return async () => {
    await dropTemplates()
    await server.stop()
  }
}

type Server = { connection: pg.PoolConfig; stop(): Promise<void> }

async function openServer(url: string | undefined): Promise<Server> {
  if (url) return { connection: { connectionString: url }, stop: async () => undefined }
  await clearKilledRuns()
  const dataDir = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  const embedded = await startEmbedded({ dataDir, say: quiet, durable: false }).catch(
    async (error: unknown) => {
      await rm(dataDir, { recursive: true, force: true })
      throw error
    },
  )
  return {
    connection: embedded.connection,
    stop: async () => {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A killed run leaves its PostgreSQL behind: take it over, stop it, remove its folder. */
async function clearKilledRuns(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderPrefix))
  for (const name of names) {
    const maker = Number(name.slice(folderPrefix.length).split('-')[0])
    if (!Number.isInteger(maker) || isAlive(maker)) continue
    const dataDir = join(tmpdir(), name)
    const embedded = await startEmbedded({ dataDir, say: quiet, durable: false }).catch(() => undefined)
    await embedded?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

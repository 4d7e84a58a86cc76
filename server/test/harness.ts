import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { fakeClock, type FakeClock } from '../src/platform/clock.ts'
import { readConfig, type Config } from '../src/platform/config.ts'
import { folderStore } from '../src/platform/files/files.ts'
import { openLog } from '../src/platform/log.ts'
import type { AppParts } from '../src/app-parts.ts'
import { type AppOptions, buildApp } from '../src/app.ts'
import { allJobs } from '../src/worker.ts'
import { jobNamed, waitingJobs } from './jobs.ts'
import { type PaperDouble, paperDouble } from './papers.ts'
import { testDatabase, type DatabaseChoice, type TestDatabase } from './database.ts'

export type TestAppOptions = DatabaseChoice & {
  /** The first moment of the clock. */
  now?: string
  /** Settings that differ from the defaults. */
  config?: Partial<Config>
  /** The flood guard, off unless a test is about it: all tests come from one address. */
  limits?: boolean
  /** Where the server's log goes; nowhere unless a test reads it. */
  log?: AppParts['log']
  /** What else the server is built with. */
  app?: Omit<AppOptions, 'limits'>
}

/** A question to the server. */
export type Ask = Pick<InjectOptions, 'query' | 'headers' | 'payload' | 'remoteAddress'> & {
  /** The session's token, sent in the `token` header. */
  token?: string
  /** The JSON body. */
  body?: object
}

/** An answer, already read. */
export type Answer = {
  status: number
  headers: Record<string, unknown>
  text: string
  bytes: Uint8Array
  body: unknown
}

/** The whole server on a database of its own; nothing listens on a port. */
export type TestApp = Omit<TestDatabase, 'close'> & {
  app: FastifyInstance
  clock: FakeClock
  config: Config
  /** What the process is made of, for acts that run without a call. */
  parts: AppParts & { papers: PaperDouble }
  /** Runs the background jobs that were sent; gives their number. */
  runJobs(): Promise<number>
  /** Runs one background job now, as its hour or its sender would. */
  runJob(name: string, data?: Readonly<Record<string, unknown>>): Promise<void>
  /** How many background jobs were sent so far. */
  sentJobs(): Promise<number>
  /** Asks without a socket, as a browser would. */
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, question?: Ask): Promise<Answer>
  close(): Promise<void>
}

/** Builds the server for one test file; close it in `afterAll`. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { db, pool, connection, close } = await testDatabase(options)
  const clock = fakeClock(options.now)
  const dataDir = await mkdtemp(join(tmpdir(), 'mandato-test-'))
  const config = { ...readConfig({ SEED: 'none', LOG_LEVEL: 'silent' }), dataDir, ...options.config }
  const jobs = waitingJobs()
  const files = folderStore(join(dataDir, 'files'))
  const papers = paperDouble()
  const log = options.log ?? openLog('silent')
  const parts = { config, db, pool, clock, log, connection, files, jobs, papers }
  const app = await buildApp(parts, { limits: options.limits ?? false, strict: true, ...options.app })
  return {
    app,
    parts,
    runJobs: () => jobs.run(db, allJobs(parts, options.app?.domains)),
    runJob: (name, data = {}) => jobNamed(allJobs(parts, options.app?.domains), name).run(data),
    sentJobs: () => jobs.count(db),
    db,
    pool,
    connection,
    clock,
    config,
    ask: async (method, url, { token, body, headers, ...rest } = {}) => {
      const response = await app.inject({
        ...rest,
        method,
        url,
        headers: { ...(token ? { token } : {}), ...headers },
        ...(body ? { payload: body } : {}),
      })
      const json = String(response.headers['content-type']).includes('json')
      return {
        status: response.statusCode,
        headers: response.headers,
        text: response.body,
        bytes: response.rawPayload,
        body: json ? response.json<unknown>() : undefined,
      }
    },
    close: async () => {
      await app.close()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

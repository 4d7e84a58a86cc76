import type { ImportKind } from '@mandato/contract/imports/names'
import { domains } from '../src/domains.ts'
import { importKindsIn } from '../src/together.ts'
import { openCompany } from './company.ts'
import type { TestApp } from './harness.ts'

/** What `GET admin/import/{id}` answers, as far as tests look at it. */
export interface ImportBody {
  readonly id: number
  readonly state: string
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: number
  readonly notices: number
  readonly as_of: string | null
  readonly recognised: {
    readonly encoding: string
    readonly decimals: string
    readonly dates: string
    readonly separator: string
  } | null
  readonly effects: readonly {
    key: string
    label: string
    count: number | null
    amount: number | null
    before: number | null
  }[]
  readonly failure: { key: string; message: string; line: number | null; column: string | null } | null
  readonly may: { apply: boolean; accept_valid: boolean; cancel: boolean }
}
export interface ImportError {
  readonly line: number
  readonly subject: string | null
  readonly column: string | null
  readonly field: string | null
  readonly value: string | null
  readonly reason: string
}

interface ImportChange {
  readonly line: number
  readonly subject: string | null
  readonly change: string
  readonly values: readonly { field: string; from: string | null; to: string | null }[]
}

/** Brings files in as a person would: by HTTP, waiting for the job and not for time. */
export function importing(t: TestApp, token: string, language = 'en') {
  const headers = { 'accept-language': language }
  const response = <T>(body: unknown): T => (body as { args: { response: T } }).args.response
  const upload = async (
    kind: ImportKind,
    content: string | Buffer,
    fields: Readonly<Record<string, string>> = {},
  ) => {
    const form = formWith(content, fields)
    const answer = await t.ask('POST', `/api/v1.0/admin/import/${kind}`, {
      token,
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    })
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
    return response<{ id: number }>(answer.body).id
  }
  const look = async (id: number) =>
    response<ImportBody>((await t.ask('GET', `/api/v1.0/admin/import/${id}`, { token, headers })).body)
  const errors = async (id: number, query = '') =>
    response<ImportError[]>(
      (await t.ask('GET', `/api/v1.0/admin/import/${id}/errors${query}`, { token, headers })).body,
    )
  return {
    upload,
    look,
    /** Uploads, has the work done, and gives how it ended. */
    bring: async (kind: ImportKind, content: string | Buffer, fields?: Readonly<Record<string, string>>) => {
      const id = await upload(kind, content, fields)
      await t.runJobs()
      return look(id)
    },
    errors,
    /** The rows that would be created or updated, or that somebody should look at: line, subject, reason, values. */
    changes: async (id: number, what: 'created' | 'updated' | 'notice') =>
      response<ImportChange[]>(
        (await t.ask('GET', `/api/v1.0/admin/import/${id}/changes`, { token, headers, query: { what } }))
          .body,
      ).map(({ line, subject, change, values }) => [
        line,
        subject,
        what === 'notice' ? change : null,
        ...values.map(({ field, from, to }) => [field, from, to]),
      ]),
    /** The same in short: line, column, value and what is wrong with it. */
    reasons: async (id: number) =>
      (await errors(id)).map(({ line, column, value, reason }) => [line, column, value, reason]),
    apply: (id: number, body: object = {}) =>
      t.ask('POST', `/api/v1.0/admin/import/${id}/apply`, { token, headers, body }),
    cancel: (id: number) => t.ask('POST', `/api/v1.0/admin/import/${id}/cancel`, { token, headers }),
  }
}

/** What an import runs with, where a test starts it itself. */
export const partsOfImports = (t: TestApp) => ({ ...t.parts, kinds: importKindsIn(domains) })

/** A small company for one test file, with a person who brings files in. */
export async function openImports(who: 'admin' | 'sales') {
  const { t, world } = await openCompany()
  return { t, world, erp: importing(t, world.token(who)) }
}

const boundary = '----mandato-import'
export function formWith(content: string | Buffer, fields: Readonly<Record<string, string>>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="erp.csv"\r\nContent-Type: text/csv\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

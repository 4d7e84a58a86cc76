import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Person } from '../../src/platform/person.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { bytesOf } from '../../src/platform/files/files.ts'
import { storedFile } from '../../src/platform/files/stored-files.ts'
import { attach } from '../../src/sheets/actions/attach.ts'
import { setSheet } from '../../src/sheets/actions/client-set.ts'
import { remindAgency } from '../../src/sheets/actions/remind.ts'
import { confirmSheet, flagForRenewal, rejectSheet } from '../../src/sheets/actions/review.ts'
import { sealSheet } from '../../src/sheets/actions/seal.ts'
import { signerPage } from '../../src/sheets/actions/signer/page.ts'
import { declineSheet, sendSignerCode, signSheet } from '../../src/sheets/actions/signer/sign.ts'
import { cancelSheet, withdrawSheet } from '../../src/sheets/actions/withdraw.ts'
import { headOf } from '../../src/sheets/queries/sheets.ts'
import { salesOffice } from '../past/cast.ts'
import { drawnMark } from './marks.ts'
import { plainPdf } from './scan.ts'
import type { Stage } from '../past/stage.ts'

/** One client whose sheet goes its way. */
export interface Player {
  readonly client: number
  readonly agent: Person
  /** Who signs for the client, and the mailbox that is asked. */
  readonly signer: { readonly name: string; readonly email: string }
}
export type Act = (stage: Stage, player: Player) => Promise<unknown>
export type Fields = NonNullable<Parameters<typeof setSheet>[2]['scheda_fields']>

/** As the form does it: with the version it was loaded with. */
const set =
  (body: Parameters<typeof setSheet>[2], who?: Person): Act =>
  async (stage, { client, agent }) => {
    const version = (await headOf(stage.working.db, client))?.version ?? 0
    return setSheet(stage.as(who ?? agent), client, { ...body, version })
  }

export const saves = (fields: Fields, who?: Person): Act =>
  set({ action: 'save', is_edited: true, scheda_fields: fields }, who)
/** Saves, and lets the client's own account fill in the rest. */
export const invitesToFill = (fields: Fields): Act =>
  set({ action: 'save', is_edited: true, scheda_fields: fields, customer_may_fill: true })
export const readies = set({ action: 'save_for_signature', is_edited: false })
export const renews = (fields: Fields): Act =>
  set({ action: 'renew', is_edited: true, scheda_fields: fields })
export const handsToReview = set({ action: 'send_revision', is_edited: false })

export const sends: Act = (stage, player) =>
  set({ action: 'send_signature', is_edited: false, 'signature-email': player.signer.email })(stage, player)

export const opens: Act = async (stage, player) =>
  signerPage(stage.onPhone(player.client), await linkOf(stage, player))
export const asksCode: Act = async (stage, player) =>
  sendSignerCode(stage.onPhone(player.client), await linkOf(stage, player))
export const declines =
  (reason: string): Act =>
  async (stage, player) =>
    declineSheet(stage.onPhone(player.client), await linkOf(stage, player), reason)

/** Types the code that came last, ticks what has to be ticked, draws or types the signature. */
export const signs =
  ({ drawn, marketing = false }: { readonly drawn: boolean; readonly marketing?: boolean }): Act =>
  async (stage, player) => {
    const { name, email } = player.signer
    await signSheet(stage.onPhone(player.client), await linkOf(stage, player), {
      code: await newestWord(stage, email, /^(\d{6})$/m),
      name,
      consents: { privacy: true, terms: true, clauses_1341: true, marketing },
      signature: drawn ? { kind: 'drawn', svg: drawnMark(player.client) } : { kind: 'typed', text: name },
    })
  }

export const isSealed: Act = async (stage, { client }) => {
  const { working } = stage
  const sheet = await headOf(working.db, client)
  if (sheet) await sealSheet(working, sheet.id)
}

export const confirms =
  (note?: string): Act =>
  (stage, { client }) =>
    confirmSheet(stage.as(salesOffice), client, note === undefined ? {} : { note })
export const rejects =
  (reason: string): Act =>
  (stage, { client }) =>
    rejectSheet(stage.as(salesOffice), client, { reason })
export const withdraws: Act = (stage, { client, agent }) => withdrawSheet(stage.as(agent), client)
export const cancels: Act = (stage, { client }) => cancelSheet(stage.as(salesOffice), client)
export const flags: Act = (stage, { client }) => flagForRenewal(stage.as(salesOffice), client)
export const remindsAgency: Act = (stage, { client, agent }) =>
  remindAgency(stage.as(salesOffice), agent.agencyId ?? 0, client)

/** Adds a file to the sheet. */
export const attaches =
  (filename: string, lines: readonly string[]): Act =>
  (stage, { client, agent }) =>
    uploads(stage, agent, client, 'upload', filename, plainPdf(lines))

/** Brings back the printed sheet signed by hand; here the copy is the print itself. */
export const bringsPaper: Act = async (stage, { client, agent }) => {
  const { db, files } = stage.working
  const sheet = await headOf(db, client)
  const file = await storedFile(db, sheet?.pdf_file_id ?? 0)
  if (!file) throw new Error('nothing was printed to be signed')
  const copy = await bytesOf(files, file.stored_as)
  await uploads(stage, agent, client, 'paper_signature', 'scheda-firmata.pdf', copy)
}

async function uploads(
  stage: Stage,
  who: Person,
  client: number,
  kind: 'upload' | 'paper_signature',
  filename: string,
  data: Buffer,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mandato-demo-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, data)
    const sha256 = createHash('sha256').update(data).digest('hex')
    const file = { path, filename, mime: 'application/pdf', bytes: data.byteLength, sha256 }
    await attach(stage.as(who), client, kind, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const linkOf = (stage: Stage, { signer }: Player): Promise<string> =>
  newestWord(stage, signer.email, /\/sign\/([\w-]{43})/)

/** What the newest mail to somebody says, as that person would read it. */
async function newestWord({ working }: Stage, to: string, pattern: RegExp): Promise<string> {
  const { rows } = await sql<{ text_body: string }>`
    select text_body from outbox where recipient = ${to} order by id desc limit 12`.execute(working.db)
  for (const { text_body } of rows) {
    const found = pattern.exec(text_body)?.[1]
    if (found) return found
  }
  throw new Error('no such mail')
}

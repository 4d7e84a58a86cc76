import type { Db } from '../src/platform/db/db.ts'
import type { Answer, TestApp } from './harness.ts'
import { openSession, type Who, type World } from './world.ts'

/** A complete Italian sheet with numbers that check. */
export const fullSheet = {
  business_name: 'Arredamenti Zanetti S.r.l.',
  address: 'Via Feltrina 118',
  postal_code: '31100',
  locality: 'Treviso',
  province: 'TV',
  country: 'IT',
  vat_number: '01114601006',
  tax_code: '01114601006',
  phone: '+39 0422 318770',
  email_admin: 'amministrazione@zanetti.example',
  email_commercial: 'ordini@zanetti.example',
  email_certified: 'zanetti@pec.example',
  sdi_code: 'M5UXCR1',
  bank_name: 'Banca di Treviso, filiale 2',
  iban: 'IT60X0542811101000000123456',
  payment_code: 'R60',
}
export const signerEmail = 'elena.piva@zanetti.example'
export const goodSignature = {
  name: 'Elena Piva',
  consents: { privacy: true, terms: true, clauses_1341: true },
  signature: { kind: 'typed', text: 'Elena Piva' },
}

let shops = 0
/** A further client of an agency, with the little that the ERP knows of it. */
export async function newShop(db: Db, agency: number, province = 'TV'): Promise<number> {
  shops += 1
  const code = `T${String(shops).padStart(5, '0')}`
  const row = { agency_id: agency, code, business_name: `Mobili ${code}`, city: 'Treviso', province }
  return (await db.insertInto('clients').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export interface Saved {
  id: number
  sheet_id: number
  revision: number
  version: number
  status: string
  pdf_url: string | null
  sent_to?: string
}
export const response = <T>(answer: Answer): T => (answer.body as { args: { response: T } }).args.response
export const error = (answer: Answer) =>
  (
    answer.body as {
      args: { error: { key: string; message: string; fields?: Record<string, string>; current?: unknown } }
    }
  ).args.error

/** How a refusal is known: its status and its key. */
export const key = (answer: Answer) => [answer.status, error(answer).key]

/** The acts of the sheets as people do them: over HTTP, and by the links and codes of the mails. */
export function sheetStory(t: TestApp, world: World) {
  const path = (who: Who) =>
    who === 'agent' || who === 'southAgent' || who === 'customer' ? 'agencies' : 'admin'
  // A session of its own for each act: stories move the clock by weeks.
  const token = (who: Who) => openSession(t.db, world.people[who].id, t.clock.now())
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: Who, body?: object) =>
    t.ask(method, `/api/v1.0/${url}`, { token: await token(who), ...(body && { body }) })
  const set = (client: number, body: object, who: Who = 'agent') =>
    ask('POST', `${path(who)}/schede/client-set/${client}`, who, body)
  const mails = async (to: string) =>
    t.db.selectFrom('outbox').selectAll().where('recipient', '=', to).orderBy('id', 'desc').execute()
  const newest = async (to: string, pattern: RegExp) => {
    for (const mail of await mails(to)) {
      const found = pattern.exec(mail.text_body)?.[1]
      if (found) return found
    }
    return ''
  }
  return {
    ask,
    set,
    mails,
    token,
    form: async (client: number, who: Who = 'agent', headers = {}) =>
      t.ask('GET', `/api/v1.0/${path(who)}/schede/client-form/${client}`, {
        token: await token(who),
        headers,
      }),
    /** The token of the newest mail with a link. */
    link: (to = signerEmail) => newest(to, /\/sign\/([\w-]{43})/),
    code: (to = signerEmail) => newest(to, /^(\d{6})$/m),
    /** Fills a sheet and sends it to be signed. */
    send: (client: number, email = signerEmail) =>
      set(client, {
        action: 'send_signature',
        is_edited: true,
        scheda_fields: fullSheet,
        'signature-email': email,
      }),
    /** Asks for a code and reads it in the mail. */
    async codeFor(token: string): Promise<string> {
      const { status, text } = await this.askCode(token)
      if (status !== 200) throw new Error(`no code was sent: ${text}`)
      return this.code()
    },
    open: (token: string, agent = 'Phone') =>
      t.ask('GET', `/api/v1.0/public/sign/${token}`, { headers: { 'user-agent': agent } }),
    checkCode: (token: string, code: string) =>
      t.ask('POST', `/api/v1.0/public/sign/${token}/code/check`, { body: { code } }),
    askCode: (token: string) => t.ask('POST', `/api/v1.0/public/sign/${token}/code`),
    sign: (token: string, code: string, more: object = {}) =>
      t.ask('POST', `/api/v1.0/public/sign/${token}`, {
        body: { code, ...goodSignature, ...more },
        headers: { 'user-agent': 'Phone' },
      }),
    decline: (token: string, reason = 'I prezzi non sono quelli detti') =>
      t.ask('POST', `/api/v1.0/public/sign/${token}/decline`, { body: { reason } }),
    pdf: (token: string) => t.ask('GET', `/api/v1.0/public/sign/${token}/pdf`),
    /** Fills, sends and signs; gives the token. */
    async signed(client: number, fields: object = fullSheet): Promise<string> {
      await set(client, {
        action: 'send_signature',
        is_edited: true,
        scheda_fields: fields,
        'signature-email': signerEmail,
      })
      const token = await newest(signerEmail, /\/sign\/([\w-]{43})/)
      await t.ask('POST', `/api/v1.0/public/sign/${token}/code`)
      const code = await newest(signerEmail, /^(\d{6})$/m)
      await t.ask('POST', `/api/v1.0/public/sign/${token}`, { body: { code, ...goodSignature } })
      return token
    },
    /** The same up to the review. */
    async inReview(client: number, fields: object = fullSheet): Promise<void> {
      await this.signed(client, fields)
      await t.runJobs()
      await set(client, { action: 'send_revision' })
    },
    confirm: (client: number, who: Who = 'sales', body: object = {}) =>
      ask('PUT', `admin/schede/client-confirmed/${client}`, who, body),
    status: async (client: number) =>
      (
        await t.db
          .selectFrom('sheet_heads')
          .select('shown_status')
          .where('client_id', '=', client)
          .executeTakeFirst()
      )?.shown_status,
  }
}

import type { Db } from '../src/platform/db/db.ts'
import { fullSheet, newShop } from './sheet-story.ts'
import type { World } from './world.ts'
import { never } from './never.ts'

/** Clients whose sheets stand where an act on them is possible, and a file: each for one act, which ends it. */
export interface SheetsThatGo {
  readonly sent: number
  readonly inReview: number
  readonly confirmed: number
  readonly attachment: number
}

const sha256 = 'a'.repeat(64)
const day = '2025-11-14'
const frozen = { pdf_sha256: sha256, privacy_version: 1, terms_version: 1, frozen_at: day }
const signed = { ...frozen, signed_at: day, signed_how: 'paper' }

/** Gives both agencies new sheets of that kind; the world then holds their ids. */
export async function sheetsThatGo(db: Db, world: World): Promise<void> {
  const { agent, southAgent, admin } = world.people
  const sheet = async (client: number, by: number, row: object): Promise<number> => {
    const dates = { since: day, created_at: day, edited_at: day, created_by: by, edited_by: by }
    const fields = JSON.stringify({
      ...fullSheet,
      postal_same: true,
      delivery_same: true,
      public_body: false,
    })
    const first = { client_id: client, revision: 1, language: 'it', status: 'draft', fields, ...dates }
    await db
      .insertInto('sheets')
      .values({ ...first, ...row })
      .execute()
    return client
  }
  const of = async (agency: number, province: string, by: number): Promise<SheetsThatGo> => {
    const shop = () => newShop(db, agency, province)
    const link = { signer_email: 'elena@shop.example', sent_at: day, link_expires_at: '2025-11-30' }
    const decided = { decided_at: day, decided_by: admin.id, valid_from: day }
    const client = await shop()
    const { id: file_id } = await db
      .insertInto('files')
      .values({
        stored_as: String(client).padStart(32, '0'),
        name: 'visura.pdf',
        mime: 'application/pdf',
        bytes: 9,
        sha256,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: attachment } = await db
      .insertInto('sheet_attachments')
      .values({ client_id: client, file_id, kind: 'upload', created_at: day, created_by: by })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      sent: await sheet(await shop(), by, { ...frozen, ...link, status: 'sent' }),
      inReview: await sheet(await shop(), by, { ...signed, status: 'in_review' }),
      confirmed: await sheet(await shop(), by, { ...signed, ...decided, status: 'confirmed' }),
      attachment,
    }
  }
  world.sheets = {
    north: await of(world.north.id, 'TV', agent.id),
    south: await of(world.south.id, 'NA', southAgent.id),
  }
}

/** Ids that never existed. */
export const noSheets: SheetsThatGo = { sent: never, inReview: never, confirmed: never, attachment: never }

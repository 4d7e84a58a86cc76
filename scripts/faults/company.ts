import { hashPassword } from '../../server/src/accounts/secrets.ts'
import { insertMaterial } from '../../server/src/materials/queries/materials.ts'
import { openDatabase } from '../../server/src/platform/db/db.ts'
import type pg from 'pg'

export const firstPassword = 'Noce-e-Cotto1'

/** Who and what the clients of a test work with. */
export interface Company {
  readonly admin: string
  /** Each with an agency of his own. */
  readonly agents: readonly string[]
  readonly agencies: readonly number[]
  /** One of each agency. */
  readonly clients: readonly number[]
  /** A material that everybody asks for. */
  readonly material: number
  /** Codes of clients that invoices may name. */
  readonly clientCodes: readonly string[]
}

const count = 6

/** Founds the company in an empty portal: one administrator, agencies with a client and an agent each. */
export async function foundCompany(connection: pg.PoolConfig): Promise<Company> {
  const { db, close } = openDatabase(connection, { statementTimeout: 30_000 })
  try {
    return await db.transaction().execute(async (tx) => {
      const password_hash = await hashPassword(firstPassword)
      const admin = 'admin@faults.example'
      const person = { name: 'Fault Finder', language: 'it', password_hash }
      await tx
        .insertInto('users')
        .values({ ...person, email: admin, user_type: 1 })
        .execute()
      const agencies: number[] = []
      const clients: number[] = []
      const numbers = Array.from({ length: count }, (_, i) => i + 1)
      for (const n of numbers) {
        const code = `09${n}0`
        const agency = { code, business_name: `Agenzia ${n}`, city: 'Treviso', province: 'TV' }
        const { id } = await tx
          .insertInto('agencies')
          .values(agency)
          .returning('id')
          .executeTakeFirstOrThrow()
        agencies.push(id)
        const client = { code: clientCode(n), agency_id: id, business_name: `Cliente ${n}`, city: 'Paese' }
        const inserted = await tx
          .insertInto('clients')
          .values(client)
          .returning('id')
          .executeTakeFirstOrThrow()
        clients.push(inserted.id)
        const agent = { ...person, email: agentOf(n), user_type: 2, agency_id: id }
        await tx.insertInto('users').values(agent).execute()
      }
      const material = await insertMaterial(tx, { product_code: 'CAT-1', name: 'Catalogo', created_by: null })
      const agents = numbers.map(agentOf)
      return { admin, agencies, agents, clients, material, clientCodes: numbers.map(clientCode) }
    })
  } finally {
    await close()
  }
}

const agentOf = (n: number): string => `agent${n}@faults.example`
const clientCode = (n: number): string => `09000${n}`

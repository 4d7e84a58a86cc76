import { firstAdminToken } from '../accounts/index.ts'
import type { Parts } from '../platform/parts.ts'

const demoPeople = ['admin', 'sales', 'agent', 'agent2', 'customer', 'reseller', 'press']

/** What the person at the screen needs next: the address, and how to sign in. */
export async function welcome({ config, db, clock, pool }: Parts, address: string): Promise<string[]> {
  const ready = ['', `Mandato is ready: ${address}`]
  const token = await firstAdminToken(db, clock)
  if (token) {
    const base = config.port === 0 ? address : config.publicUrl
    return [...ready, `Create the first administrator (once): ${base}/it/first-admin/${token}`]
  }
  const { rowCount } = await pool.query(`select from users where email = 'admin@mandato.example'`)
  if (!rowCount) return ready
  const people = demoPeople.map((name) => `${name}@mandato.example`).join(', ')
  return [...ready, `Sign in as ${people}`, 'with the password Mandato-2025']
}

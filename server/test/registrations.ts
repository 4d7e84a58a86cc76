import type { Db } from '../src/platform/db/db.ts'

/** A request as its form sends it; nobody of this name exists. */
export const applicant = {
  type: 'italian_reseller',
  name: 'Anna',
  surname: 'Cadorin',
  email: 'anna@cadorin.example',
  phone: '+39 0422 555111',
  company: 'Mobili Cadorin S.r.l.',
  vat_number: '04273510265',
  address: 'Via Spinè 24',
  postal_code: '31046',
  city: 'Oderzo',
  province: 'TV',
  country: 'IT',
  privacy: true,
  language: 'it',
} as const

let n = 0

/** A request in some state, as if it had gone its way. */
export async function registrationIn(
  db: Db,
  state: string,
  more: { readonly type?: string; readonly user_id?: number; readonly country?: string } = {},
): Promise<number> {
  const { privacy: _, ...fields } = applicant
  const at = '2025-11-17T07:30:00Z'
  const row = { magazine: '', publisher: '', fax: '', customer_code: '', region: 'Veneto', privacy_at: at }
  const { id } = await db
    .insertInto('registrations')
    .values({
      ...fields,
      ...row,
      email: `applicant${(n += 1)}@cadorin.example`,
      state,
      since: at,
      created_at: at,
      confirmed_at: state === 'submitted' ? null : at,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

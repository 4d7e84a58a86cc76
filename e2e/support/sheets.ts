import { type APIRequestContext, expect } from '@playwright/test'
import { sessionOf, type Who } from './sign-in.ts'

/** The values of a sheet that could be signed, for a client nobody else looks at. */
export const wholeSheet = (name: string) => ({
  business_name: name,
  address: 'Via Garibaldi 12',
  postal_code: '31100',
  locality: 'Treviso',
  province: 'TV',
  country: 'IT',
  vat_number: '12345670264',
  tax_code: '12345670264',
  phone: '+39 0422 580111',
  email_admin: 'amministrazione@prova.example',
  email_commercial: 'ordini@prova.example',
  sdi_code: 'M5UXCR1',
  payment_code: 'RB30FM',
})

interface Saved {
  readonly id: number
  readonly version: number
  readonly status: string
}
interface Form {
  readonly version: number
  readonly status: string
  readonly sections: readonly {
    readonly fields: readonly { readonly key: string; readonly value: unknown }[]
  }[]
}

/** Saves a sheet by the API; 0 enters a client. */
export const saveSheet = (
  request: APIRequestContext,
  who: Who,
  client: number,
  fields: Readonly<Record<string, unknown>>,
): Promise<Saved> => actOn(request, who, client, { action: 'save', scheda_fields: fields })

/** What a form can ask for, by the API. */
export async function actOn(
  request: APIRequestContext,
  who: Who,
  client: number,
  data: object,
): Promise<Saved> {
  const { token } = await sessionOf(request, who)
  const path = who === 'admin' || who === 'sales' ? 'admin' : 'agencies'
  const answer = await request.post(`/api/v1.0/${path}/schede/client-set/${client}`, {
    headers: { token },
    data,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { args: { response: Saved } }).args.response
}

/** The back office sends a sheet in review back. */
export async function rejectSheet(request: APIRequestContext, client: number, reason: string): Promise<void> {
  const { token } = await sessionOf(request, 'sales')
  const answer = await request.put(`/api/v1.0/admin/schede/client-rejected/${client}`, {
    headers: { token },
    data: { reason },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** An agent reminds the signer of an open link. */
export async function remind(request: APIRequestContext, who: Who, client: number): Promise<void> {
  const { token } = await sessionOf(request, who)
  const answer = await request.post(`/api/v1.0/agencies/reminder/${client}`, { headers: { token } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The sheet of a client as it stands, with its values by name. */
export async function sheetOf(request: APIRequestContext, client: number) {
  const { token } = await sessionOf(request, 'admin')
  const answer = await request.get(`/api/v1.0/admin/schede/client-form/${client}`, { headers: { token } })
  const { args } = (await answer.json()) as { args: { response: Form } }
  const fields = args.response.sections.flatMap((section) => section.fields)
  return { ...args.response, values: Object.fromEntries(fields.map(({ key, value }) => [key, value])) }
}

import { describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'

/* What a refusal of bad input says: every fault, each at its field, in the words of the screens. */
const { t, world } = await openCompany()

interface Refused {
  readonly args: { readonly error: { readonly message: string; readonly fields: Record<string, string> } }
}
const send = async (url: string, body: object, language = 'en', headers = {}) => {
  const method = url.includes('/auth/') ? 'POST' : 'PUT'
  const answer = await t.ask(method, url, {
    token: world.token('admin'),
    body,
    headers: { 'accept-language': language, ...headers },
  })
  const { message, fields } = (answer.body as Refused).args.error
  return { status: answer.status, message, fields }
}
const agency = () => `/api/v1.0/admin/agency/${world.north.id}`

describe('a refusal', () => {
  it('calls a field as the screens do, in the language asked for', async () => {
    const wrong = { business_name: 5, contacts: [{ name: 'Ada' }, { name: 7 }] }
    expect(await send(agency(), wrong)).toEqual({
      status: 422,
      message:
        'Please correct the data. Business name: a text is needed. Contact 2 · Name: a text is needed.',
      fields: { business_name: 'type', 'contacts.1.name': 'type' },
    })
    expect((await send(agency(), wrong, 'it')).message).toBe(
      'Dati da correggere. Ragione sociale: serve un testo. Contatto 2 · Nome: serve un testo.',
    )
  })

  it('tells every fault of a field', async () => {
    const { message, fields } = await send('/api/v1.0/auth/change-password', {
      old: 'x',
      new: 'short',
      confirm: 'short',
    })
    expect(fields).toEqual({ new: 'password_length password_digit password_upper password_special' })
    expect(message).toBe(
      'Please correct the data. New password: 8 to 20 characters. New password: at least one digit. ' +
        'New password: at least one upper-case letter. New password: at least one special character.',
    )
  })

  it('tells of a missing field nothing else', async () => {
    const { fields } = await send(agency(), { contacts: [{ name: '  ' }] })
    expect(fields).toEqual({ 'contacts.0.name': 'required' })
  })

  it('says what is wrong with the form of two that was meant', async () => {
    const { fields } = await send(agency(), { contacts: [{ name: 'Ada', email: 'ada' }] })
    expect(fields).toEqual({ 'contacts.0.email': 'email' })
  })

  it('agrees with its number', async () => {
    const contacts = Array.from({ length: 300 }, () => ({ name: 'Ada' }))
    expect((await send(agency(), { contacts }, 'it')).message).toMatch(/Contatto: al massimo \d+ voci\.$/)
    expect((await send(agency(), { region: 'x'.repeat(51) }, 'fr')).message).toMatch(/50 caractères\.$/)
  })

  it('names the key of a retry that has the wrong form', async () => {
    expect(await send(agency(), { phone: '1' }, 'fr', { 'idempotency-key': 'été' })).toEqual({
      status: 422,
      message:
        'Données à corriger. Idempotency-Key\u202f: de 8 à 100 lettres, chiffres ou signes ASCII, sans espaces.',
      fields: { 'Idempotency-Key': 'retry_key' },
    })
  })
})

import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { sessionOf, type Who } from './sign-in.ts'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string | null
}
export interface Sent {
  readonly client: number
  readonly email: string
  readonly name: string
}

/** A complete Italian sheet with numbers that check. */
const fields = {
  address: 'Via Feltrina 118',
  postal_code: '31100',
  locality: 'Treviso',
  province: 'TV',
  country: 'IT',
  vat_number: '01114601006',
  tax_code: '01114601006',
  phone: '+39 0422 555770',
  email_admin: 'amministrazione@prova.example',
  email_commercial: 'ordini@prova.example',
  email_certified: 'prova@pec.example',
  sdi_code: 'M5UXCR1',
  bank_name: 'Banca di Treviso, filiale 2',
  iban: 'IT60X0542811101000000123456',
  payment_code: 'RB60FM',
}

/** An act of somebody through the API. */
export async function acting(
  request: APIRequestContext,
  who: Who,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
) {
  const { token } = await sessionOf(request, who)
  return request.fetch(`/api/v1.0/${path}`, { method, data, headers: { token } })
}

/** The agent enters a new client and sends its sheet to be signed. */
export async function sendSheet(request: APIRequestContext, language: 'it' | 'fr' = 'it'): Promise<Sent> {
  const mark = randomUUID().slice(0, 8)
  const [name, email] = [`Cucine ${mark} S.r.l.`, `elena.${mark}@prova.example`]
  const answer = await acting(request, 'agent', 'POST', 'agencies/schede/client-set/0', {
    action: 'send_signature',
    is_edited: true,
    language,
    scheda_fields: { ...fields, business_name: name },
    'signature-email': email,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { args } = (await answer.json()) as { args: { response: { id: number } } }
  return { client: args.response.id, email, name }
}

/** What the newest fitting mail to somebody says, once it is written. */
async function mailed(request: APIRequestContext, email: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    const mails = await ask<Mail[]>(request, '/api/v1.0/admin/outbox/1?per_page=100')
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => pattern.exec(text ?? '')?.[1])
    found = texts.find((text) => text !== undefined) ?? ''
    expect(found).not.toBe('')
  }).toPass()
  return found
}
export const invitation = (request: APIRequestContext, { email }: Sent) =>
  mailed(request, email, /https?:\/\/[^/]+(\/\w\w\/sign\/[\w-]{43})/)
export const mailedCode = (request: APIRequestContext, { email }: Sent) =>
  mailed(request, email, /^(\d{6})$/m)

/** The words of the signer's page that a journey presses. */
const words = {
  it: ['Ho letto, avanti', 'Invia il codice', 'Continua', 'Firma e concludi'],
  fr: ['J’ai lu, continuer', 'Envoyer le code', 'Continuer', 'Signer et terminer'],
} as const
export type Spoken = keyof typeof words

/** Reads, asks for the code and types it; stands at the consents. */
export async function upToConsents(page: Page, sent: Sent, spoken: Spoken = 'it'): Promise<void> {
  const [read, ask_, go] = words[spoken]
  await page.getByRole('button', { name: read }).click()
  await page.getByRole('button', { name: ask_ }).click()
  const field = page.locator('input[autocomplete="one-time-code"]')
  await expect(field).toBeVisible()
  await field.fill(await mailedCode(page.request, sent))
  await page.getByRole('button', { name: go, exact: true }).click()
}

/** Ticks what has to be ticked, one after the other. */
export async function consent(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  for (const box of await boxes.all()) await expect(box).not.toBeChecked()
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
}

/** A signature drawn across the pad. */
export async function draw(page: Page): Promise<void> {
  const pad = page.locator('svg[role="img"]')
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // Waits until it stands still: a word that comes or goes above it moves it.
  await pad.hover()
  const box = await pad.boundingBox()
  if (!box) throw new Error('no pad')
  const at = (step: number) => [
    box.x + 30 + step * ((box.width - 60) / 40),
    box.y + 90 + Math.sin(step / 2) * 40,
  ]
  await page.mouse.move(at(0)[0] ?? 0, at(0)[1] ?? 0)
  await page.mouse.down()
  for (let step = 1; step <= 40; step += 1) await page.mouse.move(at(step)[0] ?? 0, at(step)[1] ?? 0)
  await page.mouse.up()
  await expect(pad.locator('path')).not.toHaveCount(0)
}

export const finish = (page: Page, spoken: Spoken = 'it') =>
  page.getByRole('button', { name: words[spoken][3] }).click()

import type { APIRequestContext } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { sessionOf, type Who } from './support/sign-in.ts'

/* A line at another price: the agent contests it, head office answers, and the shop it is about reads both. */

const as = async <Response>(request: APIRequestContext, who: Who, path: string): Promise<Response> => {
  const { token } = await sessionOf(request, who)
  const answer = await request.get(`/api/v1.0${path}`, { headers: { token } })
  expect(answer.status(), path).toBe(200)
  return ((await answer.json()) as { args: { response: Response } }).args.response
}

interface Line {
  readonly invoice_id: number | null
  readonly line: number
  readonly product_code: string
}

/** A line of the shop of the sign-in that differs; what contested it before is closed, so that it can be contested. */
async function lineToContest(request: APIRequestContext): Promise<Line> {
  const [line] = await as<Line[]>(request, 'customer', '/invoices/lines/1?check=differs&per_page=1')
  if (!line) throw new Error('the shop of the sign-in has no line at another price')
  const { lines } = await as<{ lines: { line: number; contested: { id: string; state: string } | null }[] }>(
    request,
    'customer',
    `/invoices/detail/${line.invoice_id}`,
  )
  const contested = lines.find((one) => one.line === line.line)?.contested
  if (contested && contested.state !== 'closed') {
    const { token } = await sessionOf(request, 'agent')
    const close = `/api/v1.0/requests/${contested.id}/close`
    expect((await request.post(close, { headers: { token }, data: {} })).status()).toBe(200)
  }
  return line
}

test('a line is contested with its proof, head office answers, and the shop reads it', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const line = await lineToContest(request)
  await signIn(page, 'agent')
  await page.goto(`/it/invoices/${line.invoice_id}`)
  await page.getByRole('button', { name: `Contesta la riga ${line.product_code}` }).click()
  const dialog = page.getByRole('dialog', { name: `Contestare la riga ${line.product_code}?` })
  const words = `Il cliente chiede la nota di credito ${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByRole('textbox', { name: 'Che cosa scrivere alla sede' }).fill(words)
  await dialog.getByRole('button', { name: 'Contesta la riga' }).click()
  const title = page.getByRole('heading', { level: 1, name: `Riga contestata: ${line.product_code}` })
  await expect(title).toBeVisible()
  const proof = page.getByRole('region', { name: 'La prova del prezzo' })
  await expect(proof.getByRole('row', { name: /Pattuito/ })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expectNoViolations(page)
  const id = /free-\d+/.exec(page.url())?.[0] ?? ''

  const desk = await browser.newPage()
  await signIn(desk, 'admin')
  await desk.goto(`/it/requests/${id}`)
  await expect(desk.getByRole('region', { name: 'La prova del prezzo' })).toBeVisible()
  const answer = 'Ha ragione: la nota di credito parte con la prossima chiusura.'
  await desk.getByRole('textbox', { name: 'Risposta' }).fill(answer)
  await desk.getByRole('button', { name: 'Rispondi' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: answer })).toBeVisible()
  await desk.close()

  const shop = await browser.newPage()
  await signIn(shop, 'customer')
  await shop.goto(`/it/invoices/${line.invoice_id}`)
  await shop.getByRole('link', { name: 'Contestata: apri la richiesta' }).first().click()
  await expect(shop).toHaveURL(new RegExp(id))
  await expect(shop.getByText(words)).toBeVisible()
  await expect(shop.getByText(answer)).toBeVisible()
  await shop.close()
})

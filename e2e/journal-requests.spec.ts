import { expect, signIn } from './fixtures.ts'
import { sessionOf } from './support/sign-in.ts'
import { test, workerReady } from './support/worker.ts'

/* Requests to head office, and what is written in them, without a network. */

const attached = {
  name: 'etichetta.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nx\n%%EOF\n'),
}

test('a request with an attachment is kept, waits for a network, arrives once, and so does an answer', async ({
  page,
  context,
}) => {
  test.slow()
  const subject = `Visita in fabbrica ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'agent')
  await page.goto('/it/requests/new')
  const form = page.getByRole('form', { name: 'Nuova richiesta' })
  await form.getByRole('textbox', { name: 'Oggetto' }).fill(subject)
  await form.getByRole('textbox', { name: 'Che cosa serve' }).fill('Quando si può venire?')
  await form.locator('input[type=file]').setInputFiles(attached)
  await expect(form.getByText(/^Salvato su questo computer/)).toBeVisible()
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Oggetto' })).toHaveValue(subject)
  await expect(form.getByText('etichetta.pdf')).toBeVisible()
  await workerReady(page)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Invia alla sede' }).click()
  await expect(form.getByText('In attesa della rete', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByRole('link', { name: /etichetta\.pdf/ })).toBeVisible()

  const words = 'Meglio il martedì'
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Risposta' }).fill(words)
  await page.getByRole('button', { name: 'Rispondi' }).click()
  await expect(page.getByText('In attesa della rete', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('textbox', { name: 'Risposta' })).toHaveValue('')
  await page.reload()
  await expect(page.getByText(words)).toHaveCount(1)
  await page.goto(`/it/requests?q=${encodeURIComponent(subject)}`)
  await expect(page.getByText(subject)).toHaveCount(1)
})

test('an answer to what was closed meanwhile comes back with its words', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const subject = `Chiusa intanto ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'agent')
  await page.goto('/it/requests/new')
  const form = page.getByRole('form', { name: 'Nuova richiesta' })
  await form.getByRole('textbox', { name: 'Oggetto' }).fill(subject)
  await form.getByRole('textbox', { name: 'Che cosa serve' }).fill('È possibile?')
  await form.getByRole('button', { name: 'Invia alla sede' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  const id = /free-\d+/.exec(page.url())?.[0] ?? ''
  await workerReady(page)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Risposta' }).fill('Ancora una cosa')
  await page.getByRole('button', { name: 'Rispondi' }).click()
  await expect(page.getByText('In attesa della rete', { exact: false })).toBeVisible()
  const { token } = await sessionOf(request, 'admin')
  const closed = await request.post(`/api/v1.0/requests/${id}/close`, { headers: { token }, data: {} })
  expect(closed.status()).toBe(200)
  await context.setOffline(false)
  await expect(page.getByText(/è chiusa/).first()).toBeVisible()
  // It can be gone on with in a new request, which has them already.
  await expect(page.getByText('Ancora una cosa')).toBeVisible()
  await page.getByRole('link', { name: 'Riprendi con queste parole' }).click()
  await expect(page.getByRole('textbox', { name: 'Che cosa serve' })).toHaveValue('Ancora una cosa')
  await page.getByRole('button', { name: 'Invia alla sede' }).click()
  await expect(page.getByText('Richiesta inviata', { exact: true })).toBeVisible()
  await page.goto('/it/device')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Ancora una cosa')).toHaveCount(0)
})

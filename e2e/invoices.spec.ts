import { expect, expectNoViolations, signIn } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { kept } from './support/kept.ts'
import { sessionOf } from './support/sign-in.ts'
import { test, workerReady } from './support/worker.ts'

/* An invoice: its price proved, its files, and what stays readable without a network. */

interface Row {
  readonly id: number
  readonly number: string
}

test('a line at another price is proved on the page of the invoice, of which an agent never gets the files', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/invoices')
  await page.getByRole('button', { name: /^Prezzo diverso/ }).click()
  await expect(page).toHaveURL(/differs=/)
  // Until the list has narrowed the rows of before stand there: it is opened narrow.
  await page.reload()
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Fattura / })).toBeVisible()
  await expect(page.getByText(/(sopra|sotto) il listino/).first()).toBeVisible()
  await expect(page.getByText('PDF e XML al cliente e in sede')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scarica PDF' })).toHaveCount(0)
  await expectNoViolations(page)
})

test('an invoice seen before is read without a network, with its age', async ({ page, context }) => {
  test.slow()
  await signIn(page, 'agent')
  await page.goto('/it/invoices?unpaid=true')
  await page.getByRole('main').getByRole('row').nth(2).getByRole('link').first().click()
  const title = page.getByRole('heading', { level: 1, name: /^(Fattura|Nota di credito) / })
  await expect(title).toBeVisible()
  const name = await title.innerText()
  await expect
    .poll(async () => (await kept(page)).answers.some((one) => one.includes('["invoice"')))
    .toBe(true)
  await workerReady(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main').getByText('Scadenze', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(/non aggiornato dal/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('main').getByText(/non aggiornato dal/)).toHaveCount(0)
})

test('head office sends PDF and XML, each taken or refused for itself, and has them on the page', async ({
  page,
  request,
}) => {
  const [one] = await ask<Row[]>(request, '/api/v1.0/invoices/1?sort=date&order=asc&per_page=1')
  const file = (name: string, text: string) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })
  await signIn(page, 'admin')
  await page.goto('/it/invoices')
  await page.getByRole('button', { name: 'PDF e XML' }).click()
  const dialog = page.getByRole('dialog', { name: 'PDF e XML delle fatture' })
  const year = one?.number.slice(0, 4) ?? ''
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      file(`${year}-${one?.number.replaceAll('/', '_')}.pdf`, '%PDF-1.7\nx\n%%EOF\n'),
      file('cattiva.xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    ])
  await expect(dialog.getByText(/tipo di documento proprio/)).toBeVisible()
  await expect(dialog.getByText(/^(preso|già presente)$/)).toBeVisible()
  await expectNoViolations(page)
  await page.goto(`/it/invoices/${one?.id}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
})

test('on a tablet the list, an invoice and a statement that were seen are read without a network, with their age', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const { token } = await sessionOf(request, 'agent')
  const answer = await request.get('/api/v1.0/invoices/1?overdue=true&per_page=1', { headers: { token } })
  const { args } = (await answer.json()) as {
    args: { response: { client_id: number; number: string }[] }
  }
  const [late] = args.response
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(page, 'agent')
  await page.goto('/it/invoices?unpaid=true')
  const first = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first()
  const [number = ''] = (await first.innerText()).split('\n')
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: /^(Fattura|Nota di credito) / })).toBeVisible()
  await page.goto(`/it/invoices/statement/${late?.client_id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Estratto conto' })).toBeVisible()
  await expect(page.getByText('Interessi di mora a oggi')).toBeVisible()
  await expectNoViolations(page)
  await expect
    .poll(async () => {
      const { answers } = await kept(page)
      return ['["invoices"', '["invoice"', '["account"'].filter((key) =>
        answers.some((one) => one.includes(key)),
      )
    })
    .toHaveLength(3)
  await workerReady(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Estratto conto' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/non aggiornato dal/)).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: late?.number ?? '' })
      .first(),
  ).toBeVisible()
  await page.goto('/it/invoices?unpaid=true')
  await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText(number)
  await expect(page.getByRole('main').getByText(/non aggiornato dal/)).toBeVisible()
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^(Fattura|Nota di credito) / })).toBeVisible()
  await expect(page.getByRole('main').getByText(/non aggiornato dal/)).toBeVisible()
})

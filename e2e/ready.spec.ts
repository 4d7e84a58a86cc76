import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { expectFitsAcross } from './support/fits.ts'
import { newReady } from './support/ready.ts'
import { sessionOf } from './support/sign-in.ts'

test('an agent in a shop holds a piece on the phone, orders it, and head office confirms and hands it out', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'agent')
  await page.goto('/it/ready')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pronta consegna')
  // Of what there is enough, so that journeys beside this one do not take it away.
  const plenty = page.getByRole('listitem').filter({ hasText: 'disponibile', hasNotText: 'solo 1' })
  await plenty.first().getByRole('link').click()

  await page.getByRole('textbox', { name: 'Pezzi da tenere' }).fill('2')
  await page.getByRole('button', { name: 'Tieni per 30 minuti' }).click()
  const held = page.getByRole('region', { name: /per te/ })
  await expect(held).toContainText('2 pezzi')
  await expect(held.getByRole('timer')).toHaveText(/^(30:00|2[5-9]:\d\d)$/)
  const end = await held.getByText(/^fino alle/).innerText()
  // One is enough after all: the other is free again, and the end stays.
  await held.getByRole('button', { name: 'Un pezzo in meno' }).click()
  await expect(held).toContainText('Un pezzo')
  await expect(held.getByRole('button', { name: 'Un pezzo in meno' })).toBeDisabled()
  await expect(held.getByText(/^fino alle/)).toHaveText(end)
  // What is held is still held after a reload, with the same end.
  await page.reload()
  await expect(held.getByRole('timer')).toHaveText(/^2[5-9]:\d\d$/)
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Ordina', exact: true }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Richiedi 1 pezzo' }).click()
  await expect(panel.getByText('Servono cliente, quantità e consenso.')).toBeVisible()
  // For nobody yet: what the page shows is the public list's, and no order is at that.
  const net = panel.getByText('Netto, IVA esclusa')
  await expect(net).toHaveCount(0)
  await panel.getByRole('combobox', { name: 'Cliente' }).fill('014207')
  await page.getByRole('option', { name: /014207/ }).click()
  const sum = net.locator('..').locator('b')
  await expect(sum).toHaveText(/\d,\d\d/)
  const promised = await sum.innerText()
  await panel.getByRole('checkbox').check()
  await panel.getByRole('button', { name: 'Richiedi 1 pezzo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ordine pronta consegna RC-\d{4}\/\d{5}$/)
  await expect(page.getByText('Richiesto', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(promised.replace(/\s*€\s*/, ''))
  const address = new URL(page.url()).pathname

  const office = await browser.newContext()
  const desk = await office.newPage()
  await signIn(desk, 'admin')
  await desk.goto(address)
  await desk.getByRole('button', { name: 'Conferma l’ordine' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Conferma l’ordine' }).click()
  await expect(desk.getByText('Ordine confermato')).toBeVisible()
  await desk.getByRole('button', { name: 'Consegna la merce' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Consegna la merce' }).click()
  await expect(desk.getByText('Merce consegnata')).toBeVisible()
  await office.close()

  await page.reload()
  await expect(page.getByText('Merce ritirata').first()).toBeVisible()
})

test('the same goods as a table: sorted, narrowed and opened by keyboard, each with its class', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'agent')
  await page.goto('/it/ready')
  const main = page.getByRole('main')
  const shown = main.getByText(/^\d+ articoli$/)
  await expect(shown).toBeVisible()
  await main.getByRole('radio', { name: 'Schede' }).focus()
  await page.keyboard.press('ArrowRight')
  const table = main.getByRole('table', { name: 'Pronta consegna' })
  await expect(table).toBeVisible()
  await expect(page).toHaveURL(/as=table/)
  // Not the same number: what others hold and let go meanwhile comes and goes.
  await expect(shown).toBeVisible()
  await table.getByRole('button', { name: 'Codice' }).press('Enter')
  await expect(page).toHaveURL(/sort=code/)
  await main.getByRole('searchbox').fill('lavastoviglie')
  await expect(page).toHaveURL(/as=table.*q=lavastoviglie|q=lavastoviglie.*as=table/)
  const rows = table.locator('tbody tr')
  await expect(rows.filter({ hasNotText: /lavastoviglie/i })).toHaveCount(0)
  // Every dishwasher has a label: no row without its arrow.
  expect(await rows.getByRole('img').count()).toBe(await rows.count())
  await expectNoViolations(page)
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(rows.first().getByRole('img')).toBeVisible()
    await expectFitsAcross(page, `${width} pixels wide`)
  }
  await rows.first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/it\/ready\/\d+/)
  await page.goBack()
  await expect(table).toBeVisible()
})

test('a tablet whose clock is five minutes fast counts down what the server gives', async ({ page }) => {
  await page.addInitScript(() => {
    const real = Date.now.bind(Date)
    Date.now = () => real() + 300_000
  })
  await signIn(page, 'customer')
  await page.goto('/it/ready')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'disponibile', hasNotText: 'solo 1' })
  await card.last().getByRole('link').click()
  await page.getByRole('button', { name: 'Tieni per 30 minuti' }).click()
  const held = page.getByRole('region', { name: /per te/ })
  await expect(held.getByRole('timer')).toHaveText(/^(30:00|2[6-9]:\d\d)$/)
  await held.getByRole('button', { name: 'Lascia' }).click()
  await expect(held).toHaveCount(0)
})

test('what is held for a client is named with it, and opens with its prices', async ({ page }) => {
  test.slow()
  const [article] = await newReady(page.request, 2)
  if (!article) throw new Error('one article was asked for')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'agent')
  const mine = await page.request.get('/api/v1.0/agencies/get-clients?q=014207', {
    headers: { token: (await sessionOf(page.request, 'agent')).token },
  })
  const { args } = (await mine.json()) as { args: { response: { id: number; business_name: string }[] } }
  const [client] = args.response
  if (!client) throw new Error('the agent has this client')
  await page.goto(`/it/ready/${article.id}?customer=${client.id}`)
  await expect(page.getByRole('main')).toContainText(client.business_name)
  await page.getByRole('button', { name: 'Tieni per 30 minuti' }).click()
  await expect(page.getByRole('region', { name: /per te/ })).toBeVisible()
  // Back in the list, where nobody’s prices are seen.
  await page.goto('/it/ready')
  const held = page.getByRole('list', { name: 'Tenuti per te' })
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectFitsAcross(page, `what is held, ${width} pixels wide`)
  }
  await held.getByRole('link', { name: new RegExp(`${article.code}.*${client.business_name}`) }).click()
  await expect(page).toHaveURL(new RegExp(`/it/ready/${article.id}\\?customer=${client.id}$`))
  await page.getByRole('button', { name: 'Lascia' }).click()
  await expect(page.getByRole('region', { name: /per te/ })).toHaveCount(0)
})

test('on a phone nothing of the page lies above the acts at its foot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'agent')
  await page.goto('/it/ready')
  await page.getByRole('listitem').filter({ hasText: 'CV-107' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pronta consegna')
  // The cards of what is alike have energy labels, which slide past below the bar.
  await expect(page.getByRole('listitem').getByRole('button').first()).toBeAttached()
  const covered = await page.getByRole('button', { name: 'Ordina', exact: true }).evaluate((button) => {
    const found = new Set<string>()
    for (let top = 0; top < document.documentElement.scrollHeight; top += 12) {
      window.scrollTo(0, top)
      const { left, width, bottom } = button.getBoundingClientRect()
      for (let x = left + 5; x < left + width; x += 10) {
        const seen = document.elementFromPoint(x, bottom - 3)
        if (!button.contains(seen)) found.add(seen?.outerHTML.slice(0, 80) ?? 'nothing')
      }
    }
    return [...found]
  })
  expect(covered).toEqual([])
})

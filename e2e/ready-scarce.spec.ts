import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { expectFitsAcross } from './support/fits.ts'
import { acting, countReady, newReady, orderReady } from './support/ready.ts'

/* When there is not enough: who waits, who was slower, and what was promised and is no longer there. */

test('two wait for a piece that somebody holds: the second is told, and has it when the first lets it go', async ({
  page,
  browser,
}) => {
  test.slow()
  const [article] = await newReady(page.request, 1)
  if (!article) throw new Error('one article was asked for')
  const held = await acting<{ id: number }>(page.request, 'admin', 'POST', 'pronta-consegna/hold', {
    data: { id: article.id, quantity: 1 },
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'agent')
  await page.goto(`/it/ready/${article.id}`)
  await page.getByRole('button', { name: 'Mettiti in coda' }).click()
  await expect(page.getByText('Sei in coda: posto 1')).toBeVisible()

  const shop = await browser.newContext()
  const phone = await shop.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await signIn(phone, 'customer')
  await phone.goto(`/it/ready/${article.id}`)
  await expect(phone.getByText('Nessun pezzo libero')).toBeVisible()
  await phone.getByRole('button', { name: 'Mettiti in coda' }).click()
  await expect(phone.getByText('Sei in coda: posto 2')).toBeVisible()
  await expectNoViolations(phone)
  for (const width of [820, 390]) {
    await phone.setViewportSize({ width, height: 844 })
    await expectFitsAcross(phone, `the queue, ${width} pixels wide`)
  }

  // Whoever held it goes: the first has it, and the second is the first.
  await acting(page.request, 'admin', 'DELETE', `pronta-consegna/hold/${held.id}`)
  const turn = page.getByRole('region', { name: /per te/ })
  await expect(turn).toContainText('Tocca a te: un pezzo')
  await expect(turn.getByRole('timer')).toHaveText(/^(10:00|9:\d\d|09:\d\d)$/)
  await expect(phone.getByText('Sei in coda: posto 1')).toBeVisible()

  await turn.getByRole('button', { name: 'Lascia' }).click()
  await expect(turn).toHaveCount(0)
  await expect(phone.getByRole('region', { name: /per te/ })).toContainText('Tocca a te: un pezzo')
  // Told, wherever it is: in the portal and by mail.
  await expect(async () => {
    const mails = await ask<{ to: string; subject: string }[]>(page.request, '/api/v1.0/admin/outbox/1')
    expect(
      mails.some(({ to, subject }) => to === 'customer@mandato.example' && subject.includes(article.code)),
    ).toBe(true)
  }).toPass()
  await phone.getByRole('button', { name: 'Lascia' }).click()
  await expect(phone.getByRole('button', { name: /^Tieni per/ })).toBeVisible()
  await shop.close()
})

test('of two shops that order the last piece one has it; the other is told what is left and what is alike', async ({
  page,
  browser,
}) => {
  test.slow()
  const [last, alike] = await newReady(page.request, 1, 3)
  if (!last || !alike) throw new Error('two articles were asked for')
  await page.setViewportSize({ width: 820, height: 1180 })
  await signIn(page, 'agent')
  await page.goto(`/it/ready/${last.id}`)
  const shop = await browser.newContext()
  const phone = await shop.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await signIn(phone, 'customer')
  await phone.goto(`/it/ready/${last.id}`)
  for (const each of [page, phone]) {
    await expect(each.getByText('solo 1 disponibile').first()).toBeVisible()
    await each.getByRole('button', { name: 'Ordina', exact: true }).click()
    await each.getByRole('dialog').getByRole('checkbox').check()
  }

  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox', { name: 'Cliente' }).fill('014207')
  await page.getByRole('option', { name: /014207/ }).click()
  await panel.getByRole('button', { name: 'Richiedi 1 pezzo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/RC-\d{4}\/\d{5}$/)

  const late = phone.getByRole('dialog')
  await late.getByRole('button', { name: 'Richiedi 1 pezzo' }).click()
  await expect(late).toContainText(`Di ${last.code} restano 0 pezzi liberi`)
  await expectFitsAcross(phone, 'the form of whoever was slower')
  await late.getByRole('button', { name: 'Annulla' }).click()
  await expect(phone.getByText('esaurito').first()).toBeVisible()
  await expect(phone.getByText('Stessa larghezza')).toBeVisible()
  await phone.getByRole('link', { name: new RegExp(alike.code) }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(alike.name)
  await shop.close()
})

test('a file counts fewer than were promised: a task names the orders, and none is confirmed that is not covered', async ({
  page,
}) => {
  test.slow()
  const [article] = await newReady(page.request, 2)
  if (!article) throw new Error('one article was asked for')
  const order = await orderReady(page.request, article, 2)
  await countReady(page.request, article, 1)

  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'sales')
  await page.goto('/it')
  await page.getByRole('link', { name: /pronti con pezzi mancanti|pronto con pezzi mancanti/ }).click()
  await expect(page).toHaveURL(/\/it\/ready/)
  const short = page.getByRole('listitem').filter({ hasText: article.code })
  await expect(short.first()).toContainText('2 promessi, 1 in deposito')
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFitsAcross(page, `what is short, ${width} pixels wide`)
  }
  await short.getByRole('link', { name: new RegExp(order.number) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number)

  const confirm = async () => {
    await page.getByRole('button', { name: 'Conferma l’ordine' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Conferma l’ordine' }).click()
  }
  await confirm()
  await expect(page.getByText(`Mancano: 1 × ${article.code}.`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Richiesto', { exact: true }).first()).toBeVisible()

  // Counted again, they are there.
  await countReady(page.request, article, 2)
  await confirm()
  await expect(page.getByText('Ordine confermato')).toBeVisible()
})

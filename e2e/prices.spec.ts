import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { expectFitsAcross } from './support/fits.ts'
import { customerOf } from './support/people.ts'
import { enter, openSession } from './support/sign-in.ts'

test('by keyboard alone: whose price, letters of the middle of a code, the way to the net, into an order', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/prices')
  const search = page.getByRole('searchbox', { name: 'Codice o parole' })
  await expect(search).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Per quale cliente' })).toBeFocused()
  await page.keyboard.type('zanetti')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/customer=/)
  await page.keyboard.press('Shift+Tab')
  await expect(search).toBeFocused()

  // Of LS-14 and LS-16: without the separator, in small letters.
  await page.keyboard.type('ls1')
  const found = page.getByRole('list', { name: 'Articoli trovati' })
  const chosen = found.locator('li:has([aria-current])')
  // The answer to all three letters, not to the two before.
  await expect(page).toHaveURL(/[?&]q=ls1/)
  await expect(found).not.toHaveAttribute('data-old')
  await expect(chosen).toContainText(/^LS-1/)
  const first = await chosen.getByRole('button').first().innerText()
  await page.keyboard.press('ArrowDown')
  await expect(chosen.getByRole('button').first()).not.toHaveText(first)
  const code = await chosen.getByRole('button').first().innerText()
  const net = (await chosen.locator(':scope > b').last().innerText()).replace(/\s€$/, '')
  // A dishwasher has its class beside its price, and says what one piece is and how much of it is ready.
  await expect(chosen.getByRole('button', { name: /^Classe energetica/ })).toBeVisible()
  await expect(chosen).toContainText('al pz')
  const right = page.getByRole('heading', { level: 2, name: code })
  await expect(right).toBeVisible()
  await expect(page.getByText('Netto per Arredamenti Zanetti S.r.l.').locator('..')).toContainText(net)
  await expect(page.getByText('Catena del cliente')).toBeVisible()
  await expectNoViolations(page)

  await page.keyboard.press('Enter')
  await expect(page.getByText(`Nell’ordine: 1 × ${code}`)).toBeVisible()
  await page.keyboard.press('Enter')
  const open = page.getByRole('link', { name: 'Apri l’ordine (1)' })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordine elettrodomestici')
  await expect(page.getByRole('combobox', { name: 'Codice' })).toHaveValue(code)
  await expect(page.getByRole('textbox', { name: 'Quantità' })).toHaveValue('2')
  await expect(page.getByRole('button', { name: `Netto ${net}` })).toBeVisible()
})

test('on a tablet and a phone: the row says until when, what one piece is, and what is ready', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/prices?q=lavastoviglie')
  const found = page.getByRole('list', { name: 'Articoli trovati' })
  const ready = found.getByRole('listitem').filter({ hasText: 'disponibile' }).first()
  await expect(ready).toBeVisible()
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFitsAcross(page, `${width} pixels wide`)
  }
  await ready.getByRole('button').first().click()
  await page.getByRole('main').getByRole('link', { name: 'disponibile' }).click()
  await expect(page).toHaveURL(/\/it\/ready\?/)
  await expect(page.getByRole('main').getByText(/^\d+ articol[io]$/)).toBeVisible()
})

test('a price through time says what competed, and what else changed that day leads to all of it', async ({
  page,
}) => {
  await signIn(page, 'customer')
  await page.goto('/it/prices?q=CF60-216&code=CF60-216')
  const time = page.getByRole('region', { name: 'Il netto nel tempo' })
  await expect(time.getByRole('img')).toHaveAccessibleName(/2025: [\d.]+,\d\d\s€/)
  for (const lane of [
    'Prezzo di listino',
    'Sconto: Cliente e famiglia',
    'Sconto: Cliente',
    'Sconto: Listino',
  ])
    await expect(time.getByText(lane, { exact: true })).toBeVisible()
  const changed = page.getByRole('region', { name: 'Che cosa è cambiato' })
  const count = changed.getByText(/^\d[\d.]* codic[ei] cambiat/)
  await expect(count).toBeVisible()
  const days = await changed.getByRole('columnheader', { name: /\d{4}$/ }).allInnerTexts()
  expect(new Set(days).size).toBe(2)
  const all = /^[\d.]+/.exec(await count.innerText())?.[0] ?? ''
  await expectNoViolations(page)
  await changed.getByRole('link', { name: 'Tutti' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prezzi cambiati')
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=|to=\d{4}-\d\d-\d\d&from=/)
  await expect(page.getByRole('main').getByText(all, { exact: true })).toBeVisible()
})

test('a customer of several shops says first for which, and sees the prices of that shop alone', async ({
  page,
  request,
}) => {
  const [one, other] = await ask<readonly Shop[]>(request, '/api/v1.0/agencies/get-clients?q=arredamenti')
  const email = await customerOf(request, [one?.id ?? 0, other?.id ?? 0])
  await enter(page, await openSession(request, email))
  await page.goto('/it/prices?q=lavastoviglie')
  const main = page.getByRole('main')
  const found = main.getByRole('list', { name: 'Articoli trovati' })
  await expect(main.getByText('Scegli il negozio')).toBeVisible()
  await expect(found).toHaveCount(0)
  await expectNoViolations(page)
  const choice = main.getByRole('combobox', { name: 'Per quale cliente' })
  for (const shop of [one, other]) {
    await choice.click()
    const shops = page.getByRole('listbox', { name: 'Per quale cliente' }).getByRole('option')
    await expect(shops).toHaveCount(2)
    await shops.filter({ hasText: shop?.business_name ?? '' }).click()
    await expect(page).toHaveURL(new RegExp(`customer=${shop?.id}`))
    await expect(main.getByText(`Netto per ${shop?.business_name}`)).toBeVisible()
    await expect(found.getByRole('listitem').first()).toContainText(/\d,\d\d/)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFitsAcross(page, 'the prices of a customer of two shops')
})
interface Shop {
  readonly id: number
  readonly business_name: string
}

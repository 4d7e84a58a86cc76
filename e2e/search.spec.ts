import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { kept } from './support/kept.ts'
import { countTaps } from './support/taps.ts'

/** Opens the search by keyboard and types. */
async function search(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^Cerca (cliente|ordine|una pagina)/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Cerca' })).toBeFocused()
  await page.keyboard.type(words)
}
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
/** Orders and invoices of a client name it too, further on in their line: a client's own line begins with its name. */
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })
const chosen = (page: Page) => page.locator('[role=option][data-combobox-selected]')

test('a client is found by code and opened without the mouse', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it')
  await search(page, '014207')
  await expect(option(page, /^Arredamenti Zanetti/)).toContainText(
    '014207 · Treviso (TV) · Ferri Rappresentanze',
  )
  await expect(chosen(page)).toHaveText(/Arredamenti Zanetti/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/it\/clients\/\d+$/)
  await expect(page.getByRole('combobox', { name: 'Cerca' })).toHaveCount(0)
})

test('a page that arrives behind the search does not take its focus', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it')
  await search(page, 'zan')
  await page.locator('#main').evaluate((main) => main.focus())
  await page.keyboard.type('etti')
  await expect(page.getByRole('combobox', { name: 'Cerca' })).toHaveValue('zanetti')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the page stays in sight behind the search', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it')
  await search(page, 'fer')
  const covers = await page.getByRole('dialog').evaluate((dialog) => {
    const around: Element[] = []
    for (let box = dialog.parentElement; box && box !== document.body; box = box.parentElement)
      around.push(box)
    return around
      .map((box) => getComputedStyle(box).backgroundColor)
      .filter((color) => color !== 'rgba(0, 0, 0, 0)')
  })
  expect(covers).toEqual([])
})

test('a client is found by name without its accents, and by town', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it')
  await search(page, 'cocinas y banos agu')
  await expect(option(page, /^Cocinas y Baños Aguilar/)).toBeVisible()
  await leave(page)
  await search(page, 'merignac')
  await expect(option(page, /^Carpentier Intérieurs/)).toContainText('Mérignac')
})

test('the arrows walk through what was found, and Escape closes it', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it')
  // The clients are the last to come, and stand above all others; with fewer letters they are others.
  const answered = page.waitForResponse(/generic\/search\?q=arredamenti$/)
  await search(page, 'arredamenti')
  await answered
  await expect(page.getByRole('dialog').getByText('Cerco…')).toHaveCount(0)
  await expect(page.getByRole('option').first()).toContainText(/\d{6}\s· /)
  await expect(page.getByRole('option').nth(1)).toBeVisible()
  const [first = '', second = ''] = await page.getByRole('option').allTextContents()
  await expect(chosen(page)).toHaveText(first)
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText(second)
  await leave(page)
  await expect(page).toHaveURL('/it')
})

test('a screen is opened by its name', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it')
  await search(page, 'posta in')
  // All of it was looked for: with fewer letters there are clients, and one that another test made has "posta" in its name.
  await expect(page.getByText('Nessun cliente trovato')).toBeVisible()
  await expect(option(page, /Posta in uscita/)).toBeVisible()
  const at = (await page.getByRole('option').allTextContents()).findIndex((text) =>
    text.includes('Posta in uscita'),
  )
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText(/Posta in uscita/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/it/outbox')
})

test('the language is changed, and the portal left, from the search', async ({ page }) => {
  await signIn(page, 'press')
  await page.goto('/it')
  await search(page, 'français')
  await expect(chosen(page)).toHaveText(/Français/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/fr')
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
})

test('with one letter it says how many it needs, and when nobody is found it says so', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it')
  await search(page, 'q')
  await expect(page.getByText('Per i clienti servono almeno 2 caratteri.')).toBeVisible()
  await page.keyboard.type('qqqq')
  await expect(page.getByText('Nessun cliente trovato')).toBeVisible()
})

test('an agent finds the own clients only, and a customer only itself', async ({ page }) => {
  await signIn(page, 'agent2')
  await page.goto('/it')
  await search(page, '010126')
  await expect(option(page, /^Ambienti Bruni/)).toBeVisible()
  for (const who of ['agent', 'customer'] as const) {
    await signIn(page, who)
    await page.goto('/it')
    await search(page, '010126')
    await expect(page.getByText('Nessun cliente trovato')).toBeVisible()
    await leave(page)
    await search(page, '014207')
    await expect(option(page, /^Arredamenti Zanetti/)).toBeVisible()
  }
})

test('a journalist is offered screens and actions, and no client is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn(page, 'press')
  await page.goto('/it')
  // Two letters are in a news item, too, which arrives later.
  await search(page, 'crusc')
  await expect(option(page, /Cruscotto/)).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(1)
  expect(asked.filter((url) => url.includes('/generic/search'))).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  test('a client is found by one tap and typing', async ({ page, context }) => {
    const taps = await countTaps(context)
    await signIn(page, 'agent')
    await page.goto('/it')
    taps.begin()
    await page.getByRole('button', { name: /^Cerca cliente/ }).tap()
    await expect(page.getByRole('combobox', { name: 'Cerca' })).toBeFocused()
    await page.keyboard.type('da ros')
    await expect(chosen(page)).toHaveText(/Mobilificio Da Ros/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/it\/clients\/\d+$/)
    await taps.expect(1, 'find a client')
  })
})

test('Enter before the answer opens the result of the typed text, not of the search before', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/it')
  let answer = () => undefined as void
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/generic\/search/, async (route) => {
    await asked
    await route.continue()
  })
  await search(page, '014207')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Cerco')
  answer()
  await expect(page).toHaveURL(/\/it\/clients\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Arredamenti Zanetti')
})

test('letters typed before the search is there go on in it', async ({ page }) => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/Palette-[\w-]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, 'admin')
  await page.goto('/it')
  await expect(page.getByRole('button', { name: /^Cerca cliente/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: 'Cerca' })).toBeFocused()
  await page.keyboard.type('OM-2026')
  release()
  await expect(page.getByRole('combobox', { name: 'Cerca' })).toBeFocused()
  await page.keyboard.type('/00015')
  await expect(page.getByRole('combobox', { name: 'Cerca' })).toHaveValue('OM-2026/00015')
  await leave(page)
  await search(page, 'a')
  await expect(page.getByRole('combobox', { name: 'Cerca' })).toHaveValue('a')
})

test('Enter before the search is there opens the order of the number typed', async ({ page }) => {
  await signIn(page, 'admin')
  const [order] = await ask<{ id: number; number: string }[]>(
    page.request,
    '/api/v1.0/orders/1?status=confirmed',
  )
  if (!order) throw new Error('the demonstration company has confirmed orders')
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/Palette-[\w-]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/it')
  await expect(page.getByRole('button', { name: /^Cerca cliente/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: 'Cerca' })).toBeFocused()
  // As its file is called.
  await page.keyboard.type(order.number.replace('/', '-'))
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(`/it/orders/${order.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number)
})

test('an agent finds orders, invoices and materials by number, a shop its own, and a stranger nothing', async ({
  page,
}) => {
  await signIn(page, 'customer')
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  const answer = await page.request.get('/api/v1.0/invoices/1?per_page=1', { headers: { token } })
  const { args } = (await answer.json()) as { args: { response: { number: string }[] } }
  const number = args.response[0]?.number ?? ''
  for (const who of ['customer', 'agent'] as const) {
    await signIn(page, who)
    await page.goto('/it')
    await search(page, number)
    await expect(option(page, new RegExp(`Fattura ${number}`))).toContainText('Arredamenti Zanetti')
    await leave(page)
  }
  await search(page, 'AC-101')
  await expect(option(page, /Materiale AC-101/)).toBeVisible()
  await signIn(page, 'agent2')
  await page.goto('/it')
  await search(page, number)
  await expect(page.getByText('Nessun cliente trovato')).toBeVisible()
  await expect(option(page, /^Fattura/)).toHaveCount(0)
})

test('without a network an agent’s own clients are found among those kept on the device', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it')
  // They come by themselves once the screen is quiet.
  await expect(async () => expect((await kept(page)).answers.join(' ')).toContain('clientChoices')).toPass()
  await search(page, 'zan')
  await leave(page)
  await context.setOffline(true)
  await search(page, 'treviso zanetti')
  await expect(option(page, /^Arredamenti Zanetti/)).toBeVisible()
  await expect(page.getByText(/^Senza rete: tra i clienti tenuti su questo dispositivo/)).toBeVisible()
  await context.setOffline(false)
})

test('an article is found by its code with price and class, an appliance by its name, and an order is begun', async ({
  page,
}) => {
  const [row] = await ask<{ code: string; name: string; energy_class: string }[]>(
    page.request,
    '/api/v1.0/elettrodomestici/1?energy=A&per_page=1',
  )
  if (!row) throw new Error('the demonstration company has appliances')
  await signIn(page, 'agent')
  await page.goto('/it')
  await search(page, row.code)
  const appliances = page.getByRole('group', { name: 'Elettrodomestici' })
  // While typing, what its first letters found stands there: all of it may be dryers.
  await expect(appliances.getByRole('option', { name: row.code })).toContainText(row.name)
  await expect(appliances.getByRole('option')).toHaveCount(1)
  await expect(appliances.getByRole('img', { name: /^Classe energetica A/ })).toBeVisible()
  const prices = page.getByRole('group', { name: 'Prezzi' })
  await expect(prices.getByRole('option').first()).toContainText(row.code)
  await expect(prices.getByRole('option').first()).toContainText('€')
  await expect(prices.getByRole('img', { name: /^Classe energetica/ }).first()).toBeVisible()
  await prices.getByRole('option').first().click()
  await expect(page).toHaveURL(new RegExp(`/it/prices\\?.*code=`))

  await search(page, 'ordine mobili')
  await expect(option(page, /^Ordine mobili/)).toContainText('nuovo')
  await option(page, /^Ordine mobili/).click()
  await expect(page).toHaveURL(/\/it\/orders\/new\?type=furniture/)
})

test('who sees no prices is offered none, and begins only what he may', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const who of ['press', 'reseller'] as const) {
    await signIn(page, who)
    await page.goto('/it')
    await search(page, 'forno')
    await leave(page)
    await search(page, 'richiesta alla sede')
    await expect(option(page, /^Nuova richiesta alla sede/)).toBeVisible()
    await leave(page)
    await search(page, 'ordine mobili')
    await expect(page.getByText(/^Nessun/)).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(0)
    await leave(page)
  }
  expect(asked.filter((url) => url.includes('/prezzi/'))).toEqual([])
})

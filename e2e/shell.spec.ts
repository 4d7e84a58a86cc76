import type { Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { demoPassword } from './support/sign-in.ts'

/** The browser offers to install the portal, and would be answered like this; done when the portal took the offer. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.waitForFunction((answer) => {
    const prompt = () => {
      Object.assign(window, { prompted: true })
      return Promise.resolve({ outcome: answer })
    }
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    return !window.dispatchEvent(event)
  }, outcome)
const question = (page: Page) => page.getByText(/si può installare su questo dispositivo/)

/** The rules of the drawn page are there; before that it stands in the browser's own. */
const styled = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  )
/** Enter in the drawn page is remembered from now on: asked with a form of our own. */
const remembersEnter = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('#first-picture')?.appendChild(document.createElement('form'))
    const heard = form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) === false
    form?.remove()
    return heard
  })

/** What stands on the screen and where, once the fonts are there. */
const wordsIn = (page: Page, place: string) =>
  page.locator(place).evaluate(async (element) => {
    // Laid out, it has asked for its fonts.
    element.getBoundingClientRect()
    await document.fonts.ready
    const found = [...element.querySelectorAll('*')].filter((one) => one.children.length === 0)
    return found
      .map((one) => ({ text: one.textContent?.trim(), at: one.getBoundingClientRect() }))
      .filter(({ text, at }) => text && at.width > 1)
      .map(({ text, at }) => [text, Math.round(at.left), Math.round(at.top)])
  })

test('the offer to install does not interrupt, and is not shown again after a refusal', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it')
  await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
  await offer(page, 'dismissed')
  await expect(question(page)).toBeVisible()
  await expectNoViolations(page, 'with the offer')
  await page.getByRole('button', { name: 'Non ora', exact: true }).click()
  await expect(question(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
  await offer(page, 'dismissed')
  await expect(question(page)).toHaveCount(0)
})

test('accepting the offer opens the browser’s question', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it')
  await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
  await offer(page, 'accepted')
  await page.getByRole('button', { name: 'Installa' }).click()
  await expect(question(page)).toHaveCount(0)
  expect(await page.evaluate(() => 'prompted' in window)).toBe(true)
})

test('menus, search and panels are accessible while they are open', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/agencies')
  await expect(page.getByRole('table', { name: 'Agenzie' })).toBeVisible()
  for (const name of [/^Lingua/, /^Avvisi/, /^Elisa Marangon/, /^Paese/, /^Colonne/]) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toBeVisible()
    await expectNoViolations(page, `while ${name.source} is open`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0)
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Cerca' })).toBeFocused()
  await page.keyboard.type('ferri')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoViolations(page, 'while the search is open')
})

test('the address of another agency in the header of the page leads the keyboard straight to the content', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  const skip = page.getByRole('link', { name: 'Vai al contenuto' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a script that fails to load shows an error on its screen and loads when retried', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it')
  await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
  await page.route('**/assets/OutboxPage-*.js', (route) => route.abort('connectionfailed'))
  await page.getByRole('link', { name: 'Posta in uscita' }).click()
  await expect(page.getByRole('alert')).toContainText('La pagina non si è caricata.')
  await page.unroute('**/assets/OutboxPage-*.js')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Posta in uscita' })).toBeVisible()
})

test('an app that fails to load shows a sentence and a button, not a white page', async ({ page }) => {
  await page.route('**/assets/Root-*.js', (route) => route.abort('connectionfailed'))
  await page.goto('/it/login')
  await expect(page.getByRole('alert')).toContainText('La pagina non si è caricata.')
  await page.unroute('**/assets/Root-*.js')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
})

test('the sign-in page is drawn before the app has loaded, and nothing moves afterwards', async ({
  page,
}) => {
  const app = Promise.withResolvers<void>()
  await page.route('**/assets/Root-*.js', (route) => app.promise.then(() => route.continue()))
  await page.goto('/fr/login', { waitUntil: 'commit' })
  const picture = page.locator('#first-picture')
  await expect(picture.getByText('Se connecter', { exact: true })).toBeVisible()
  await styled(page)
  const before = await wordsIn(page, '#first-picture')
  app.resolve()
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await expect(picture).toHaveCount(0)
  expect(before).toContainEqual(expect.arrayContaining(['Connexion']))
  expect(await wordsIn(page, '#root')).toEqual(before)
})

test('text typed before the app has loaded is kept with its cursor, and Enter signs in afterwards', async ({
  page,
}) => {
  const app = Promise.withResolvers<void>()
  await page.route('**/assets/Root-*.js', (route) => app.promise.then(() => route.continue()))
  await page.goto('/it/login', { waitUntil: 'commit' })
  const picture = page.locator('#first-picture')
  const user = page.getByLabel('E-mail')
  const password = page.getByLabel('Password', { exact: true })
  await remembersEnter(page)
  await user.fill('agnt@mandato.example')
  await password.fill(demoPassword)
  // One letter is missing: the cursor stands in the middle when the app comes.
  await user.focus()
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(picture).toBeVisible()
  app.resolve()
  await expect(picture).toHaveCount(0)
  await expect(user).toBeFocused()
  await page.keyboard.type('e')
  await expect(user).toHaveValue('agent@mandato.example')
  await expect(password).toHaveValue(demoPassword)

  const again = Promise.withResolvers<void>()
  await page.unroute('**/assets/Root-*.js')
  await page.route('**/assets/Root-*.js', (route) => again.promise.then(() => route.continue()))
  await page.goto('/it/login', { waitUntil: 'commit' })
  await user.fill('agent@mandato.example')
  await password.fill(demoPassword)
  await remembersEnter(page)
  await password.press('Enter')
  await expect(picture.locator('form')).toHaveAttribute('data-sent')
  again.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
})

test('printed, lists are what they list, whole and light, without what only a hand can use', async ({
  page,
}) => {
  await signIn(page, 'sales')
  for (const [address, title] of [
    ['/it/revenue?tab=agencies', 'Fatturato e budget'],
    ['/it/clients', 'Clienti'],
    ['/it/sheets?view=clients', 'Schede cliente'],
    ['/it/material-requests', 'Richieste di materiali'],
    ['/it/materials', 'Materiali'],
    ['/it/agencies', 'Agenzie'],
  ] as const) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await page.goto(address)
    await expect(page.getByRole('table').last().locator('tbody tr').nth(5)).toBeVisible()
    // As wide as the long side of A4 between its margins.
    await page.setViewportSize({ width: 1047, height: 718 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    for (const name of ['Colonne', 'Esporta', 'Esporta xlsx', 'Stampa'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    const printed = async () => {
      const found = await page.evaluate(() => ({
        colours: getComputedStyle(document.documentElement).colorScheme,
        heads: [...document.querySelectorAll('thead')].map((head) => getComputedStyle(head).display),
        rows: [...document.querySelectorAll('tbody tr')].map((row) => getComputedStyle(row).breakInside),
        over: document.documentElement.scrollWidth - window.innerWidth,
      }))
      return { ...found, heads: new Set(found.heads), rows: new Set(found.rows) }
    }
    // A table finds out how many of its columns fit on the other page.
    await expect.poll(printed, `${title}, printed`).toEqual({
      colours: 'light',
      heads: new Set(['table-header-group']),
      rows: new Set(['avoid']),
      over: 0,
    })
    await page.setViewportSize({ width: 1280, height: 720 })
  }
})

test('a failed answer shows an error on its block and can be retried', async ({ page }) => {
  await signIn(page, 'agent')
  let broken = true
  await page.route('**/api/v1.0/dashboard', (route) =>
    broken
      ? route.fulfill({ status: 500, json: { code: 500, args: { error: { message: 'Guasto.' } } } })
      : route.continue(),
  )
  await page.goto('/it')
  await expect(page.getByRole('alert')).toContainText('Guasto.')
  broken = false
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('table', { name: 'Fatturato per categoria' })).toBeVisible()
})

test('a toast closes by itself after five seconds', async ({ page }) => {
  // The clock stands still: what the machine needs to look is not counted.
  await page.clock.install({ time: '2025-11-14T08:00:00' })
  await page.clock.pauseAt('2025-11-14T08:00:01')
  await page.goto('/de/login')
  const toast = page.getByRole('alert').filter({ hasText: 'La lingua scelta non è disponibile.' })
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(toast).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
  await page.clock.runFor(4_000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(toast).toHaveCount(0)
})

test('on a phone everything is reached from the bar and the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin')
  await page.goto('/it')
  const bar = page.getByRole('navigation', { name: 'Menu rapido' })
  await bar.getByRole('link', { name: 'Schede' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Schede cliente' })).toBeVisible()
  await bar.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Posta in uscita' })).toBeVisible()
  await expectNoViolations(page, 'with the drawer open')
  await drawer.getByRole('link', { name: 'Posta in uscita' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Posta in uscita' })).toBeVisible()
  await expect(drawer).toHaveCount(0)
})

for (const [address, drawnSmall] of [
  ['/it/clients', ['button:Esporta e viste', 'button:Filtri']],
  ['/it/clients/45', ['link:Clienti', 'link:Tutte le righe', 'link:info@amato-figli-mobili.example']],
  ['/it/revenue', ['button:2025 sul 2024', 'link:Mobili']],
] as const)
  test(`what is drawn small on ${address} is reached by a finger all the same`, async ({ browser }) => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
    const page = await browser.newPage(phone)
    await signIn(page, 'agent')
    await page.goto(address)
    const main = page.getByRole('main')
    for (const small of drawnSmall) {
      const [role, name] = small.split(':') as ['button' | 'link', string]
      const control = main.getByRole(role, { name, exact: true }).first()
      await expect(control).toBeVisible()
      // The page is drawn again when answers arrive: compared until it stays the same.
      await expect(async () => {
        const reached = await control.evaluate((element) => {
          element.scrollIntoView({ block: 'center' })
          const { left, top, width, height } = element.getBoundingClientRect()
          const at = (up: number) => document.elementFromPoint(left + width / 2, top + height / 2 + up)
          return [-20, 0, 20].map((up) => element.contains(at(up)))
        })
        expect(reached, small).toEqual([true, true, true])
      }).toPass()
    }
    await page.close()
  })

test('the words of a button that is a link are whole on a phone', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await signIn(page, 'agent')
  await page.goto('/fr/blank-sheet')
  const words = page.getByRole('link', { name: 'Télécharger' }).getByText('Télécharger')
  await expect(words).toBeVisible()
  const cut = () => words.evaluate((element) => element.scrollHeight - element.clientHeight)
  await expect.poll(cut).toBeLessThanOrEqual(0)
  await page.close()
})

test('printed, a page drops the shell', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it')
  await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
})

for (const [who, may] of [
  [
    'reseller',
    [
      'Novità',
      'Area download',
      'Tendenze',
      'Elettrodomestici',
      'Scheda vuota',
      'Richieste alla sede',
      'Verifica documento',
      'Il mio profilo',
    ],
  ],
  ['press', ['Novità', 'Area download', 'Richieste alla sede', 'Verifica documento', 'Il mio profilo']],
] as const)
  test(`the first screen of ${who} says what the portal is for, and nothing of sales`, async ({ page }) => {
    await signIn(page, who)
    await page.goto('/it')
    const own = page.getByRole('region', { name: 'Cosa puoi fare qui' })
    await expect(own.getByRole('link')).toHaveText([...may])
    await expect(page.getByRole('main')).not.toContainText(/fatturato|agenzi|di vendita/i)
    await expect(page.getByText(/non è ancora collegato a un cliente/)).toHaveCount(
      who === 'reseller' ? 1 : 0,
    )
    // The whole line leads there, not only its words.
    const lines = own.getByRole('listitem')
    await lines.last().click({ position: { x: 4, y: 4 } })
    await expect(page.getByRole('heading', { level: 1, name: 'Il mio profilo' })).toBeVisible()
  })

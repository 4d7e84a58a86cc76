import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { customerOf } from './support/people.ts'
import { enter, openSession } from './support/sign-in.ts'

/* Being shown around at the first sign-in of a role. */
const somebodyNew = async (request: Parameters<typeof customerOf>[0]) => {
  const [client] = await ask<{ id: number }[]>(request, '/api/v1.0/generic/search?q=010126')
  return openSession(request, await customerOf(request, [client?.id ?? 0]))
}

test('who comes for the first time is shown around by keyboard, and not asked again', async ({ page }) => {
  await enter(page, await somebodyNew(page.request))
  await page.goto('/it')
  await expect(page.getByRole('heading', { name: 'Ti diamo il benvenuto, Carla' })).toBeVisible()
  const told = page.waitForResponse(
    (answer) => answer.url().endsWith('/me/home') && answer.request().method() === 'PUT',
  )
  const tour = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Fai il giro' }).click()
  await expect(tour).toBeVisible()
  expect((await told).status()).toBe(200)
  await expect(tour).toBeFocused()
  await expect(tour).toHaveAccessibleName('In arrivo')
  await expect(tour).toHaveAccessibleDescription(/^I tuoi ordini con il giorno previsto/)
  await expectNoViolations(page)
  for (const title of ['Una ricerca sola', 'Il menu', 'Gli avvisi', 'La pagina come la vuoi', 'L’aiuto']) {
    await page.keyboard.press('ArrowRight')
    await expect(tour).toHaveAccessibleName(title)
    await expect(tour).toBeFocused()
    await expect(tour).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('ArrowLeft')
  await expect(tour).toHaveAccessibleName('La pagina come la vuoi')
  await page.keyboard.press('Escape')
  await expect(tour).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Disponi i riquadri' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /benvenuto/ })).toHaveCount(0)

  // The help of any page leads back to it.
  await page.goto('/it/orders')
  await page.getByRole('button', { name: /^Carla Negozi/ }).click()
  await page.getByRole('menuitem', { name: 'Aiuto' }).click()
  await page.getByRole('button', { name: 'Fai il giro della pagina iniziale' }).click()
  await expect(page).toHaveURL('/it')
  await expect(page.getByRole('dialog', { name: 'In arrivo' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('who needs no tour says so once; it is found again in the help of the menu', async ({ page }) => {
    await enter(page, await somebodyNew(page.request))
    await page.goto('/it')
    await page.getByRole('button', { name: 'Non serve' }).tap()
    await expect(page.getByRole('heading', { name: /benvenuto/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('button', { name: 'Aiuto' }).tap()
    await page.getByRole('button', { name: 'Fai il giro della pagina iniziale' }).tap()
    const tour = page.getByRole('dialog', { name: 'In arrivo' })
    await expect(tour).toBeInViewport({ ratio: 1 })
    for (let step = 1; step < 6; step += 1) {
      await page.getByRole('button', { name: 'Avanti' }).tap()
      await expect(page.getByRole('dialog')).toContainText(`${step + 1} di 6`)
      await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('button', { name: 'Fine' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Disponi i riquadri' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /benvenuto/ })).toHaveCount(0)
  })
})

test('each role is shown a thing of its own first', async ({ page }) => {
  const first = {
    agent: 'La tua giornata',
    sales: 'Da fare oggi',
    admin: 'Da fare oggi',
    customer: 'In arrivo',
    reseller: 'Cosa puoi fare qui',
    press: 'Cosa puoi fare qui',
  } as const
  for (const [who, title] of Object.entries(first)) {
    await signIn(page, who as keyof typeof first)
    await page.goto('/it')
    await expect(page.getByRole('button', { name: 'Disponi i riquadri' })).toBeVisible()
    // They know it: nobody asks.
    await expect(page.getByRole('heading', { name: /benvenuto/ })).toHaveCount(0)
    const help = page.getByRole('dialog', { name: /^Aiuto/ })
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(help).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 40_000 })
    await help.getByRole('button', { name: 'Fai il giro della pagina iniziale' }).click()
    await expect(page.getByRole('dialog', { name: title }), who).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

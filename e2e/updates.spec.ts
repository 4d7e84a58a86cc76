import { expect, signIn } from './fixtures.ts'
import { kept, keptByReleaseBefore } from './support/kept.ts'
import { expectReloaded, mark, test, workerReady, workers } from './support/worker.ts'

for (const [worker, what] of [
  ['missing', 'is not there any more'],
  ['page', 'is not JavaScript'],
] as const)
  test(`a service worker whose file ${what} is unregistered, and the portal opens from the server`, async ({
    page,
    front,
  }) => {
    await signIn(page, 'agent')
    await page.goto('/it')
    await workerReady(page)
    expect(await workers(page)).toBe(1)
    front.worker = worker
    await page.reload()
    await expect.poll(() => workers(page).catch(() => -1)).toBe(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Fatturato per categoria' })).toBeVisible()
    // The page that was there before is controlled to its end.
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller === null).catch(() => false))
      .toBe(true)
  })

test('a first visit without a service worker shows the portal', async ({ page, front }) => {
  front.worker = 'missing'
  await page.goto('/it/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
  expect(await workers(page)).toBe(0)
})

test('a newer version is taken at once while nothing is being written', async ({ page, front }) => {
  await signIn(page, 'agent')
  await page.goto('/it/my-agency')
  await workerReady(page)
  await mark(page)
  front.worker = 'newer'
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expectReloaded(page)
  await expect(page.getByRole('heading', { level: 1, name: 'La mia agenzia' })).toBeVisible()
})

test('a newer version waits while a form has unsaved changes, and loads when it is left', async ({
  page,
  front,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/my-agency')
  await workerReady(page)
  await page.getByRole('button', { name: 'Modifica' }).click()
  const phone = page.getByRole('textbox', { name: 'Telefono della sede' })
  await phone.fill('+39 0422 555 000')
  await mark(page)
  front.worker = 'newer'
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
    )
    .toBe(true)
  await expect(phone).toHaveValue('+39 0422 555 000')
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expectReloaded(page)
  await expect(page.getByRole('heading', { level: 1, name: 'La mia agenzia' })).toBeVisible()
})

test('a server that is briefly down does not unregister the service worker', async ({
  page,
  context,
  front,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/my-agency')
  await workerReady(page)
  front.worker = 'away'
  const looked = page.waitForResponse((answer) => answer.url().endsWith('/sw.js') && answer.status() === 503)
  await page.reload()
  await looked
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'La mia agenzia' })).toBeVisible()
})

test('what is kept outlives a release, but for the calls that answer otherwise', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/my-agency')
  await expect(page.getByRole('region', { name: 'Contatti' })).toBeVisible()
  await page.goto('/it/premia')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await workerReady(page)
  const of = async (call: string) =>
    (await kept(page)).answers.filter((key) => key.includes(`["${call}"`)).map((key) => key.split(' ')[0])
  await expect.poll(() => of('myAgency')).toHaveLength(1)
  await expect.poll(() => of('premia')).not.toEqual([])
  const [now] = await of('myAgency')
  await expect.poll(async () => (await kept(page)).answers).toContain('shapes')

  await context.setOffline(true)
  await keptByReleaseBefore(page, 'premia')
  expect(await of('myAgency')).toEqual(['before'])
  await page.goto('/it/news')
  await expect.poll(() => of('myAgency')).toEqual([now])
  await expect.poll(() => of('premia')).toEqual([])
  await page.goto('/it/my-agency')
  await expect(page.getByRole('region', { name: 'Contatti' })).toBeVisible()
})

import { expect, signIn } from './fixtures.ts'
import { sessionOf } from './support/sign-in.ts'
import { test, workerReady } from './support/worker.ts'

/* Where a client is, measured by whoever stands in its shop; what interrupts it is walked in interruptions.spec. */

test('a place is measured and put on the map, also without a network; a vague one is not', async ({
  page,
  context,
}) => {
  const { user } = await sessionOf(page.request, 'customer')
  await signIn(page, 'agent')
  await page.goto(`/it/clients/${user.client_id}`)
  await workerReady(page)
  const card = page.getByRole('region', { name: 'Dove si trova' })
  const here = card.getByRole('button', { name: 'Sono qui: misura la posizione' })

  await test.step('a browser that gives no position says so', async () => {
    await here.click()
    await expect(card.getByRole('alert')).toContainText('Il browser non dà la posizione')
  })

  await context.grantPermissions(['geolocation'])
  await test.step('one that does not know it well is not taken', async () => {
    await context.setGeolocation({ latitude: 45.7, longitude: 12.3, accuracy: 800 })
    await here.click()
    await expect(card.getByRole('alert')).toContainText('Troppo imprecisa: ± 800 m, al massimo 200 m')
    await expect(card.getByRole('button', { name: 'Metti qui il cliente' })).toHaveCount(0)
  })

  await test.step('measured without a network, it is kept, found again, and leaves when there is one', async () => {
    await context.setGeolocation({ latitude: 45.66691, longitude: 12.24301, accuracy: 11.2 })
    await context.setOffline(true)
    await here.click()
    await expect(card.getByText('Posizione misurata, precisa a 12 m')).toBeVisible()
    await expect(card.getByText(/^Salvato su questo computer/)).toBeVisible()
    await page.reload()
    await card.getByRole('button', { name: 'Metti qui il cliente' }).click()
    await expect(card.getByText(/^In attesa della rete/)).toBeVisible()
    await page.goto('/it/device')
    await expect(page.getByText('Posizione del cliente')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Sulla mappa: /)).toBeVisible()
  })

  await test.step('the map and the history know it', async () => {
    await page.goto(`/it/clients/${user.client_id}`)
    await expect(here).toBeVisible()
    await expect(card.getByText('Posizione indicativa: al centro della località')).toHaveCount(0)
    await page.goto(`/it/clients/${user.client_id}?tab=timeline`)
    await expect(page.getByText('Posizione misurata sul posto').first()).toBeVisible()
  })
})

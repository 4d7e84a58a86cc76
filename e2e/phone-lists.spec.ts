import { expect, expectNoViolations, signIn, test } from './fixtures.ts'

/** Every list of the back office, and the name of its table, list or first column. */
const lists = [
  ['clients', 'list', 'Clienti'],
  ['sheets', 'table', 'Agenzie'],
  ['sheets?view=clients', 'table', 'Clienti'],
  ['agencies', 'table', 'Agenzie'],
  ['materials', 'table', 'Materiali'],
  ['material-requests', 'table', 'Richieste di materiali'],
  ['to-send', 'table', 'Da inviare'],
  ['preparations', 'table', 'Preparazioni'],
  ['shipments', 'region', 'Da confermare'],
  ['shipments/list', 'table', 'Spedizioni'],
  ['shipments/register', 'table', 'Registro DDT'],
  ['hand-overs', 'table', 'Consegne'],
  ['outbox', 'table', 'Posta in uscita'],
] as const

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('on a phone every list begins in the first quarter of the screen', async ({ page }) => {
  await signIn(page, 'admin')
  for (const [address, role, name] of lists)
    await test.step(address, async () => {
      await page.goto(`/it/${address}`)
      const list = page.getByRole('main').getByRole(role, { name }).first()
      await expect(list).toBeVisible()
      const top = () => list.evaluate((element) => element.getBoundingClientRect().top)
      await expect.poll(top, `pixels above the list of ${address}`).toBeLessThanOrEqual(844 / 4)
    })
})

test('on a phone the filters say how many are set, and what is done with a list is one menu', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/sheets?status=draft')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Filtri: 1' }).tap()
  await main.getByRole('button', { name: /^Bozza \d/ }).tap()
  await expect(main.getByRole('button', { name: 'Filtri', exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Esporta e viste' }).tap()
  await expectNoViolations(page, 'with the menu of the list')
  await page.getByRole('button', { name: 'Stampa elenco' }).tap()
  // The menu is closed; the panel it opened is there.
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Colonne' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seleziona' })).toBeHidden()
})

test('filters that were never unfolded have their choices without a network, too', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/clients')
  await expect(page.getByRole('main').getByRole('list', { name: 'Clienti' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Filtri', exact: true }).tap()
  await page.getByRole('button', { name: 'Agente', exact: true }).tap()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('an unknown sort key in an address is ignored, not refused', async ({ page }) => {
  await signIn(page, 'agent')
  for (const [address, name] of [
    ['clients', 'Clienti'],
    ['sheets', 'Schede cliente'],
  ] as const) {
    await page.goto(`/it/${address}?sort=-no_such_column`)
    await expect(
      page.getByRole('main').getByRole(address === 'clients' ? 'list' : 'table', { name }),
    ).toBeVisible()
  }
})

import { readFile } from 'node:fs/promises'
import { expect, signIn, test } from './fixtures.ts'
import { sessionOf } from './support/sign-in.ts'

test('the list of agencies is searched, filtered and sorted, and its address shows the same to a colleague', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/it/agencies')
  const rows = page.getByRole('table', { name: 'Agenzie' }).locator('tbody tr')
  await expect(rows).toHaveCount(24)
  await page.getByRole('button', { name: 'Paese' }).first().click()
  await page.getByRole('menuitem', { name: 'Francia' }).click()
  await expect(page).toHaveURL(/country=FR/)
  await expect(rows).not.toHaveCount(24)
  const countries = rows.getByRole('cell', { name: /^[A-Z]{2}$/ })
  await expect(countries.first()).toBeVisible()
  await expect(countries.filter({ hasNotText: 'FR' })).toHaveCount(0)
  await page.getByRole('columnheader', { name: 'Clienti', exact: true }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Clienti', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('searchbox', { name: 'Cerca agenzia o codice' }).fill('lefevre')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Lefèvre & Moreau Agents')

  const address = page.url()
  await page.goto('/it')
  await page.goto(address)
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('searchbox', { name: 'Cerca agenzia o codice' })).toHaveValue('lefevre')
  await expect(page.getByRole('columnheader', { name: 'Clienti', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('a search without results says so and offers all agencies', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/it/agencies?q=nessuna.it')
  await expect(page.getByText('Nessuna voce corrisponde alla ricerca e ai filtri.')).toBeVisible()
  await page.getByRole('button', { name: 'Mostra tutto' }).click()
  await expect(page.getByRole('table', { name: 'Agenzie' }).locator('tbody tr')).toHaveCount(24)
  await expect(page.getByRole('searchbox', { name: 'Cerca agenzia o codice' })).toHaveValue('')
})

test('the exported file has exactly the filtered rows', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/agencies?country=ES')
  await expect(page.getByRole('table', { name: 'Agenzie' })).toBeVisible()
  const asking = page.waitForRequest(/output=xlsx/)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta' }).click()
  await page.getByRole('menuitem', { name: 'Esporta xlsx' }).click()
  expect(new URL((await asking).url()).searchParams.get('country')).toBe('ES')
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
})

test('an agency opens from the list with its figures, people and areas, and leads back', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/it/agencies')
  await page.getByRole('link', { name: 'Ferri Rappresentanze' }).click()
  await expect(page).toHaveURL(/\/it\/agencies\/1$/)
  await expect(page).toHaveTitle(/^Ferri Rappresentanze · /)
  await expect(page.getByRole('region', { name: 'Agenti' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Clienti' })).toContainText('TV')
  await expect(page.getByText('2025, al 14 novembre')).toBeVisible()
  await page.getByRole('link', { name: 'Agenzie', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agenzie' })).toBeVisible()
})

test('an agency that does not exist shows a sentence under a heading', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/it/agencies/987654')
  await expect(page.getByRole('heading', { level: 1, name: 'Agenzie' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Non trovato: non esiste o non è tra i tuoi dati.')
  // Trying again would not bring it.
  await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0)
})

test('an agent keeps the contacts of the agency, and the customer finds them on the card', async ({
  page,
}) => {
  const name = `Nadia Prova ${Date.now()}`
  await signIn(page, 'agent')
  await page.goto('/it/my-agency')
  const contacts = page.getByRole('region', { name: 'Contatti' })
  await contacts.getByRole('button', { name: 'Modifica' }).click()
  await page.getByRole('button', { name: 'Aggiungi un contatto' }).click()
  const added = contacts.getByRole('group').last()
  await added.getByRole('textbox', { name: 'Ruolo' }).fill('magazzino')
  await contacts.getByRole('button', { name: 'Salva' }).click()
  await expect(added.getByRole('textbox', { name: 'Nome e cognome' })).toHaveAccessibleDescription(
    'Scrivi il nome della persona.',
  )
  await added.getByRole('textbox', { name: 'Nome e cognome' }).fill(name)
  await contacts.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Modifiche salvate' })).toBeVisible()
  await expect(contacts.getByRole('listitem').filter({ hasText: name })).toContainText('magazzino')

  await signIn(page, 'customer')
  await page.goto('/it/my-agency')
  await expect(contacts.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await expect(contacts.getByRole('button')).toHaveCount(0)

  await signIn(page, 'agent')
  await page.goto('/it/my-agency')
  // What is kept on the device is shown first: a form begun then may lack the contact.
  await expect(contacts.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await contacts.getByRole('button', { name: 'Modifica' }).click()
  await page.getByRole('button', { name: `Togli il contatto ${name}` }).click()
  await contacts.getByRole('button', { name: 'Salva' }).click()
  await expect(contacts.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
})

test('saving over somebody else’s change is refused, and nothing is lost', async ({ page }) => {
  await signIn(page, 'agent2')
  await page.goto('/it/my-agency')
  const contacts = page.getByRole('region', { name: 'Contatti' })
  await contacts.getByRole('button', { name: 'Modifica' }).click()
  const phone = contacts.getByRole('textbox', { name: 'Telefono della sede' })
  const before = await phone.inputValue()
  await phone.fill('+39 02 5550000')

  const { token } = await sessionOf(page.request, 'agent2')
  const other = await page.request.put('/api/v1.0/agencies/my', {
    headers: { token },
    data: { phone: before, email: 'info@brambilla-riva-agenti.example' },
  })
  expect(other.status(), await other.text()).toBe(200)
  await contacts.getByRole('button', { name: 'Salva' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Nel frattempo qualcuno ha modificato questi dati.' }),
  ).toBeVisible()
  await expect(phone).toHaveValue('+39 02 5550000')
})

test('leaving a form with unsaved changes asks first', async ({ page }) => {
  await signIn(page, 'agent2')
  await page.goto('/it/my-agency')
  const contacts = page.getByRole('region', { name: 'Contatti' })
  await contacts.getByRole('button', { name: 'Modifica' }).click()
  const phone = contacts.getByRole('textbox', { name: 'Telefono della sede' })
  await phone.fill('+39 02 5551111')
  const question = page.getByRole('dialog', { name: 'Lasciare la pagina?' })
  const dashboard = page
    .getByRole('navigation', { name: 'Menu principale' })
    .getByRole('link', { name: 'Cruscotto' })
  await dashboard.click()
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(phone).toHaveValue('+39 02 5551111')
  await dashboard.click()
  await expect(question).toContainText('Ci sono modifiche non salvate: andranno perse.')
  await question.getByRole('button', { name: 'Lascia la pagina' }).click()
  await expect(page).toHaveURL('/it')
})

test('a customer sees whom to call and none of the agency’s figures', async ({ page }) => {
  await signIn(page, 'customer')
  await page.goto('/it/my-agency')
  await expect(page.getByRole('region', { name: 'Agenti' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Sede' })).toContainText('Via Cavour, 38')
  await expect(page.getByRole('region', { name: 'Clienti' })).toHaveCount(0)
  await expect(page.getByText(/ultimo accesso|mai entrato/)).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Budget')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('€')).toHaveCount(0)
})

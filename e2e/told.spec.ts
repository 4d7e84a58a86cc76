import { expect, test } from './fixtures.ts'
import { enter, openSession, signIn } from './support/sign-in.ts'

/* What one is told and how, views that others open, views that come by mail. */

test('somebody chooses how a notice comes and keeps the nights quiet; both hold when the page is opened again', async ({
  page,
}) => {
  await signIn(page, 'agent2')
  await page.goto('/it/account')
  await page.getByRole('link', { name: 'Avvisi ed e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'Avvisi ed e-mail' })).toBeVisible()
  const sent = page.getByLabel('Scheda inviata alla firma', { exact: true })
  await sent.selectOption('digest')
  await expect(page.getByText('Modifiche salvate').first()).toBeVisible()
  const quiet = page.getByLabel('Ore di silenzio')
  if (!(await quiet.isChecked())) await quiet.click()
  await expect(page.getByLabel('Dalle')).toBeVisible()
  await page.getByLabel('Dalle').selectOption('6')
  await expect(page.getByLabel('Dalle')).toHaveValue('6')
  await page.reload()
  await expect(sent).toHaveValue('digest')
  await expect(page.getByLabel('Dalle')).toHaveValue('6')
  // Kinds that cannot reach an agent are not offered.
  await expect(page.getByRole('heading', { name: 'Importazioni' })).toHaveCount(0)
})

test('a view is shared with somebody by name, who opens and copies it under its owner’s name', async ({
  page,
  browser,
}, { repeatEachIndex }) => {
  // Another search for each run of this journey, so that each has a view of its own.
  const searched = `cucine ${repeatEachIndex}`
  const name = `Condivisa ${repeatEachIndex}`
  await signIn(page, 'sales')
  await page.goto(`/it/clients?q=${searched}`)
  await page.getByRole('button', { name: 'Viste' }).click()
  await page.getByRole('button', { name: 'Salva questa vista…' }).click()
  await page.getByLabel('Nome della vista').fill(name)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await page.getByRole('button', { name: `Vista: ${name}` }).click()
  await page.getByRole('button', { name: `Condividi «${name}»` }).click()
  await page.getByLabel(`Condividi «${name}» con`).selectOption('people')
  await page.getByLabel('Cerca per nome').fill('Giulia Ferri')
  await page.getByLabel(/^Giulia Ferri/).check()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText(`Vista «${name}» condivisa`)).toBeVisible()

  const other = await browser.newPage()
  await enter(other, await openSession(other.request, 'agent@mandato.example'))
  await other.goto('/it/clients')
  await other.getByRole('button', { name: 'Viste' }).click()
  const shared = other.getByRole('region', { name: 'Condivise con te' })
  await expect(shared.getByText('Davide Bressan').first()).toBeVisible()
  await other.getByRole('button', { name: `Copia «${name}» tra le tue` }).click()
  await expect(other.getByText(`«${name}» copiata tra le tue viste`)).toBeVisible()
  await shared.getByRole('link', { name }).click()
  await expect(other).toHaveURL(new RegExp(`q=cucine(\\+|%20)${repeatEachIndex}`))
  // The next of five gets the same place.
  await other.getByRole('button', { name: /^Vista: / }).click()
  await other.getByRole('button', { name: `Elimina «${name}»` }).click()
  await other.close()
  await page.getByRole('button', { name: `Elimina «${name}»` }).click()
  await expect(page.getByText(`Vista «${name}» eliminata`)).toBeVisible()
})

test('a view is scheduled from its menu, paused and deleted', async ({ page }, { repeatEachIndex }) => {
  const name = `Ogni lunedì ${repeatEachIndex}`
  await signIn(page, 'agent2')
  await page.goto(`/it/clients?q=arredamenti ${repeatEachIndex}`)
  await page.getByRole('button', { name: 'Viste' }).click()
  await page.getByRole('button', { name: 'Salva questa vista…' }).click()
  await page.getByLabel('Nome della vista').fill(name)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await page.getByRole('button', { name: `Vista: ${name}` }).click()
  await page.getByRole('link', { name: `Ricevi «${name}» per e-mail` }).click()
  await expect(page.getByLabel('Vista', { exact: true }).locator('option:checked')).toHaveText(name)
  await page.getByLabel('Ogni quanto').selectOption('month')
  await page.getByRole('button', { name: 'Programma l’invio' }).click()
  await expect(page.getByText('Il 1 di ogni mese alle 7, Excel').first()).toBeVisible()
  await page.getByRole('button', { name: `Metti in pausa «${name}»` }).click()
  await expect(page.getByRole('button', { name: `Riprendi «${name}»` })).toBeVisible()
  await page.getByRole('button', { name: `Elimina l’invio di «${name}»` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText(`Invio di «${name}» eliminato`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Riprendi «${name}»` })).toHaveCount(0)
  await page.goto(`/it/clients?q=arredamenti ${repeatEachIndex}`)
  await page.getByRole('button', { name: `Vista: ${name}` }).click()
  await page.getByRole('button', { name: `Elimina «${name}»` }).click()
  await expect(page.getByText(`Vista «${name}» eliminata`)).toBeVisible()
})

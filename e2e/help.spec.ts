import { expect, expectNoViolations, signIn, test } from './fixtures.ts'

test('the help of a screen opens by its key and from the menu of the person, in words of the task', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/prices')
  // The key is a letter where one types.
  const search = page.getByRole('searchbox', { name: 'Codice o parole' })
  await expect(search).toBeFocused()
  await page.keyboard.type('?')
  await expect(search).toHaveValue('?')

  await page.getByRole('heading', { level: 1 }).click()
  const help = page.getByRole('dialog', { name: 'Aiuto: Prezzi' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(help).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  await expect(help).toContainText('Quanto costa un articolo a questo cliente')
  await expect(help.getByText('Ctrl K')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  // A page of one thing has the help of its list; in the language one reads.
  await page.goto('/fr/orders')
  await page.getByRole('button', { name: /Ferri/ }).last().click()
  await page.getByRole('menuitem', { name: 'Aide' }).click()
  await expect(page.getByRole('dialog', { name: 'Aide : Commandes' })).toBeVisible()
})

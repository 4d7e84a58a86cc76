import { expect, signIn, test } from './fixtures.ts'

for (const who of ['press', 'reseller'] as const)
  test(`the start page of ${who} says what is there and whom to ask`, async ({ page }) => {
    await signIn(page, who)
    await page.goto('/it')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Cosa puoi fare qui' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Verifica documento' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'A chi chiedere' })).toBeVisible()
    // Without figures there is no mention of figures, agencies or tasks.
    await expect(main).not.toContainText(/fatturato|agenzi|da fare oggi/i)
  })

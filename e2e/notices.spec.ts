import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { invitation, sendSheet } from './support/signature.ts'

test('a refused signature comes to the agent’s bell, leads to the sheet, and is read there', async ({
  page,
}) => {
  const sent = await sendSheet(page.request)
  const token = (await invitation(page.request, sent)).split('/').at(-1)
  const declined = await page.request.post(`/api/v1.0/public/sign/${token}/decline`, {
    data: { reason: 'Lo sconto non è quello detto' },
  })
  expect(declined.status(), await declined.text()).toBe(200)

  await signIn(page, 'agent')
  await page.goto('/it/blank-sheet')
  await page.getByRole('button', { name: /^Avvisi: \d+\+? da leggere$/ }).click()
  const panel = page.getByRole('dialog', { name: 'Avvisi' })
  const notice = panel.getByRole('listitem').filter({ hasText: sent.name })
  await expect(notice).toContainText(`Da leggere: La firma della scheda di ${sent.name} è stata rifiutata`)
  await expectNoViolations(page, 'with the notices open')
  await notice.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/it/sheets/${sent.client}$`))
  await expect(page.getByRole('heading', { level: 1, name: sent.name })).toBeVisible()
  await expect(panel).toHaveCount(0)

  const bell = page.getByRole('button', { name: /^Avvisi/ })
  await bell.click()
  await expect(notice).toContainText('è stata rifiutata')
  await expect(notice).not.toContainText('Da leggere')
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
})

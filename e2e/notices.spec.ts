import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { sessionOf } from './support/sign-in.ts'
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

test('an answer to a request is read on its page, however one came there', async ({ page }) => {
  const subject = `Ante di ricambio ${crypto.randomUUID().slice(0, 8)}`
  const post = async (who: 'agent' | 'admin', path: string, multipart: Record<string, string>) => {
    const { token } = await sessionOf(page.request, who)
    const answer = await page.request.post(`/api/v1.0/requests${path}`, { headers: { token }, multipart })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { args: { response: { id: string } } }).args.response.id
  }
  const id = await post('agent', '', { subject, text: 'Arrivano?' })
  await post('admin', `/${id}/reply`, { text: 'Domani' })

  await signIn(page, 'agent')
  const read = page.waitForRequest((asked) => asked.url().endsWith('/notifications/read'))
  await page.goto(`/it/requests/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  expect((await read).postDataJSON()).toEqual({ about: 'free', object: Number(id.replace('free-', '')) })
})

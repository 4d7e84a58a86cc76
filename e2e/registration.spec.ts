import { expect, test } from './fixtures.ts'
import { mailedLink } from './support/people.ts'
import { signIn } from './support/sign-in.ts'

test('a shop asks for an account, confirms its address, is asked something, answers, and is let in', async ({
  page,
  browser,
}) => {
  const mark = Date.now()
  const [email, surname] = [`nuova-${mark}@negozi.example`, `Nuova ${mark}`]
  const told = (words: string) => page.getByRole('status').filter({ hasText: words })
  const shop = await (await browser.newContext()).newPage()
  const shopTold = (words: string) => shop.getByRole('status').filter({ hasText: words })

  await test.step('the form says what is wrong where it is, and what was typed stays', async () => {
    await shop.goto('/it/login')
    await shop.getByRole('link', { name: 'Chiedi un accesso' }).click()
    await expect(shop.getByRole('heading', { level: 1, name: 'Chi sei' })).toBeVisible()
    await shop.getByRole('textbox', { name: 'Nome', exact: true }).fill('Carla')
    await shop.getByLabel('Cognome').fill(surname)
    await shop.getByLabel('E-mail').fill('carla@')
    await shop.getByLabel('Telefono').fill('+39 0422 580111')
    await shop.getByRole('button', { name: 'Avanti' }).click()
    await expect(shop.getByLabel('E-mail')).toBeFocused()
    await expect(shop.getByLabel('Cognome')).toHaveValue(surname)
    await shop.getByLabel('E-mail').fill(email)
    await shop.getByRole('button', { name: 'Avanti' }).click()
    await expect(shop.getByRole('heading', { level: 1, name: 'La tua azienda' })).toBeVisible()
    await shop.getByLabel('Partita IVA').fill('12345670265')
    await shop.getByLabel('Ragione sociale').fill(`Arredi ${mark}`)
    await shop.getByLabel('Comune').fill('Treviso')
    await shop.getByLabel('Prov.').fill('TV')
    await shop.getByRole('checkbox', { name: /^Ho letto l’informativa privacy/ }).check()
    await shop.getByRole('button', { name: 'Invia richiesta' }).click()
    await expect(shop.getByText('Le undici cifre non tornano: controllale.')).toBeVisible()
    await shop.getByLabel('Partita IVA').fill('12345670264')
    await shop.getByRole('button', { name: 'Invia richiesta' }).click()
    await expect(shopTold('Richiesta inviata')).toBeVisible()
    await expect(shop.getByRole('heading', { level: 1, name: 'Controlla la posta' })).toBeVisible()
    await expect(shop.getByText(email)).toBeVisible()
  })

  const link = await mailedLink(page.request, email, 'registration')
  await test.step('the mailed link confirms the address', async () => {
    await shop.goto(link)
    await shop.getByRole('button', { name: 'Conferma l’indirizzo' }).click()
    await expect(shop.getByRole('heading', { level: 1, name: 'La richiesta è in sede' })).toBeVisible()
  })

  await test.step('head office asks, and the shop answers by the same link', async () => {
    await signIn(page, 'admin')
    await page.goto('/it/registrations')
    await page.getByRole('link', { name: new RegExp(surname) }).click()
    await page.getByRole('button', { name: 'Chiedi' }).click()
    await expect(page.getByText('Scrivi il messaggio che riceverà.')).toBeVisible()
    await page.getByLabel('Messaggio al richiedente').fill('Con quale agenzia lavori?')
    await page.getByRole('button', { name: 'Chiedi' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Chiedi' }).click()
    await expect(told('Domanda inviata')).toBeVisible()
    await shop.goto(link)
    await expect(shop.getByText('Con quale agenzia lavori?')).toBeVisible()
    await shop.getByLabel('La tua risposta').fill('Con Ferri Rappresentanze.')
    await shop.getByRole('button', { name: 'Invia la risposta' }).click()
    await expect(shopTold('Risposta inviata')).toBeVisible()
  })

  await test.step('it is approved, and the person chooses a password by the mailed link', async () => {
    await page.reload()
    await expect(page.getByText('Con Ferri Rappresentanze.')).toBeVisible()
    await page.getByRole('button', { name: 'Approva' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approva' }).click()
    await expect(told('Accesso aperto, e-mail inviata')).toBeVisible()
    await shop.goto(await mailedLink(page.request, email, 'reset'))
    await shop.getByRole('textbox', { name: 'Nuova password' }).fill(`Nuova-${mark}`)
    await shop.getByLabel('Ripeti la password').fill(`Nuova-${mark}`)
    await shop.getByRole('button', { name: 'Imposta la password' }).click()
    await expect(shop.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
  })
  await shop.context().close()
})

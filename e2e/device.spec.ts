import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, signIn } from './fixtures.ts'
import { kept } from './support/kept.ts'
import { demoPassword, enter, openSession } from './support/sign-in.ts'
import { saveSheet, sheetOf, wholeSheet } from './support/sheets.ts'
import { test, workerReady } from './support/worker.ts'

/* What lies on one device alone: seen, sent, carried away, deleted, and asked about at the sign-out. */

const mobile = (page: Page) => page.getByRole('textbox', { name: 'Cellulare', exact: true })
const groupOf = (page: Page, title: string) => page.getByRole('region', { name: title })
const keptWords = /^Salvato su questo computer/

async function typeInto(page: Page, id: number, value: string) {
  await page.goto(`/it/sheets/${id}`)
  await mobile(page).fill(value)
  await expect(page.getByText(keptWords)).toBeVisible()
}

test('what waits and what is begun is listed apart, leads back to its form, and is deleted after a question', async ({
  page,
  context,
}) => {
  test.slow()
  const waits = await saveSheet(page.request, 'agent2', 0, wholeSheet('Arredi In Attesa S.r.l.'))
  const begun = await saveSheet(page.request, 'agent2', 0, wholeSheet('Arredi Iniziati S.r.l.'))
  await signIn(page, 'agent2')
  await page.goto('/it/device')
  await expect(page.getByText('Qui non c’è niente in sospeso')).toBeVisible()
  await typeInto(page, begun.id, '333 5560001')
  await typeInto(page, waits.id, '333 5560002')
  await workerReady(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('In attesa della rete: parte da solo appena torna')).toBeVisible()
  await page.getByRole('link', { name: 'Solo su questo dispositivo: 2' }).click()
  await expect(groupOf(page, 'In attesa').getByText('Arredi In Attesa S.r.l.')).toBeVisible()
  const draft = groupOf(page, 'Bozze').getByRole('listitem')
  await expect(draft).toContainText('Arredi Iniziati S.r.l.')
  await draft.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(groupOf(page, 'Bozze')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText('Qui non c’è niente in sospeso')).toBeVisible()
  expect((await sheetOf(page.request, waits.id)).values['mobile']).toBe('+393335560002')
  expect((await sheetOf(page.request, begun.id)).values['mobile']).not.toBe('+393335560001')
})

test('until the device has answered, nobody is told that nothing lies on it', async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      const request = open.call(this, name, version)
      if (name === 'mandato-journal')
        Object.defineProperty(request, 'onsuccess', {
          set: (take: () => void) => {
            Object.assign(window, { deviceAnswers: take })
          },
        })
      return request
    }
  })
  await signIn(page, 'agent2')
  await page.goto('/it/device')
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible()
  await expect(page.getByText('Qui non c’è niente in sospeso')).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { deviceAnswers: () => void }).deviceAnswers())
  await expect(page.getByText('Qui non c’è niente in sospeso')).toBeVisible()
})

test('a file takes what is written to another device of the same person, and nothing doubles', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet('Arredi In Valigia S.r.l.'))
  await signIn(page, 'agent2')
  await typeInto(page, id, '333 5560003')
  await page.goto('/it/device')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Scarica/ }).click()
  const buffer = await readFile(await (await downloading).path())
  const carried = { name: 'mandato.device', mimeType: 'application/octet-stream', buffer }

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const tablet = await elsewhere.newPage()
  await signIn(tablet, 'agent2')
  await tablet.goto('/it/device')
  for (const words of ['Presa una cosa dal file', 'Prese 0 cose dal file']) {
    await tablet.locator('input[type=file]').setInputFiles(carried)
    await expect(tablet.getByText(words)).toBeVisible()
  }
  await groupOf(tablet, 'Bozze').getByRole('link', { name: 'Apri' }).click()
  await expect(mobile(tablet)).toHaveValue('333 5560003')
  await tablet.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(async () =>
    expect((await sheetOf(page.request, id)).values['mobile']).toBe('+393335560003'),
  ).toPass()
  const { version } = await sheetOf(page.request, id)
  // The first device sends the same under the same number: it is known, and nothing happens again.
  await page.goto(`/it/sheets/${id}`)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Niente da salvare')).toBeVisible()
  expect((await sheetOf(page.request, id)).version).toBe(version)
  await elsewhere.close()

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const foreign = await other.newPage()
  await signIn(foreign, 'agent')
  await foreign.goto('/it/device')
  await foreign.locator('input[type=file]').setInputFiles(carried)
  await expect(foreign.getByText('Questo file è di un’altra persona: qui non si apre.')).toBeVisible()
  await other.close()
})

test('at the sign-out one is asked: kept it is encrypted and comes back, deleted only the language stays', async ({
  page,
}) => {
  test.slow()
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet('Arredi Chiusi S.r.l.'))
  // The first word of this device is still on its way when the sign-out says another: one pair of keys counts.
  let times = 0
  let tell = () => {}
  const second = new Promise<void>((resolve) => (tell = resolve))
  await page.route('**/api/v1.0/me/device', async (route) => {
    if (++times === 2) tell()
    const response = await route.fetch()
    await second
    await route.fulfill({ response })
  })
  // A session of its own: the one the journeys share is not to be ended.
  const come = async () => enter(page, await openSession(page.request, 'agent2@mandato.example'))
  await come()
  await typeInto(page, id, '333 5560004')
  const leave = async (verb: string) => {
    await page.getByRole('button', { name: /Luca Brambilla/ }).click()
    await page.getByRole('menuitem', { name: 'Esci', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: verb }).click()
    await expect(page).toHaveURL(/\/it\/login/)
  }
  await leave('Tieni, cifrato, ed esci')
  const lying = () =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('mandato-journal')
        opening.onsuccess = () => resolve(opening.result)
      })
      const records = await new Promise<object[]>((resolve) => {
        const reading = database.transaction('records').objectStore('records').getAll()
        reading.onsuccess = () => resolve(reading.result as object[])
      })
      database.close()
      return records.map((one) => ({ keys: Object.keys(one), words: JSON.stringify(one) }))
    })
  await expect(async () => {
    const [record, ...others] = await lying()
    expect(others).toEqual([])
    expect(record?.keys).toContain('sealed')
    expect(record?.words).not.toContain('5560004')
  }).toPass()
  await come()
  await page.goto(`/it/sheets/${id}`)
  // A number that was left is written as numbers are.
  await expect(mobile(page)).toHaveValue(/^(333 5560004|\+393335560004)$/)
  await leave('Elimina ed esci')
  await expect(async () => {
    const { local, session, answers } = await kept(page)
    expect({ local: Object.keys(local), session, answers }).toEqual({
      local: [],
      session: [],
      answers: [],
    })
  }).toPass()
  expect((await sheetOf(page.request, id)).values['mobile']).not.toBe('+393335560004')
})

test('after a sign-out that leaves nothing here the next act is a new one, also without a reload', async ({
  page,
}) => {
  test.slow()
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet('Arredi Di Nuovo S.r.l.'))
  const signInByForm = async () => {
    const form = page.getByRole('form', { name: 'Accedi' })
    await form.getByLabel('E-mail').fill('agent2@mandato.example')
    await form.getByLabel('Password', { exact: true }).fill(demoPassword)
    await form.getByRole('button', { name: 'Entra' }).click()
    await expect(page.getByRole('button', { name: /Luca Brambilla/ })).toBeVisible()
  }
  await page.goto(`/it/login?from=${encodeURIComponent(`/it/sheets/${id}`)}`)
  for (const [typed, stored] of [
    ['333 5560005', '+393335560005'],
    ['333 5560006', '+393335560006'],
  ] as const) {
    await signInByForm()
    // No address is typed: the window goes on as it is.
    await page.getByRole('link', { name: 'Schede cliente' }).first().click()
    await page
      .getByRole('link', { name: /Arredi Di Nuovo/ })
      .first()
      .click()
    await mobile(page).fill(typed)
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await expect(async () => expect((await sheetOf(page.request, id)).values['mobile']).toBe(stored)).toPass({
      timeout: 15_000,
    })
    await page.getByRole('button', { name: /Luca Brambilla/ }).click()
    await page.getByRole('menuitem', { name: 'Esci', exact: true }).click()
    await expect(page).toHaveURL(/\/it\/login/)
  }
})

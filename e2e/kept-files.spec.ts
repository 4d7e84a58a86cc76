import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expect, signIn } from './fixtures.ts'
import { addFile, addFolder, changeFolder, paperOf } from './support/downloads.ts'
import { kept } from './support/kept.ts'
import { publishContent, sendContentFile } from './support/contents.ts'
import { enter, openSession } from './support/sign-in.ts'
import { test, workerReady } from './support/worker.ts'

/* Files that a device keeps: there without a network, their keeper’s alone, and no longer than they are meant for him. */

const box = (page: Page) => page.getByRole('checkbox', { name: 'Tieni su questo dispositivo' })
const card = (page: Page) => page.getByRole('region', { name: 'Su questo dispositivo' })
const agents = [{ types: [2] }]

/** Keeps the file that stands beside the list, and waits until it is here. */
async function keep(page: Page) {
  await box(page).check()
  await expect(page.getByTitle('Tenuto su questo dispositivo')).toBeVisible()
  await expect(box(page)).toBeEnabled()
}

test('a kept file is there without a network; a newer version is said, taken, and all goes at the sign-out', async ({
  page,
  context,
}) => {
  test.slow()
  const folder = await addFolder(page.request, 'Da tenere', agents)
  const file = await addFile(page.request, folder, { title: 'Listino da viaggio', words: 'prima edizione' })
  // A session of its own: the one the journeys share is not to be ended.
  await enter(page, await openSession(page.request, 'agent2@mandato.example'))
  await page.goto(`/it/downloads?folder=${folder}&file=${file}`)
  await keep(page)
  await expect(card(page)).toContainText('1 file')
  await workerReady(page)
  await context.setOffline(true)
  await page.reload()
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Scarica v1', exact: true }).last().click(),
    ])
    return readFile(await download.path())
  }
  expect((await save()).equals(paperOf('prima edizione'))).toBe(true)
  // A folder that was never looked at says nothing; what is kept is found all the same.
  await page.goto('/it/downloads?q=mai-cercato')
  await card(page).getByRole('button', { name: 'Vedi e libera spazio' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText('Listino da viaggio')
  await page.keyboard.press('Escape')
  await page.goto('/it/device')
  await expect(page.getByText('File tenuti dall’area download')).toBeVisible()

  await context.setOffline(false)
  await addFile(page.request, folder, {
    title: 'Listino da viaggio',
    words: 'seconda edizione',
    replaces: file,
  })
  await page.goto(`/it/downloads?folder=${folder}&file=${file}`)
  await expect(card(page).getByText('1 non è più l’ultima versione.')).toBeVisible()
  await expect(page.getByText(/^Qui c’è la v1/)).toBeVisible()
  await card(page)
    .getByRole('button', { name: /^Aggiorna/ })
    .click()
  await expect(card(page).getByText('1 non è più l’ultima versione.')).toHaveCount(0)
  await expect(page.getByTitle('Tenuto su questo dispositivo', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /Luca Brambilla/ }).click()
  await page.getByRole('menuitem', { name: 'Esci', exact: true }).click()
  await expect(page).toHaveURL(/\/it\/login/)
  await expect(async () => expect((await kept(page)).answers).toEqual([])).toPass()
})

test('what is no longer for its keeper goes from his device, and the device is emptied at once', async ({
  page,
}) => {
  test.slow()
  const mine = await addFolder(page.request, 'Resta mia', agents)
  const theirs = await addFolder(page.request, 'Diventa di altri', agents)
  const stays = await addFile(page.request, mine, { title: 'Rimane', words: 'rimane' })
  const goes = await addFile(page.request, theirs, { title: 'Se ne va', words: 'se ne va' })
  await signIn(page, 'agent2')
  for (const [folder, file] of [
    [mine, stays],
    [theirs, goes],
  ]) {
    await page.goto(`/it/downloads?folder=${folder}&file=${file}`)
    await keep(page)
  }
  await expect(card(page)).toContainText('2 file')
  await changeFolder(page.request, theirs, 'Diventa di altri', [{ types: [3] }])
  await page.goto(`/it/downloads?folder=${mine}`)
  await expect(page.getByText('Un file non è più destinato a te: tolto da questo dispositivo.')).toBeVisible()
  await expect(card(page)).toContainText('1 file')
  await card(page).getByRole('button', { name: 'Vedi e libera spazio' }).click()
  await page.getByRole('button', { name: 'Togli tutti' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Togli tutti' }).click()
  await expect(card(page)).toHaveCount(0)
})

test('what was read of the news stays readable without a network, with its age', async ({
  page,
  context,
}) => {
  test.slow()
  await signIn(page, 'agent2')
  for (const [list, titles, key] of [
    ['news', 'Novità', '["newsItem"'],
    ['communications', 'Comunicazioni', '["communication"'],
  ] as const) {
    await page.goto(`/it/${list}`)
    const first = page.locator(`main a[href*="/${list}/"]`).first()
    await first.click()
    await expect(page).toHaveURL(new RegExp(`/it/${list}/\\d+`))
    const address = page.url()
    // Until the item is here its page has the title of the list.
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveText(titles)
    const title = await heading.innerText()
    await expect.poll(async () => (await kept(page)).answers.some((one) => one.includes(key))).toBe(true)
    await workerReady(page)
    await context.setOffline(true)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText(/non aggiornato dal/)).toBeVisible()
    await context.setOffline(false)
  }
})

test('the picture and the paper that came with what was read are there without a network, and go at the sign-out', async ({
  page,
  context,
}) => {
  test.slow()
  const title = `Con allegato ${randomUUID().slice(0, 8)}`
  const image = await sendContentFile(page.request, 'picture', 'forno.png')
  const paper = await sendContentFile(page.request, 'attachment', 'scheda.pdf')
  const id = await publishContent(page.request, title, agents, { image, attachments: [{ id: paper }] })
  await enter(page, await openSession(page.request, 'agent2@mandato.example'))
  await page.goto(`/it/news/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const files = async () => (await kept(page)).answers.filter((key) => key.startsWith('file '))
  await expect.poll(async () => (await files()).length).toBe(2)
  await workerReady(page)
  // What the browser has of it by itself is gone sooner or later.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.reload()
  const picture = page.getByRole('article').locator('img').first()
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect
    .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
    .toBe(true)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^scheda\.pdf/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('scheda.pdf')
  expect((await readFile(await download.path())).equals(paperOf('scheda.pdf'))).toBe(true)
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: /Luca Brambilla/ }).click()
  await page.getByRole('menuitem', { name: 'Esci', exact: true }).click()
  await expect(page).toHaveURL(/\/it\/login/)
  await expect.poll(files).toEqual([])
})

test('a kept file is gone with the sign-out, also while another window holds up the seal', async ({
  page,
  context,
}) => {
  test.slow()
  const folder = await addFolder(page.request, 'Da lasciare', agents)
  const file = await addFile(page.request, folder, { title: 'Da lasciare', words: 'lasciare' })
  await enter(page, await openSession(page.request, 'agent2@mandato.example'))
  await page.goto(`/it/downloads?folder=${folder}&file=${file}`)
  await keep(page)
  const other = await context.newPage()
  await other.goto('/locales/it/app.json')
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('mandato-journal.seal', () => {
          held()
          return new Promise(() => undefined)
        })
      }),
  )
  await page.getByRole('button', { name: /Luca Brambilla/ }).click()
  await page.getByRole('menuitem', { name: 'Esci', exact: true }).click()
  await expect(page).toHaveURL(/\/it\/login/)
  expect((await kept(page)).answers.filter((key) => /^\d+ \d+$/.test(key))).toEqual([])
})

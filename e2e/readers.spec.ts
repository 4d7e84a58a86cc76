import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { addFile, addFolder } from './support/downloads.ts'
import { publishContent } from './support/contents.ts'
import { sessionOf, type Who } from './support/sign-in.ts'

/* What each kind of reader has before him of what head office writes and hands out: what is for him, and nothing else. */

const audiences = {
  agenti: [{ types: [2] }],
  ferri: [{ types: [2], agencies: [1] }],
  negozi: [{ types: [3] }],
  rivenditori: [{ profiles: ['italian_reseller', 'foreign_reseller'] }],
  stampa: [{ profiles: ['press'] }],
  tutti: [{}],
} as const
const nothingHere = 'Non trovato: non esiste o non è tra i tuoi dati.'
type Name = keyof typeof audiences
const names = Object.keys(audiences) as Name[]

const readers: readonly (readonly [Who, readonly Name[]])[] = [
  ['agent', ['agenti', 'ferri', 'tutti']],
  ['agent2', ['agenti', 'tutti']],
  ['customer', ['negozi', 'tutti']],
  ['reseller', ['negozi', 'rivenditori', 'tutti']],
  ['press', ['stampa']],
  ['sales', names],
  ['admin', names],
]

/** What stands in the search of the header for these words. */
async function foundBy(page: Page, words: string): Promise<string[]> {
  await expect(page.getByRole('button', { name: /^Cerca (cliente|ordine|una pagina)/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Cerca' })).toBeFocused()
  await page.keyboard.type(words)
  await expect(page.getByRole('option', { name: new RegExp(`^${words}`) }).first()).toBeVisible()
  return page.getByRole('option', { name: new RegExp(`^${words}`) }).allInnerTexts()
}

for (const [who, meant] of readers)
  test(`the ${who} finds what is for them in list, search and folders, and nothing at a direct address`, async ({
    page,
  }) => {
    test.slow()
    // Of this run alone: what was written stays.
    const mark = `Lettore ${who} ${randomUUID().slice(0, 8)}`
    const items = new Map<Name, number>()
    for (const name of names)
      items.set(name, await publishContent(page.request, `${mark}: ${name}`, audiences[name]))
    const folders = new Map<Name, number>()
    const files = new Map<Name, number>()
    for (const name of names) {
      const folder = await addFolder(page.request, `${mark} cartella ${name}`, audiences[name])
      files.set(name, await addFile(page.request, folder, { title: `Foglio ${name}`, words: name }))
      folders.set(name, folder)
    }
    await signIn(page, who)
    await page.goto(`/it/news?q=${encodeURIComponent(mark)}`)
    const cards = page.getByRole('main').getByRole('link', { name: new RegExp(mark) })
    await expect(cards).toHaveCount(meant.length)
    for (const name of meant) await expect(cards.filter({ hasText: `${mark}: ${name}` })).toHaveCount(1)

    const found = (await foundBy(page, mark)).join('\n')
    for (const name of names)
      expect([name, found.includes(`${mark}: ${name}`) && !meant.includes(name)]).toEqual([name, false])
    await page.keyboard.press('Escape')

    await page.goto('/it/downloads')
    const tree = page.getByRole('navigation', { name: 'Cartelle' })
    const own = tree.getByRole('link', { name: new RegExp(`${mark} cartella`) })
    await expect(own).toHaveCount(meant.length)

    // A file, an archive with it, and its page, asked for by whoever knows its number.
    const { token } = await sessionOf(page.request, who)
    for (const name of names)
      for (const path of ['file/', 'zip?ids=', 'detail/']) {
        const answer = await page.request.get(`/api/v1.0/downloads/${path}${files.get(name)}`, {
          headers: { token },
        })
        expect([name, path, answer.status()]).toEqual([name, path, meant.includes(name) ? 200 : 404])
      }

    for (const name of names) {
      const title = page.getByRole('heading', { level: 1, name: `${mark}: ${name}` })
      await page.goto(`/it/news/${items.get(name)}`)
      if (meant.includes(name)) await expect(title).toBeVisible()
      else {
        await expect(page.getByText(nothingHere)).toBeVisible()
        await expect(title).toHaveCount(0)
        await page.goto(`/it/downloads?folder=${folders.get(name)}`)
        await expect(page.getByText(nothingHere)).toBeVisible()
        await expect(page.getByText(`Foglio ${name}`)).toHaveCount(0)
      }
    }
  })

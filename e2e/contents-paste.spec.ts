import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'

/* What other programs put on the clipboard, pasted into a body: it comes down to what a body knows. */

const fixture = (name: string) => readFile(new URL(`support/pasted/${name}.html`, import.meta.url), 'utf8')

async function openText(page: Page): Promise<Locator> {
  await signIn(page, 'sales')
  await page.goto('/it/contents/new?kind=news')
  const text = page.getByRole('textbox', { name: 'Testo · Italiano' })
  await text.click()
  return text
}
const paste = (text: Locator, html: string, plain = '') =>
  text.evaluate(
    (element, [markup, words]) => {
      const clipboardData = new DataTransfer()
      if (markup) clipboardData.setData('text/html', markup)
      clipboardData.setData('text/plain', words ?? '')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [html, plain],
  )
/** The body as it now stands: tags and words, without what the editor draws for itself. */
const shape = (text: Locator) =>
  text.evaluate((element) => {
    const of = (node: Node): string => {
      if (node instanceof Text) return node.data.replace(/\u00a0/g, ' ')
      if (!(node instanceof HTMLElement)) return ''
      if (node.classList.contains('ProseMirror-trailingBreak')) return ''
      const inner = [...node.childNodes].map(of).join('')
      return node.localName === 'tbody'
        ? inner
        : node.localName === 'br'
          ? '⏎'
          : `<${node.localName}>${inner}</${node.localName}>`
    }
    return [...element.childNodes].map(of)
  })

test('a page of Word keeps its headings, lists, bold and tables, and nothing else', async ({ page }) => {
  const text = await openText(page)
  await paste(text, await fixture('word'))
  await expect(
    page.getByText('Un’immagine non si incolla: inseriscila dal segno dell’immagine.'),
  ).toBeVisible()
  expect(await shape(text)).toEqual([
    '<h2>Chiusura natalizia</h2>',
    '<h2>Ordini</h2>',
    '<p>La fabbrica chiude da <strong>mercoledì 23</strong> <em>dicembre</em>, lo stabilimento di Treviso riapre.</p>',
    '<ul><li><p>Ante in rovere</p><ul><li><p>Chiaro</p></li></ul></li><li><p>Piani</p></li></ul>',
    '<h2>Come fare</h2>',
    '<ol><li><p>Scegli</p></li><li><p>Invia su <a>portale</a> o qui</p></li></ol>',
    '<table><tr><td><strong>Giorni</strong></td><td></td></tr><tr><td>Lunedì⏎Martedì</td><td>8 · 17</td></tr></table>',
    '<p>Fine</p>',
  ])
})

test('a document of Google keeps its own, bold only where it is', async ({ page }) => {
  const text = await openText(page)
  await paste(text, await fixture('docs'))
  await expect(
    page.getByText('Un’immagine non si incolla: inseriscila dal segno dell’immagine.'),
  ).toBeVisible()
  expect(await shape(text)).toEqual([
    '<h2>Fiera di Milano</h2>',
    '<p>Lo stand è <strong>B12</strong><em> padiglione 4</em></p>',
    '<ul><li><p>Cucine</p><ul><li><p>Isola</p></li></ul></li><li><p>Bagni</p></li></ul>',
  ])
})

test('cells of a spreadsheet are a table with every column in its place', async ({ page }) => {
  const text = await openText(page)
  await paste(text, await fixture('excel'), 'Modulo\tMisura\tPrezzo')
  await expect(text.locator('tr')).toHaveCount(3)
  expect(await shape(text)).toEqual([
    '<table><tr><td><strong>Modulo</strong></td><td><strong>Misura</strong></td><td><strong>Prezzo</strong></td></tr>' +
      '<tr><td>Base</td><td>60</td><td>€ 310,00</td></tr><tr><td></td><td>90</td><td>€ 380,00</td></tr></table>',
  ])
})

test('what is too much is refused with a sentence, and the text stays as it was', async ({ page }) => {
  const text = await openText(page)
  await page.keyboard.type('Prima.')
  const row = `<tr>${'<td>1</td>'.repeat(100)}</tr>`
  await paste(text, `<table>${row.repeat(100)}</table>`)
  await expect(page.getByText('La tabella ha 10.000 celle, al massimo 1.000')).toBeVisible()
  await paste(text, `<p>${'parola '.repeat(300_000)}</p>`)
  await expect(page.getByText(/Quello che hai copiato è troppo grande \(2\.100\.007 caratteri/)).toBeVisible()
  await paste(text, '', 'parola '.repeat(9000))
  await expect(
    page.getByText('Con quello che hai copiato il testo sarebbe troppo lungo: al massimo 50.000 caratteri.'),
  ).toBeVisible()
  await expect(text).toHaveText('Prima.')
})

test('what nobody typed does not come along, and what was pasted is saved', async ({ page }) => {
  const text = await openText(page)
  await page.getByRole('textbox', { name: 'Titolo · Italiano' }).fill('Incollato')
  await text.click()
  const deep = '<ul><li>a'.repeat(6) + '</li></ul>'.repeat(6)
  await paste(text, `<p>uno\u202e due\u0007 tre</p>${deep}`)
  await expect(text).toContainText('uno due tre')
  await expect(text.locator('li')).toHaveCount(6)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Salvato.')).toBeVisible()
})

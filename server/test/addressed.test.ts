import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* One way of addressing people (docs/decisions/0340-how-people-are-addressed.md): formal only to who signs. */
const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Words of which no other meaning is likely: a polite form with a capital, a verb that bids politely. */
const formal = {
  it: /\b(Lei|Suo|Sua|Suoi|Sue)\b|\b(controlli|scriva|inserisca|scelga|chieda|tracci|Chieda|Inserisca|Legga|Firmi) (i|il|la|lo|le|gli|un|una|qui)\b|\b(il suo ordine|che trova allegato)\b/,
  es: /\b[Uu]sted(es)?\b|\b(Diríjase|Pida|Escriba|Elija|Firme|Introduzca|Revise|avise|anote)\b|\b[Ss]u pedido\b/,
}

/** Where one signs, and the box for a signature. */
const ofSigning = new Set(['signing.json'])

test.each(['it', 'es'] as const)('the screens say “tu” in %s, but where somebody signs', (language) => {
  const folder = `web/public/locales/${language}/`
  const found = readdirSync(new URL(folder, root))
    .filter((file) => !ofSigning.has(file))
    .flatMap((file) =>
      read(folder + file)
        .split('\n')
        .filter((line) => formal[language].test(line) && !line.includes('"here"'))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})

test('so do the mails and refusals of the server', () => {
  const files = readdirSync(new URL('server/src/', root), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(mail-words|mails|words|refusals)\.ts$/.test(file) && !/^(signing|sheets)\//.test(file),
  )
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) =>
    read(`server/src/${file}`)
      .split('\n')
      // A client's order, of whom an agent is told, is no polite form.
      .filter((line) => (formal.it.test(line) || formal.es.test(line)) && !/suspendido|sospeso/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

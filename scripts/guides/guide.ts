import { readFileSync } from 'node:fs'
import { menuOf } from '../../e2e/support/screens.ts'
import { type Language, openings, picturesOf, type Role } from './words.ts'

/** A screen in the panel of help: what it is for, and two things worth knowing. */
type Help = Readonly<Record<'what' | 'first' | 'second', string>>

const words = <Words>(language: Language, file: string): Words =>
  JSON.parse(
    readFileSync(new URL(`../../web/public/locales/${language}/${file}.json`, import.meta.url), 'utf8'),
  ) as Words

export const roles = Object.keys(menuOf) as readonly Role[]
export const languages = Object.keys(openings) as readonly Language[]

/**
 * A page of what a role can do: its screens in the order of its menu, each with the words of the panel of help, so that
 * page and portal say the same.
 */
export function guideOf(role: Role, language: Language): string {
  const { screens: names } = words<{ screens: Readonly<Record<string, string>> }>(language, 'nav')
  const help = words<{
    keys: string
    does: Readonly<Record<string, string>>
    screens: Readonly<Record<string, Help>>
  }>(language, 'help')
  const [title, text] = openings[language][role]
  const pictures = picturesOf[role].map(
    (name) => `<img src="../../pictures/${name}.png" width="720" alt="" />`,
  )
  const screens = menuOf[role].map((screen) => {
    const { what, first, second } = help.screens[screen] ?? missing(screen)
    return `## ${names[screen] ?? missing(screen)}\n\n${what}\n\n- ${first}\n- ${second}`
  })
  const keys = [
    ['Ctrl K', 'search'],
    ['Ctrl P', 'print'],
    ['?', 'help'],
  ].map(([key, does]) => `- \`${key}\` ${help.does[does ?? ''] ?? missing(does ?? '')}`)
  return `${[`# ${title}`, text, ...pictures, ...screens, `## ${help.keys}`, keys.join('\n')].join('\n\n')}\n`
}

function missing(screen: string): never {
  throw new Error(`${screen} has no words`)
}

/** Where a guide stands. */
export const guideFile = (role: Role, language: Language): URL =>
  new URL(`../../docs/guides/${language}/${role}.md`, import.meta.url)

import { local } from '../storage.ts'
import { isLanguage, type Language } from './languages.ts'

/** Where an explicit choice is kept (specification §1). Only a choice is kept, never a guess. */
const CHOICE = 'i18nextLng'

/** Storage, `Intl` and the browser's languages can be read; when not, the portal is Italian. */
export function environmentReadable(): boolean {
  try {
    window.localStorage.getItem(CHOICE)
    return typeof Intl.NumberFormat === 'function' && Array.isArray(window.navigator.languages)
  } catch {
    return false
  }
}

/** The stored choice; `unsupported` when the stored language is not supported. */
export function storedChoice(): { language: Language | null; unsupported: string | null } {
  const stored = local.get(CHOICE)
  const language = stored === null ? null : languageOfTag(stored)
  return { language, unsupported: stored !== null && language === null ? stored : null }
}

export const keepChoice = (language: Language): void => local.set(CHOICE, language)
export const forgetChoice = (): void => local.remove(CHOICE)

/** `it-CH` is Italian. */
export function languageOfTag(tag: string): Language | null {
  const primary = tag.toLowerCase().split('-')[0]
  return isLanguage(primary) ? primary : null
}

/** The language an address begins with. */
export function languageOfAddress(path = location.pathname): Language | null {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : null
}

/** The choice, else the browser's first supported language, else English. */
export function decideLanguage(): Language {
  if (!environmentReadable()) return 'it'
  const chosen = storedChoice().language
  if (chosen) return chosen
  for (const tag of window.navigator.languages) {
    const language = languageOfTag(tag)
    if (language) return language
  }
  return 'en'
}

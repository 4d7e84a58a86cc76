import i18next from 'i18next'
import { addressIn, languageFor, rewriteIn } from '../platform/i18n/address.ts'
import { forgetChoice, keepChoice, storedChoice } from '../platform/i18n/language.ts'
import { isLanguage, type Language } from '../platform/i18n/languages.ts'
import { speak } from '../platform/i18n/start.ts'
import { log } from '../platform/log.ts'
import { toast } from '../ui/feedback/toast.tsx'

/** What the gate changes of the router, which imports the routes and therefore cannot be imported here. */
export interface LanguageOfRouter {
  readonly writeIn: (rewrite: ReturnType<typeof rewriteIn>) => void
}

/** Says once what is wrong with the language of an address, or of the store, and mends the address. */
export function mendAddress(): Language {
  const { language, unsupported } = languageFor(location.pathname)
  const stored = storedChoice().unsupported !== null
  if (stored) forgetChoice()
  if (unsupported || stored) toast.error(i18next.t('app:errors.unsupportedLanguage'))
  const address = addressIn(language)
  if (address !== addressNow()) window.history.replaceState(window.history.state, '', address)
  return language
}

const addressNow = () => `${location.pathname}${location.search}${location.hash}`

/** Of the address the portal was opened at; the router is made with it. */
export const firstLanguage = languageFor(location.pathname).language
let written = firstLanguage

/**
 * Loads the words of a page's language before the page opens; if that fails, the old language stays and a toast says
 * so.
 */
export async function languageGate({ writeIn }: LanguageOfRouter): Promise<void> {
  const language = mendAddress()
  try {
    await speak(language)
  } catch (error) {
    log('language not loaded', error)
    toast.error(i18next.t('app:errors.languageSelection'))
    const old = i18next.language
    if (!isLanguage(old) || old === language) return
    if (storedChoice().language === language) keepChoice(old)
    window.history.replaceState(window.history.state, '', addressIn(old))
    return
  }
  if (written !== language) writeIn(rewriteIn(language))
  written = language
}

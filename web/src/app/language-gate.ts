import { redirect } from '@tanstack/react-router'
import i18next from 'i18next'
import {
  decideLanguage,
  forgetChoice,
  keepChoice,
  languageOfTag,
  storedChoice,
} from '../platform/i18n/language.ts'
import { isLanguage, type Language } from '../platform/i18n/languages.ts'
import { speak } from '../platform/i18n/start.ts'
import { log } from '../platform/log.ts'
import { toast } from '../ui/feedback/toast.tsx'

interface Address {
  readonly pathname: string
  readonly searchStr: string
  readonly hash: string
}

/** The same address in another language; what was asked and filtered is kept. */
function inLanguage({ pathname, searchStr, hash }: Address, language: Language, replaced: boolean): string {
  const rest = replaced ? pathname.split('/').slice(2).join('/') : pathname.replace(/^\//, '')
  return `/${language}${rest && `/${rest}`}${searchStr}${hash && `#${hash}`}`
}

/** Leaves for another address: the router takes it as thrown. */
const go = (href: string) => redirect({ href, replace: true, throw: true })

/**
 * Decides in which language a page opens. Addresses with `/it` go to the chosen language (specification
 * §1); any other language of an address is taken at its word; one we do not speak is said and replaced; an
 * address without a language gets one.
 */
export async function languageGate(first: string, address: Address): Promise<void> {
  if (!isLanguage(first)) {
    const isTag = /^[a-z]{2}(-[a-z]{2})?$/i.test(first)
    if (isTag && !languageOfTag(first)) toast.error(i18next.t('app:errors.unsupportedLanguage'))
    go(inLanguage(address, languageOfTag(first) ?? decideLanguage(), isTag))
    return
  }
  const choice = storedChoice()
  if (choice.unsupported !== null) {
    forgetChoice()
    toast.error(i18next.t('app:errors.unsupportedLanguage'))
  }
  if (first === 'it' && choice.language && choice.language !== 'it')
    go(inLanguage(address, choice.language, true))
  try {
    await speak(first)
  } catch (error) {
    log('language not loaded', error)
    toast.error(i18next.t('app:errors.languageSelection'))
    if (!isLanguage(i18next.language) || i18next.language === first) return
    if (storedChoice().language === first) keepChoice(i18next.language)
    go(inLanguage(address, i18next.language, true))
  }
}

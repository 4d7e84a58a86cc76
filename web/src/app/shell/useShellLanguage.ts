import { keepLanguage } from '../../accounts/index.ts'
import type { Language } from '../../platform/i18n/languages.ts'
import { useChooseLanguage } from '../../platform/i18n/useChooseLanguage.ts'
import { log } from '../../platform/log.ts'

/** A language for the screens (kept on the device, the address follows) and for the mails (kept by the server). */
export function useShellLanguage(): (language: Language) => void {
  const choose = useChooseLanguage()
  return (language) => {
    choose(language)
    keepLanguage(language).catch((error: unknown) => log('language of the mails not kept', error))
  }
}

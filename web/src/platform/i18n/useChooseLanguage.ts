import { useRouter } from '@tanstack/react-router'
import { addressIn } from './address.ts'
import { keepChoice } from './language.ts'
import type { Language } from './languages.ts'

/** Chooses a language and remembers it. The address changes first, so that an unsaved form is asked about. */
export function useChooseLanguage(): (language: Language) => void {
  const { history } = useRouter()
  return (language) => {
    keepChoice(language)
    history.push(addressIn(language))
  }
}

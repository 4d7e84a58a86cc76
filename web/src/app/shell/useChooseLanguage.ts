import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { keepLanguage } from '../../accounts/index.ts'
import { keepChoice } from '../../platform/i18n/language.ts'
import type { Language } from '../../platform/i18n/languages.ts'
import { log } from '../../platform/log.ts'
import { toast } from '../../ui/feedback/toast.tsx'

/** A language for the screens (kept on the device, the address follows) and for the mails (kept by the server). */
export function useChooseLanguage(): (language: Language) => void {
  const navigate = useNavigate()
  const { t } = useTranslation('app')
  return (language) => {
    keepChoice(language)
    navigate({ to: '.', params: (old) => ({ ...old, lng: language }), search: true, hash: true }).catch(() =>
      toast.error(t('errors.languageSelection')),
    )
    keepLanguage(language).catch((error: unknown) => log('language of the mails not kept', error))
  }
}

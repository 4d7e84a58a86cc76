import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'

/**
 * Files come from our own origin by addresses made for the person, so no cookie of anybody else is needed; a browser that
 * takes none at all loses its memory of the portal too, and is told in the words people know (specification §8).
 */
export function CookieNotice() {
  const { t } = useTranslation('downloads')
  return navigator.cookieEnabled ? null : <Notice tone="warn">{t('cookies')}</Notice>
}

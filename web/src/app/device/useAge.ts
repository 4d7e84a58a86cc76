import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const minute = 60_000

/** How old something is, kept up to date; a clock that was set back makes nothing younger than now. */
export function useAge(at: number): string {
  const { t } = useTranslation('device')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.max(0, Math.floor((now - at) / minute))
  if (minutes < 60) return t('age.minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? t('age.hours', { count: hours }) : t('age.days', { count: Math.floor(hours / 24) })
}

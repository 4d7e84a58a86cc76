import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './signing.module.css'
import type { Progress } from './useProgress.ts'

interface Props {
  asked: NonNullable<Progress['asked']>
  busy: boolean
  onAsk: () => void
}

/** Another code, after a moment in which the first one may still arrive. */
export function ResendLine({ asked: { again, sendsLeft }, busy, onAsk }: Props) {
  const { t } = useTranslation('signing')
  const left = useSecondsUntil(again)
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className={styles.resend}>
      <span>
        {t('code.missing')} <span className={styles.left}>{t('code.sendsLeft', { count: sendsLeft })}</span>
      </span>
      {sendsLeft > 0 && left > 0 && (
        <span>
          {t('code.again')} <b>{clock}</b>
        </span>
      )}
      {sendsLeft > 0 && left === 0 && (
        <button type="button" className="linklike" disabled={busy} onClick={onAsk}>
          {t('code.new')}
        </button>
      )}
    </div>
  )
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (moment <= Date.now()) return undefined
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

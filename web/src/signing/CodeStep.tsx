import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../platform/api-error.ts'
import { useFormat } from '../ui/useFormat.ts'
import { Acts } from './Acts.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { askForCode, deadLink } from './data.ts'
import { ResendLine } from './ResendLine.tsx'
import { Summary } from './Summary.tsx'
import styles from './signing.module.css'
import type { StepProps } from './step-props.ts'

interface Props extends StepProps {
  /** What the server said of the code when it was to sign. */
  refusal: string | null
  onTyping: () => void
}

/** Asks for the code and takes it down; whether it is right shows when it signs. */
export function CodeStep({ token, sheet, progress, change, onDecline, onEnded, refusal, onTyping }: Props) {
  const { t } = useTranslation('signing')
  const { time } = useFormat()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { asked, code } = progress
  const ask = async () => {
    setBusy(true)
    setProblem(null)
    onTyping()
    try {
      const { expires_at, resend_after } = await askForCode(token)
      change({ code: '', asked: { until: Date.parse(expires_at), again: Date.now() + resend_after * 1000 } })
    } catch (error) {
      if (deadLink(error) || (error instanceof ApiError && error.key === 'already_signed')) onEnded()
      else setProblem(messageOf(error))
    }
    setBusy(false)
  }
  const type = (typed: string) => {
    onTyping()
    change({ code: typed })
  }
  return (
    <>
      <Summary sheet={sheet} onRead={() => change({ step: 'read' })} onWrong={onDecline} />
      <div>
        <h1 tabIndex={-1}>{t(asked ? 'code.title' : 'code.askTitle')}</h1>
        <p className={styles.words}>
          {t(asked ? 'code.sentTo' : 'code.askWords')} <b>{sheet.sent_to}</b>.{' '}
          {asked && t('code.until', { time: time(asked.until) })}
        </p>
      </div>
      {asked && <CodeBoxes value={code} error={refusal} onChange={type} />}
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {asked && <ResendLine key={asked.again} again={asked.again} busy={busy} onAsk={ask} />}
      <p className={styles.hint}>{t('code.hint')}</p>
      <Acts onDecline={onDecline}>
        {asked ? (
          <Button
            variant="filled"
            size="lg"
            disabled={code.length < 6}
            onClick={() => change({ step: 'sign' })}
          >
            {t('code.done')}
          </Button>
        ) : (
          <Button variant="filled" size="lg" loading={busy} onClick={ask}>
            {t('code.ask')}
          </Button>
        )}
      </Acts>
    </>
  )
}

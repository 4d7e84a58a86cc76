import { triesPerCode } from '@mandato/contract/signing/code'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../platform/api-error.ts'
import { useFormat } from '../ui/useFormat.ts'
import { Acts } from './Acts.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { askForCode, checkCode, deadLink } from './data.ts'
import { ResendLine } from './ResendLine.tsx'
import { Summary } from './Summary.tsx'
import styles from './signing.module.css'
import type { StepProps } from './step-props.ts'

interface Props extends StepProps {
  /** What the server said of the code, here or when it was to sign. */
  refusal: string | null
  onRefusal: (sentence: string | null) => void
}

/** Asks for the code and has it checked as soon as it is typed: a wrong one is said here, not after the signature. */
export function CodeStep({ token, sheet, progress, change, onDecline, onEnded, refusal, onRefusal }: Props) {
  const { t } = useTranslation('signing')
  const { time } = useFormat()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { asked, code } = progress
  const run = async (act: () => Promise<void>, refused: (error: unknown) => void) => {
    setBusy(true)
    setProblem(null)
    onRefusal(null)
    try {
      await act()
    } catch (error) {
      if (deadLink(error) || (error instanceof ApiError && error.key === 'already_signed')) onEnded()
      else refused(error)
    }
    setBusy(false)
  }
  const ask = () =>
    run(
      async () => {
        const { expires_at, resend_after, sends_left } = await askForCode(token)
        const again = Date.now() + resend_after * 1000
        change({
          code: '',
          asked: { until: Date.parse(expires_at), triesLeft: triesPerCode, again, sendsLeft: sends_left },
        })
      },
      (error) => setProblem(messageOf(error)),
    )
  const haveOne = () => {
    const { present, sends_left } = sheet.codes
    const until = present && Date.parse(present.expires_at)
    const triesLeft = present?.tries_left ?? triesPerCode
    change({ code: '', asked: { until, triesLeft, again: 0, sendsLeft: sends_left } })
  }
  const goOn = () =>
    run(
      async () => {
        await checkCode(token, code)
        change({ step: 'sign' })
      },
      (error) => {
        if (!(error instanceof ApiError) || !('code' in error.fields)) return setProblem(messageOf(error))
        // A used-up or expired code: a new one may be requested at once.
        const again = error.key === 'wrong_code' ? asked?.again : 0
        const triesLeft = Math.max(0, (asked?.triesLeft ?? triesPerCode) - 1)
        change({ code: '', asked: asked && { ...asked, triesLeft, again: again ?? 0 } })
        onRefusal(error.message)
      },
    )
  return (
    <>
      <Summary sheet={sheet} onRead={() => change({ step: 'read' })} onWrong={onDecline} />
      <div>
        <h1 tabIndex={-1}>{t(asked ? 'code.title' : 'code.askTitle')}</h1>
        <p className={styles.words}>
          {t(asked ? 'code.sentTo' : 'code.askWords')} <b>{sheet.sent_to}</b>.{' '}
          {asked?.until && t('code.until', { time: time(asked.until), count: asked.triesLeft })}
        </p>
      </div>
      {asked && (
        <CodeBoxes
          value={code}
          error={refusal}
          onChange={(typed) => {
            onRefusal(null)
            change({ code: typed })
          }}
          onEnter={() => !busy && void goOn()}
        />
      )}
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {asked && <ResendLine key={asked.again} asked={asked} busy={busy} onAsk={ask} />}
      {!asked && (
        <p className={styles.resend}>
          <button type="button" className="linklike touch" onClick={haveOne}>
            {t('code.haveOne')}
          </button>
        </p>
      )}
      <p className={styles.hint}>{t('code.hint')}</p>
      <Acts onDecline={onDecline}>
        {asked ? (
          <Button variant="filled" size="lg" loading={busy} disabled={code.length < 6} onClick={goOn}>
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

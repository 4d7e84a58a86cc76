import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../platform/api-error.ts'
import { Acts } from './Acts.tsx'
import { Consents } from './Consents.tsx'
import { deadLink, type Given, signSheet } from './data.ts'
import { SignatureField } from './SignatureField.tsx'
import styles from './signing.module.css'
import type { StepProps } from './step-props.ts'
import { isSignature, pictureOf } from '../ui/signature/strokes.ts'
import type { Progress } from './useProgress.ts'

interface Props extends StepProps {
  /** The code was not the right one: back to it, everything else stays. */
  onWrongCode: (sentence: string) => void
}
interface Faults {
  readonly consents?: boolean
  readonly name?: boolean
  readonly signature?: boolean
  /** What belongs to no field. */
  readonly other?: string
}

/** The declarations one by one, and the signature. */
export function SignStep({ token, sheet, progress, change, onDecline, onEnded, onWrongCode }: Props) {
  const { t } = useTranslation('signing')
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const place = useRef<HTMLFormElement>(null)
  const required = sheet.consents.filter((consent) => consent.required).map((consent) => consent.key)
  const alter = (part: Partial<Progress>) => {
    setFaults({})
    change(part)
  }
  const refused = (error: unknown) => {
    if (deadLink(error)) return onEnded()
    if (!(error instanceof ApiError)) return setFaults({ other: messageOf(error) })
    if (error.key === 'already_signed') return onEnded()
    if ('code' in error.fields || error.key === 'no_code') {
      // A used-up or expired code: a new one may be requested at once.
      const asked =
        error.key === 'wrong_code' || !progress.asked ? progress.asked : { ...progress.asked, again: 0 }
      change({ step: 'code', code: '', asked })
      return onWrongCode(error.message)
    }
    setFaults({ other: error.message })
  }
  const sign = async () => {
    const missing = faultsOf(progress, required)
    setFaults(missing)
    if (Object.values(missing).some(Boolean)) return focusFault(place.current)
    setBusy(true)
    try {
      await signSheet(token, given(progress))
      onEnded()
    } catch (error) {
      refused(error)
    }
    setBusy(false)
  }
  return (
    <form
      ref={place}
      className={styles.form}
      aria-label={t('sign.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void sign()
      }}
    >
      <h1 tabIndex={-1}>{t('sign.title')}</h1>
      <Consents
        sheet={sheet}
        ticked={progress.ticked}
        wrong={faults.consents}
        onChange={(ticked) => alter({ ticked })}
      />
      <SignatureField
        progress={progress}
        wrongName={faults.name}
        wrongSignature={faults.signature}
        onChange={alter}
      />
      {faults.other && (
        <p className={styles.error} role="alert">
          {faults.other}
        </p>
      )}
      <p className={styles.hint}>{t('sign.hint')}</p>
      <Acts onDecline={onDecline}>
        <Button type="submit" variant="filled" size="lg" loading={busy}>
          {t('sign.done')}
        </Button>
      </Acts>
    </form>
  )
}

const faultsOf = ({ ticked, name, how, drawing }: Progress, required: readonly string[]): Faults => ({
  consents: required.some((key) => !ticked.includes(key)),
  name: name.trim().length < 2,
  signature: how === 'drawn' && !isSignature(drawing),
})

const focusFault = (form: HTMLFormElement | null) =>
  setTimeout(() => {
    const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  })

function given({ code, name, ticked, how, drawing }: Progress): Given {
  const has = (key: string) => ticked.includes(key)
  const drawn = how === 'drawn' && drawing
  return {
    code,
    name: name.trim(),
    consents: {
      privacy: has('privacy'),
      terms: has('terms'),
      clauses_1341: has('clauses_1341'),
      marketing: has('marketing'),
    },
    signature: drawn ? { kind: 'drawn', svg: pictureOf(drawn) } : { kind: 'typed', text: name.trim() },
  }
}

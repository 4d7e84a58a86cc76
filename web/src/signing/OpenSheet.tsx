import { useEffect, useRef, useState } from 'react'
import { CodeStep } from './CodeStep.tsx'
import type { Sheet } from './data.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { Paper } from './Paper.tsx'
import { ReadStep } from './ReadStep.tsx'
import { SignStep } from './SignStep.tsx'
import { StepBar } from './StepBar.tsx'
import styles from './signing.module.css'
import { forgetProgress, type StepName, useProgress } from './useProgress.ts'

interface Props {
  token: string
  sheet: Sheet
  /** The sheet is no longer open: it was signed or declined, here or elsewhere. */
  onChanged: () => void
}

/** A sheet that can be signed. On a telephone one step after the other; on a desk the paper lies beside them. */
export function OpenSheet({ token, sheet, onChanged }: Props) {
  const { sha256 } = sheet.document
  const [progress, change] = useProgress(sha256)
  const [declining, setDeclining] = useState(false)
  /** What the server said of the code: when it was typed, or when it was to sign. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const work = useFocusOnStep(progress.step)
  const go = (step: StepName) => change({ step })
  const ended = () => {
    forgetProgress(sha256)
    onChanged()
  }
  const shared = { token, sheet, progress, change, onDecline: () => setDeclining(true), onEnded: ended }
  return (
    <>
      <StepBar now={progress.step} onStep={go} />
      <div className={styles.columns} data-step={progress.step}>
        <div className={styles.work} ref={work}>
          {progress.step === 'read' && <ReadStep {...shared} />}
          {progress.step === 'code' && <CodeStep {...shared} refusal={refusal} onRefusal={setRefusal} />}
          {progress.step === 'sign' && <SignStep {...shared} onWrongCode={setRefusal} />}
        </div>
        <Paper sheet={sheet} />
      </div>
      <DeclineDialog token={token} opened={declining} onClose={() => setDeclining(false)} onEnded={ended} />
    </>
  )
}

/** A new step begins at its title, for the eye and for a screen reader. */
function useFocusOnStep(step: StepName) {
  const work = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    work.current?.scrollTo({ top: 0 })
    // Where something is to be mended, that comes first.
    const wrong = work.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const title = work.current?.querySelector<HTMLElement>('h1')
    ;(wrong ?? title)?.focus({ preventScroll: true })
  }, [step])
  return work
}

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyExtra } from '../lazy-part.tsx'
import { labelledQuery } from './data.ts'
import styles from './EnergyArrow.module.css'

const LabelDialog = lazyExtra(() => import('./LabelDialog.tsx'), 'LabelDialog')

interface Props {
  /** Of the article. */
  code: string
  /** What the button is called. */
  name: string
  children: ReactNode
}

/** The arrow of an article opens its label (Regulation 2017/1369: nested display); without a label it is a picture. */
export function Opening({ code, name, children }: Props) {
  const arrow = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'never' | 'opened' | 'shut'>('never')
  // The dialog is mounted open, so it does not know where the keyboard came from.
  useEffect(() => {
    if (state === 'shut') arrow.current?.focus({ preventScroll: true })
  }, [state])
  const { data } = useQuery(labelledQuery())
  if (!data?.response.includes(code.toUpperCase())) return children
  return (
    <>
      <button
        ref={arrow}
        type="button"
        className={styles.opens}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setState('opened')}
      >
        {children}
      </button>
      {state !== 'never' && (
        <LabelDialog code={code} opened={state === 'opened'} onClose={() => setState('shut')} />
      )}
    </>
  )
}

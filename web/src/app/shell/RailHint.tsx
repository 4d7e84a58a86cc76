import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import styles from './RailHint.module.css'

/** The name of an entry of the rail, beside its icon; the entry itself carries it for a screen reader. */
export function RailHint({ entry, onClose }: { entry: HTMLElement; onClose: () => void }) {
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [onClose])
  const { right, top, height } = entry.getBoundingClientRect()
  return createPortal(
    <span className={styles.hint} style={{ left: right + 6, top: top + height / 2 }} aria-hidden>
      {entry.getAttribute('aria-label')}
    </span>,
    document.body,
  )
}

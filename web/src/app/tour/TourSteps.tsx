import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { stepsOf } from './steps.ts'
import styles from './tour.module.css'
import { type Place, useTarget } from './useTarget.ts'

const width = 320
const gap = 12

/** Below what it points at where there is room, else above, beside what is as high as the window; never over the edge. */
function besides({ left, top, width: wide, height }: Place) {
  const room = window.innerHeight
  const across = Math.min(Math.max(gap, left + wide / 2 - width / 2), window.innerWidth - width - gap)
  const below = top + height + gap
  if (below + 190 <= room) return { left: across, top: below }
  const beside = left + wide + gap
  if (top <= 200 && beside + width + gap <= window.innerWidth)
    return { left: beside, top: Math.max(gap, top) }
  return top > 200 ? { left: across, bottom: room - top + gap } : { left: across, bottom: gap }
}

/**
 * A few words at one thing of the screen after the other. The page stays usable, Escape leaves at any moment, the
 * arrows go on and back.
 */
export function TourSteps({ onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('tour')
  const me = useMe()
  const steps = stepsOf(me ? roleOf(me) : 'press')
  const [at, setAt] = useState(0)
  const step = steps[at] ?? steps[0]
  const place = useTarget(step.at)
  const box = useRef<HTMLDialogElement>(null)
  const [title, words] = [useId(), useId()]
  // With each step its words are read out, and the keyboard is where they are.
  useEffect(() => box.current?.focus({ preventScroll: true }), [at])
  const leave = () => {
    onClose()
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  const isLast = at === steps.length - 1
  const go = (by: 1 | -1) => setAt(Math.min(Math.max(0, at + by), steps.length - 1))
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave()
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  })
  useEffect(() => {
    const own = box.current
    own?.addEventListener('keydown', onKey)
    return () => own?.removeEventListener('keydown', onKey)
  }, [])
  return createPortal(
    <>
      {place && <div className={styles.ring} style={{ ...place }} aria-hidden />}
      <dialog
        ref={box}
        open
        aria-labelledby={title}
        aria-describedby={words}
        tabIndex={-1}
        className={styles.box}
        data-free={place ? undefined : true}
        style={place ? { ...besides(place), width } : { width }}
      >
        <h2 id={title}>{t(`${step.words}.title`)}</h2>
        <p id={words}>{t(`${step.words}.words`)}</p>
        <div className={styles.foot}>
          <span>{t('place', { at: at + 1, of: steps.length })}</span>
          {!isLast && (
            <Button size="xs" variant="subtle" onClick={leave}>
              {t('leave')}
            </Button>
          )}
          {at > 0 && (
            <Button size="xs" onClick={() => go(-1)}>
              {t('back')}
            </Button>
          )}
          <Button size="xs" variant="filled" onClick={isLast ? leave : () => go(1)}>
            {t(isLast ? 'end' : 'next')}
          </Button>
        </div>
      </dialog>
    </>,
    document.body,
  )
}

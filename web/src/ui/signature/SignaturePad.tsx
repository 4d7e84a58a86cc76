import { IconArrowBackUp, IconEraser } from '@tabler/icons-react'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SignaturePad.module.css'
import { begun, type Drawing, drawn, pathOf, type Point, undone } from './strokes.ts'

interface Props {
  drawing: Drawing | null
  name: string
  wrong: boolean
  onChange: (drawing: Drawing | null) => void
}

/** A field to sign in with a finger, a pen or the mouse. What is drawn stays a drawing of its own size. */
export function SignaturePad({ drawing, name, wrong, onChange }: Props) {
  const { t } = useTranslation('ui')
  const pad = useRef<SVGSVGElement>(null)
  // While the pen is down the drawing lives here; it is handed on, and kept, when the pen is lifted.
  const [now, setNow] = useState<Drawing | null>(null)
  const picture = now ?? drawing
  const strokes = picture?.strokes ?? []

  const sheetFor = (): Drawing => {
    const box = pad.current?.getBoundingClientRect()
    return { width: box?.width ?? 600, height: box?.height ?? 196, strokes: [] }
  }
  const pointOf = (event: { clientX: number; clientY: number }, on: Drawing): Point => {
    const box = pad.current?.getBoundingClientRect()
    if (!box) return [0, 0]
    // The picture is fitted into the pad and centred, as SVG does it.
    const scale = Math.min(box.width / on.width, box.height / on.height)
    const x = (event.clientX - box.left - (box.width - on.width * scale) / 2) / scale
    const y = (event.clientY - box.top - (box.height - on.height * scale) / 2) / scale
    return [Math.min(Math.max(x, 0), on.width), Math.min(Math.max(y, 0), on.height)]
  }
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const on = drawing ?? sheetFor()
    setNow(begun(on, pointOf(event, on)))
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!now || !event.isPrimary) return
    // A fast pen reports more than one point per frame.
    const all = event.nativeEvent.getCoalescedEvents?.() ?? []
    setNow((old) => old && (all.length > 0 ? all : [event]).reduce((d, e) => drawn(d, pointOf(e, d)), old))
  }
  const up = () => {
    if (now) onChange(now)
    setNow(null)
  }
  return (
    <>
      <div className={styles.pad} data-wrong={wrong || undefined}>
        <svg
          ref={pad}
          role="img"
          aria-label={t(strokes.length > 0 ? 'signature.padSigned' : 'signature.pad')}
          viewBox={picture ? `0 0 ${picture.width} ${picture.height}` : undefined}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={up}
        >
          {strokes.map((stroke, i) => (
            <path key={i} d={pathOf(stroke)} />
          ))}
        </svg>
        <p className={styles.line}>{name.trim() || t('signature.here')}</p>
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          disabled={strokes.length === 0}
          onClick={() => drawing && onChange(strokes.length > 1 ? undone(drawing) : null)}
        >
          <IconArrowBackUp size={16} aria-hidden />
          {t('signature.undo')}
        </button>
        <button type="button" disabled={strokes.length === 0} onClick={() => onChange(null)}>
          <IconEraser size={16} aria-hidden />
          {t('signature.clear')}
        </button>
      </div>
    </>
  )
}

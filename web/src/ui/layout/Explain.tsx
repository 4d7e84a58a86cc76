import { CloseButton, Popover, type PopoverProps } from '@mantine/core'
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Explain.module.css'

interface Props {
  /** Which figure: "Ferri Rappresentanze, 2025 up to 14 November". */
  title: string
  /** The figure as it stands in the table or strip. */
  figure: ReactNode
  /** Its explanation, drawn (and asked for) only when opened: the parts below. `close` for what leads away. */
  children: (close: () => void) => ReactNode
}

/** Beside the figure; above or below it where the screen is no wider than the frame. */
const places: PopoverProps['middlewares'] = {
  // Too near the edge above or below it is moved along, not put on another side.
  flip: { crossAxis: false, fallbackPlacements: ['right-start', 'bottom', 'top'] },
  shift: { padding: 8 },
}

/**
 * A figure that explains itself: a ring around it, and a frame of 388 px that says what it is made of. A table
 * holds hundreds of them, so the frame comes into being only when one is opened.
 */
export function Explain({ title, figure, children }: Props) {
  const { t } = useTranslation('ui')
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <button
        type="button"
        ref={button}
        className={opened ? styles.ringed : styles.figure}
        title={t('explain')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {figure}
      </button>
      {opened && (
        <Popover opened onChange={close} width={388} position="left-start" middlewares={places} trapFocus>
          <Popover.Target>
            <Anchor element={button} />
          </Popover.Target>
          <Popover.Dropdown className={styles.frame} aria-labelledby={id}>
            <div className={styles.head}>
              <h3 id={id}>{title}</h3>
              <CloseButton aria-label={t('close')} onClick={close} />
            </div>
            {children(close)}
            <FocusBack to={button} />
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  )
}

/** Tells the frame which button it belongs to, without wrapping it. */
function Anchor({ element, ref }: { element: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element.current as HTMLElement, [element])
  return null
}

/** After closing, the focus returns to what opened it. */
function FocusBack({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const element = to.current
    return () => element?.focus({ preventScroll: true })
  }, [to])
  return null
}

/** The figure in full, to the cent. */
export const ExplainFigure = ({ children }: { children: ReactNode }) => (
  <p className={styles.big}>{children}</p>
)

export interface ExplainLine {
  readonly key: string
  readonly label: ReactNode
  readonly value: ReactNode
  /** What takes away, what is left out, and what remains at the end. */
  readonly tone?: 'less' | 'out' | 'sum'
}

export const ExplainLines = ({ lines }: { lines: readonly ExplainLine[] }) => (
  <dl className={styles.lines}>
    {lines.map((line) => (
      <div key={line.key} className={line.tone && styles[line.tone]}>
        <dt>{line.label}</dt>
        <dd>{line.value}</dd>
      </div>
    ))}
  </dl>
)

/** From when to when, when it came in, what is assigned elsewhere. */
export const ExplainNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
)

/** Where it goes on: "go to the 4,281 lines". */
export const ExplainActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.acts}>{children}</div>
)

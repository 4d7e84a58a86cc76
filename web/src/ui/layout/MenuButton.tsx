import { type ReactNode, Suspense, useState } from 'react'
import type { LateMenuProps } from './LateMenu.tsx'

interface Props {
  label: string
  className: string | undefined
  /** What the button shows. */
  children: ReactNode
  /** Starts loading the menu; asked again it does nothing more. */
  load: () => Promise<unknown>
  /** The menu, a lazy part around `LateMenu`. */
  menu: (gate: Omit<LateMenuProps, 'children' | 'width'>) => ReactNode
}

/** A button whose menu is loaded when it is first pointed at or opened: menus are 30 kB that most visits never use. */
export function MenuButton({ label, className, children, load, menu }: Props) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  // A failure is told when the menu is opened; pointing at a button is no reason for a message.
  const prepare = () => void load().catch(() => undefined)
  // A menu that is rendered open does not return the focus by itself.
  const change = (next: boolean) => {
    setOpened(next)
    if (!next) button?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setWanted(true)
          setOpened(!opened)
        }}
      >
        {children}
      </button>
      {wanted && button && <Suspense fallback={null}>{menu({ button, opened, onChange: change })}</Suspense>}
    </>
  )
}

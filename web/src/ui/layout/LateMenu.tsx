import { Menu } from '@mantine/core'
import { type ReactNode, type Ref, useLayoutEffect } from 'react'

export interface LateMenuProps {
  /** The button it belongs to, in the page before this menu was loaded. */
  button: HTMLButtonElement
  opened: boolean
  onChange: (opened: boolean) => void
  width?: number
  children: ReactNode
}

/** The menu of a `MenuButton`. */
export function LateMenu({ button, opened, onChange, width, children }: LateMenuProps) {
  return (
    <Menu opened={opened} onChange={onChange} width={width} withinPortal={false}>
      <Menu.Target>
        <Standing button={button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}

interface StandingProps {
  button: HTMLButtonElement
  /** Both come from Menu.Target: the name of the menu is read from the button with this id. */
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/** Stands for a button that is already in the page. */
function Standing({ button, id, ref }: StandingProps) {
  useLayoutEffect(() => {
    if (id) button.setAttribute('id', id)
    if (typeof ref !== 'function') return
    ref(button)
    return () => void ref(null)
  }, [button, id, ref])
  return null
}

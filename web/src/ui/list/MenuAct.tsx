import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  onClick: () => void
  children: ReactNode
}

/** A line in the menu that a list has on a phone (ListMenu.tsx). */
export const MenuAct = ({ icon, onClick, children }: Props) => (
  <Button variant="subtle" fullWidth justify="flex-start" leftSection={icon} onClick={onClick}>
    {children}
  </Button>
)

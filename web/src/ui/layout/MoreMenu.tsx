import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface Props {
  label: string
  position?: 'bottom-end' | 'top-end'
  children: ReactNode
}

/** The acts that are seldom wanted, behind three dots. */
export const MoreMenu = ({ label, position = 'bottom-end', children }: Props) => (
  <Menu position={position}>
    <Menu.Target>
      <Button aria-label={label}>
        <IconDots size={16} />
      </Button>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
)

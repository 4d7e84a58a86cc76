import { Link, type LinkProps } from '@tanstack/react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** The way back from a record to its list, above the title. */
export const BackLink = ({ children, ...to }: Pick<LinkProps, 'to' | 'search'> & { children: ReactNode }) => (
  <Link {...to}>
    <IconChevronLeft size={14} aria-hidden /> {children}
  </Link>
)

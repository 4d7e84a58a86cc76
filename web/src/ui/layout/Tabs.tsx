import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormat } from '../useFormat.ts'
import styles from './Tabs.module.css'

export interface Tab {
  readonly key: string
  readonly label: string
  readonly count?: number
}

interface Props {
  label: string
  tabs: readonly Tab[]
  current: string
  /** The name in the address that holds the tab. */
  param?: string
  /** On the right, on the same line: filters, a switch. */
  children?: ReactNode
}

/** Tabs that live in the address: links, so that a copied address shows the same thing. */
export function Tabs({ label, tabs, current, param = 'tab', children }: Props) {
  const format = useFormat()
  const nav = useRef<HTMLElement>(null)
  const counts = tabs.map(({ count }) => count).join()
  // On a phone they slide: the open one must be in sight, also once the counts that come later have moved it.
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && open)
      nav.current.scrollLeft = open.offsetLeft - (nav.current.clientWidth - open.offsetWidth) / 2
  }, [current, counts])
  return (
    <div className={styles.line}>
      <nav ref={nav} className={styles.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <Link
            key={tab.key}
            to="."
            // Each begins at its first page.
            search={(old) => ({ ...old, page: undefined, [param]: tab.key })}
            className={styles.tab}
            aria-current={tab.key === current ? 'page' : undefined}
            resetScroll={false}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{format.int(tab.count)}</span>}
          </Link>
        ))}
      </nav>
      {children && <div className={styles.side}>{children}</div>}
    </div>
  )
}

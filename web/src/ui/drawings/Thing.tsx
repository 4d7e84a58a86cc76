import type { ReactNode } from 'react'
import styles from './drawings.module.css'

/** Small drawings on a grid of 64: for empty places, errors and marks. */
const things = {
  cabinet: <path d="M10 14h44v36H10zM10 26h44M10 38h44M28 20h8M28 32h8M28 44h8M14 50v5M50 50v5" />,
  door: (
    <>
      <path d="M16 8h32v48H16zM44 30v6" />
      <path className={styles.faint} d="M22 14h20v36H22z" />
    </>
  ),
  box: (
    <>
      <path d="M10 22h44v32H10zM16 22l4 -12h24l4 12M32 22v32" />
      <path className={styles.faint} d="M10 38h44" />
    </>
  ),
  folder: (
    <>
      <path d="M8 18h18l5 6h25v30H8z" />
      <path className={styles.faint} d="M8 30h48" />
    </>
  ),
  cellar: (
    <>
      <path d="M14 4h36v56H14zM20 20h24M20 32h24M20 44h24" />
      <path className={styles.faint} d="M20 10h24v44H20zM26 20v-4h4v4M34 32v-5h4v5M26 44v-4h4v4" />
    </>
  ),
  table: (
    <>
      <path d="M6 24h52v4H6zM12 28v26M52 28v26" />
      <path className={styles.faint} d="M24 54V38q8 -3 16 0v16" />
    </>
  ),
  plug: (
    <>
      <path d="M8 32h14M22 22v20h8a10 10 0 0 0 0 -20zM40 27h8M40 37h8" />
      <path
        className={styles.faint}
        d="M48 22v20h2a8 8 0 0 0 8 -8v-4a8 8 0 0 0 -8 -8z"
        strokeDasharray="3 3"
      />
    </>
  ),
  glass: (
    <>
      <circle cx="27" cy="27" r="16" />
      <path d="M39 39l16 16" />
      <path className={styles.faint} d="M18 25a10 10 0 0 1 9 -8" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type ThingName = keyof typeof things

export function Thing({ name, size = 28 }: { name: ThingName; size?: number }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      className={styles.drawing}
      strokeWidth={size > 40 ? 1.4 : 2}
      aria-hidden
    >
      {things[name]}
    </svg>
  )
}

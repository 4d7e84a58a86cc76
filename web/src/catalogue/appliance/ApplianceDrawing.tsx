import type { EnergyGroup } from '@mandato/contract/catalogue/energy'
import type { ReactNode } from 'react'
import styles from './drawing.module.css'

const machine = (
  <>
    <path d="M16 12h32v44H16zM16 20h32M20 16h3M27 16h3" />
    <circle cx="32" cy="38" r="11" />
  </>
)
const cold = (
  <>
    <path d="M19 6h26v52H19zM19 26h26" />
    <path className={styles.faint} d="M23 15v6M23 31v9" />
  </>
)

/** What an article is, while there is no picture of it. */
const drawings: Readonly<Record<EnergyGroup, ReactNode>> = {
  refrigerator: cold,
  freezer: (
    <>
      <path d="M19 6h26v52H19zM19 20h26M19 34h26M19 47h26" />
      <path className={styles.faint} d="M29 13h6M29 27h6M29 41h6M29 53h6" />
    </>
  ),
  wine_storage: (
    <>
      <path d="M18 6h28v52H18zM22 10h20v44H22z" />
      <path className={styles.faint} d="M22 20h20M22 31h20M22 42h20M26 17h6M34 28h5M26 39h6M33 50h5" />
    </>
  ),
  dishwasher: (
    <>
      <path d="M14 12h36v42H14zM14 21h36M26 16.5h12" />
      <path className={styles.faint} d="M22 27v10M29 27v10M36 27v10M43 27v10M20 46q6 -4 12 0t12 0" />
    </>
  ),
  washing_machine: machine,
  washer_dryer: machine,
  tumble_dryer: machine,
  oven: (
    <>
      <path d="M12 14h40v38H12zM12 23h40M17 28h30v18H17z" />
      <path className={styles.faint} d="M20 36h24M20 41h24" />
      <circle cx="18" cy="18.5" r="1.5" />
      <circle cx="46" cy="18.5" r="1.5" />
      <path d="M26 18.5h12" />
    </>
  ),
  hood: (
    <>
      <path d="M27 8h10v20l15 12v5H12v-5l15 -12z" />
      <path className={styles.faint} d="M20 50v6M28 50v6M36 50v6M44 50v6" />
    </>
  ),
  hob: (
    <>
      <path d="M16 22h32l8 24H8zM8 46v3h48v-3" />
      <ellipse cx="23" cy="29" rx="5" ry="2.6" />
      <ellipse cx="41" cy="29" rx="5" ry="2.6" />
      <ellipse cx="20" cy="38.5" rx="6" ry="3.2" />
      <ellipse cx="44" cy="38.5" rx="6" ry="3.2" />
    </>
  ),
  microwave: (
    <>
      <path d="M8 18h48v30H8zM44 18v30M13 23h26v20H13z" />
      <path className={styles.faint} d="M48 24h4M48 30h4M48 36h4M48 42h4" />
    </>
  ),
  other: (
    <>
      <path d="M12 18h40v32H12z" />
      <path className={styles.faint} d="M12 28h40M22 36h20" />
    </>
  ),
}

interface Props {
  of: { readonly group: EnergyGroup | null; readonly picture: string | null }
  size?: number
}

/** The picture of an article, else a drawing of what it is; its name stands beside it. */
export function ApplianceDrawing({ of: { group, picture }, size = 88 }: Props) {
  return (
    <span className={styles.frame} aria-hidden>
      {picture ? (
        <img src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        <svg viewBox="0 0 64 64" width={size} height={size} className={styles.lines} focusable="false">
          {drawings[group ?? 'other']}
        </svg>
      )}
    </span>
  )
}

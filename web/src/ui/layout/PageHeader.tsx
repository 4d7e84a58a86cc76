import { type ReactNode, useEffect } from 'react'
import { brand } from '../../platform/brand.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { StaleNote } from '../feedback/StaleNote.tsx'
import { usePhone } from '../useUpTo.ts'
import { AsOfPill } from './AsOfPill.tsx'
import styles from './PageHeader.module.css'

interface Props {
  /** The one h1 of the screen, and the title of the browser's tab. */
  title: string
  /** The same with signs in it, where it has any. */
  heading?: ReactNode
  /** How many of what the page shows, or whose data it is. */
  subtitle?: ReactNode
  /** Badges and marks beside the title. */
  marks?: ReactNode
  /** A line above the title: the way back. */
  back?: ReactNode
  /** A line below it: who or what it is, in short. */
  line?: ReactNode
  /** The day the figures reach up to; `pending` keeps its place while it loads. */
  asOf?: string | null
  /** Since when nothing new came, from `staleSince(...)`; shown instead of the day. */
  stale?: number | null
  onRetry?: () => void
  actions?: ReactNode
  /** On a phone title and acts share one line: a list begins in the first quarter of the screen. */
  oneLine?: boolean
}

export function PageHeader(props: Props) {
  const {
    title,
    heading = title,
    subtitle,
    marks,
    back,
    line,
    asOf,
    stale,
    onRetry,
    actions,
    oneLine = false,
  } = props
  const phone = usePhone()
  const age = stale ? <StaleNote since={stale} onRetry={onRetry} /> : asOf && <AsOf day={asOf} />
  const ageBelow = oneLine && phone
  useEffect(() => {
    document.title = `${title} · ${brand()}`
  }, [title])
  return (
    <header className={styles.header} data-one-line={oneLine || undefined}>
      <div className={styles.words}>
        {back && <div className={styles.back}>{back}</div>}
        <div className={styles.line}>
          <h1>{heading}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {marks && <span className={styles.marks}>{marks}</span>}
        </div>
        {line && <p className={styles.subtitle}>{line}</p>}
        {ageBelow && age}
      </div>
      <div className={styles.side}>
        {!ageBelow && age}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}

/** On a phone it has a line of its own: without its place the page would jump when the day comes. */
const AsOf = ({ day }: { day: string }) =>
  day === 'pending' ? <Skeleton width={140} height={24} /> : <AsOfPill day={day} />

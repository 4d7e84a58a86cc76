import { BaseCabinet, type BaseKind, TallCabinet } from './cabinets.tsx'
import { Dimension, Height } from './dimensions.tsx'
import styles from './drawings.module.css'
import { Books, Canister, GlassCabinet, Hood, Jar, Plant, Pot, Shelf, Tap } from './furnishings.tsx'

const FIRST = 120
const bases: readonly { readonly kind: BaseKind; readonly width: number }[] = [
  { kind: 'drawers', width: 45 },
  { kind: 'deep-drawers', width: 90 },
  { kind: 'door', width: 60 },
  { kind: 'double-door', width: 90 },
  { kind: 'open', width: 30 },
]
/** Where each base begins, and where the last one ends. */
const edges = bases.reduce((xs, base) => [...xs, (xs.at(-1) ?? FIRST) + base.width], [FIRST])
const END = edges.at(-1) ?? FIRST

interface Props {
  className?: string
  /** Without ceiling and dimensions: the picture above the form of a phone. */
  small?: boolean
}

/** The kitchen of the login page, 435 × 226 × 60 cm, in brass on walnut. */
export function KitchenLogin({ className, small }: Props) {
  return (
    <svg
      viewBox={small ? '-6 -236 444 246' : '-34 -290 492 356'}
      className={`${styles.drawing} ${className ?? ''}`}
      strokeWidth={small ? 1.55 : 1.15}
      aria-hidden
    >
      {!small && <line x1="-34" x2="458" y1="-266" y2="-266" className={styles.faint} />}
      <TallCabinet x={0} width={60} kind="fridge" />
      <TallCabinet x={60} width={60} kind="ovens" />
      {bases.map((base, i) => (
        <BaseCabinet key={base.kind} x={edges[i] ?? 0} width={base.width} kind={base.kind} />
      ))}
      <path d={`M${FIRST} -86H${END}V-82H${FIRST}z`} />
      <path className={styles.faint} d={`M4 0H${END - 4}M4 -10V0M${END - 4} -10V0`} />
      <line x1="0" x2={END} y1="-10" y2="-10" />
      <line x1="-34" x2="458" y1="0" y2="0" strokeWidth="1.7" />
      <Hood x={165} width={90} />
      <Pot x={186} />
      <Canister x={136} />
      <Shelf x={262} y={-132} width={52} />
      <Jar x={268} y={-132} height={15} />
      <Jar x={280} y={-132} height={20} width={8} />
      <path className={styles.faint} d="M294 -132q-2 -9 7 -9t7 9z" />
      <Shelf x={262} y={-172} width={52} />
      <Books x={267} y={-172} />
      <GlassCabinet x={322} />
      <Tap x={348} />
      <Plant x={421} />
      {!small && <Measures />}
    </svg>
  )
}

const Measures = () => (
  <>
    <Dimension from={0} to={60} y={26} />
    <Dimension from={60} to={FIRST} y={26} />
    {bases.map((base, i) => (
      <Dimension key={base.kind} from={edges[i] ?? 0} to={edges[i + 1] ?? 0} y={26} />
    ))}
    <Dimension from={0} to={END} y={50} />
    <Height from={-226} to={0} x={-16} />
    <Height from={-150} to={-86} x={243} />
  </>
)

import styles from './drawings.module.css'

/** Heights of a kitchen in centimetres: plinth, base cabinet, tall cabinet. */
const PLINTH = 10
const BASE = 72
const TALL = 216

export type BaseKind = 'drawers' | 'deep-drawers' | 'double-door' | 'door' | 'open'

interface Placed {
  x: number
  width: number
}

/** A base cabinet standing on its plinth. */
export function BaseCabinet({ x, width, kind }: Placed & { kind: BaseKind }) {
  const y = -PLINTH - BASE
  return (
    <g>
      <rect x={x} y={y} width={width} height={BASE} />
      <line x1={x} x2={x + width} y1={y + 3} y2={y + 3} className={styles.faint} />
      <Front x={x} y={y} width={width} kind={kind} />
    </g>
  )
}

function Front({ x, y, width, kind }: Placed & { y: number; kind: BaseKind }) {
  const right = x + width
  const middle = x + width / 2
  switch (kind) {
    case 'drawers':
      return <path d={`M${x} ${y + 24}H${right}M${x} ${y + 48}H${right}`} />
    case 'deep-drawers':
      return <path d={`M${x} ${y + 37}H${right}`} />
    case 'double-door':
      return (
        <>
          <path d={`M${middle} ${y}V${y + BASE}`} />
          {/* The dashes meet at the hinges, as on a cabinetmaker's drawing. */}
          <path
            className={styles.faint}
            strokeDasharray="3 3"
            d={`M${middle} ${y + 3}L${x} ${y + 38}L${middle} ${y + BASE}M${middle} ${y + 3}L${right} ${y + 38}L${middle} ${y + BASE}`}
          />
        </>
      )
    case 'door':
      return (
        <path
          className={styles.faint}
          strokeDasharray="3 3"
          d={`M${x} ${y + 3}L${right} ${y + 38}L${x} ${y + BASE}`}
        />
      )
    case 'open':
      return (
        <>
          <path d={`M${x} ${y + 36}H${right}`} />
          <path
            className={styles.faint}
            d={`M${x + 6} ${y + 36}v-18h4v18m3 0v-22h5v22m2 0v-16h4v16M${x + 6} ${y + BASE}v-16q8 -6 16 0v16`}
          />
        </>
      )
  }
}

/** A tall cabinet: a fridge, or an oven column. */
export function TallCabinet({ x, width, kind }: Placed & { kind: 'fridge' | 'ovens' }) {
  return (
    <g>
      <rect x={x} y={-PLINTH - TALL} width={width} height={TALL} />
      {kind === 'fridge' ? <Fridge x={x} width={width} /> : <Ovens x={x} width={width} />}
    </g>
  )
}

const Fridge = ({ x, width }: Placed) => (
  <path d={`M${x} -88H${x + width}M${x + width - 5} -82V-50M${x + width - 5} -140V-96`} />
)

const Ovens = ({ x, width }: Placed) => (
  <>
    <path
      d={`M${x} -76H${x + width}M${x} -184H${x + width}M${x} -43H${x + width}M${x + 10} -127H${x + width - 10}`}
    />
    <rect x={x + 2} y={-138} width={width - 4} height={60} />
    <rect x={x + 9} y={-121} width={width - 18} height={34} rx="1" className={styles.faint} />
    <rect x={x + 2} y={-180} width={width - 4} height={38} />
    <rect x={x + 8} y={-170} width={width - 16} height={20} className={styles.faint} />
  </>
)

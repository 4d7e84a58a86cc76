import styles from './drawings.module.css'

interface Across {
  from: number
  to: number
  y: number
}

/** A dimension line: its ends ticked, its length above it. */
export function Dimension({ from, to, y }: Across) {
  return (
    <g className={styles.dimension}>
      <line x1={from} x2={to} y1={y} y2={y} />
      <path d={`${tick(from, y)}${tick(to, y)}M${from} ${y - 4}v8M${to} ${y - 4}v8`} />
      <text x={(from + to) / 2} y={y - 4} textAnchor="middle">
        {to - from}
      </text>
    </g>
  )
}

/** The same upright. */
export function Height({ from, to, x }: { from: number; to: number; x: number }) {
  return (
    <g className={styles.dimension}>
      <line x1={x} x2={x} y1={from} y2={to} />
      <path d={`${tick(x, from)}${tick(x, to)}M${x - 4} ${from}h8M${x - 4} ${to}h8`} />
      <text transform={`translate(${x - 4} ${(from + to) / 2}) rotate(-90)`} textAnchor="middle">
        {to - from}
      </text>
    </g>
  )
}

const tick = (x: number, y: number) => `M${x - 2.4} ${y + 2.4}l4.8 -4.8`

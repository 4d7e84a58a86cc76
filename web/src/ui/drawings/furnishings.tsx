import styles from './drawings.module.css'

/** What stands and hangs about a kitchen. Each is placed by its left edge or its middle, in centimetres. */
export const Hood = ({ x, width }: { x: number; width: number }) => {
  const side = width / 2 - 16
  return (
    <g>
      <path d={`M${x} -150h${width}v-6l-${side} -10v-60h-32v60l-${side} 10z`} />
      <line x1={x} x2={x + width} y1={-153} y2={-153} className={styles.faint} />
    </g>
  )
}

export const Tap = ({ x }: { x: number }) => <path d={`M${x} -86v-26q0 -10 10 -10t10 10v4`} />

export const Pot = ({ x }: { x: number }) => (
  <g>
    <path className={styles.faint} d={`M${x} -87.5h48M${x + 40} -95h9`} />
    <path d={`M${x + 10} -88v-11h26v11M${x + 6} -99h34`} />
  </g>
)

export const Canister = ({ x }: { x: number }) => (
  <path className={styles.faint} d={`M${x} -86v-13h14v13M${x + 4} -99q3 -6 6 0`} />
)

export const Jar = ({
  x,
  y,
  height,
  width = 9,
}: {
  x: number
  y: number
  height: number
  width?: number
}) => (
  <g className={styles.faint}>
    <rect x={x} y={y - height} width={width} height={height} rx="1.5" />
    <line x1={x + 1} x2={x + width - 1} y1={y - height - 2} y2={y - height - 2} />
  </g>
)

export const Plant = ({ x }: { x: number }) => (
  <g>
    <path d={`M${x - 7} -86l-2 -15h18l-2 15z`} />
    <path
      className={styles.faint}
      d={`M${x} -101q-2 -16 -13 -20q1 14 13 20q0 -20 6 -30q8 14 -6 30q4 -12 17 -13q-3 12 -17 13`}
    />
  </g>
)

export const Shelf = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <path d={`M${x} ${y}h${width}M${x} ${y + 3}h${width}M${x} ${y}v3M${x + width} ${y}v3`} />
)

export const Books = ({ x, y }: { x: number; y: number }) => (
  <path
    className={styles.faint}
    d={`M${x} ${y}v-22h5v22m1 0v-26h6v26m1 0v-20h5v20M${x + 31} ${y}l6 -22 5 1.5 -5 20.5`}
  />
)

/** A wall cabinet with two glass doors. */
export const GlassCabinet = ({ x }: { x: number }) => (
  <g>
    <rect x={x} y={-206} width={84} height={92} />
    <path d={`M${x + 42} -206V-114`} />
    <path
      className={styles.faint}
      d={`M${x + 4} -202h34v84h-34zM${x + 46} -202h34v84h-34zM${x + 4} -150q12 -14 22 -4t12 -8M${x + 46} -146q16 -12 34 2`}
    />
  </g>
)

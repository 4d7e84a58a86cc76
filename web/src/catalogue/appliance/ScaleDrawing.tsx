import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './drawing.module.css'

interface Props {
  width: number
  height: number
  depth: number
}

/** How much of the depth is seen from the side. */
const slant = 0.32
const edge = 130

/** The article to scale in millimetres, its depth running back, with dimension lines; a worktop 900 high beside it. */
export function ScaleDrawing({ width, height, depth }: Props) {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const back = depth * slant
  const top = edge + back
  const left = edge
  const bottom = top + height
  const whole = { width: left + width + back + edge, height: Math.max(bottom, top) + edge }
  const said = t('one.scale', {
    width: format.int(width),
    height: format.int(height),
    depth: format.int(depth),
  })
  return (
    <svg
      className={styles.scaled}
      role="img"
      aria-label={said}
      viewBox={`0 0 ${whole.width} ${whole.height}`}
    >
      <title>{said}</title>
      {height > 500 && (
        <path className={styles.person} d={`M${left - 60} ${bottom - 900}H${whole.width - 20}`} />
      )}
      <path className={styles.side} d={`M${left} ${top}l${back} ${-back}h${width}l${-back} ${back}z`} />
      <path
        className={styles.side}
        d={`M${left + width} ${top}l${back} ${-back}v${height}l${-back} ${back}z`}
      />
      <rect className={styles.body} x={left} y={top} width={width} height={height} />
      <path
        className={styles.measure}
        d={`M${left} ${bottom + 30}v24M${left + width} ${bottom + 30}v24M${left} ${bottom + 42}h${width}
          M${left - 54} ${top}h24M${left - 54} ${bottom}h24M${left - 42} ${top}v${height}`}
      />
      <text className={styles.figure} x={left + width / 2} y={bottom + 100}>
        {format.int(width)}
      </text>
      <text className={styles.figure} transform={`translate(${left - 64} ${top + height / 2}) rotate(-90)`}>
        {format.int(height)}
      </text>
      <text className={styles.figure} x={left + width + back / 2 + 40} y={top - back - 22}>
        {format.int(depth)}
      </text>
    </svg>
  )
}

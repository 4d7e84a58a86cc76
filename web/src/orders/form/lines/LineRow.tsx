import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { sameParts } from '../../../ui/forms/same.ts'
import styles from '../form.module.css'
import { isWritten } from './written.ts'
import { DistantLine } from './DistantLine.tsx'
import { LineFields, type LineProps } from './LineFields.tsx'

/** `near`: in sight or close to it. */
function Row({ near, ...props }: LineProps & { near: boolean }) {
  const { at, line, priced, below } = props
  const { t } = useTranslation('orders')
  // The cursor goes to a new line, and to one that is wrong.
  const isWrong = [props.codeError, props.descriptionError, props.quantityError].some(Boolean)
  const whole = near || isWrong || below !== undefined || !isWritten(line)
  return (
    <fieldset
      className={styles.line}
      aria-label={t('form.lineNumber', { n: at + 1 })}
      data-priced={priced || undefined}
      data-distant={!whole || undefined}
    >
      <span aria-hidden>{at + 1}</span>
      {whole ? <LineFields {...props} /> : <DistantLine line={line} priced={priced} />}
    </fieldset>
  )
}

/** A line of the form; drawn again only where it is its own text that changes. */
export const LineRow = memo(
  Row,
  ({ line: was, listed: open, ...before }, { line: is, listed: opens, ...after }) =>
    was === is && open?.active === opens?.active && sameParts(before, after),
)

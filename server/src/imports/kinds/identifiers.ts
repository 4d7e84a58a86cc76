import type { Checked } from '../../registry/index.ts'
import { copyText } from '../copy-text.ts'
import { Problem } from '../problem.ts'
import type { ReasonKey } from '../reasons.ts'
import type { OtherCell } from './kind.ts'

/** An identifier checked by the registry, as text for COPY. Its faults have sentences among the reasons. */
export function landed(checked: Checked<ReasonKey>): string | Problem {
  return typeof checked === 'string' ? copyText(checked, 254) : new Problem(checked.fault, checked.values)
}

/**
 * The country of a row, by which its other values are judged: Italy when the cell is empty.
 * @param known that of the record that is there already, for a file without the column
 */
export function countryOf(other: OtherCell, known = 'IT'): string {
  const cell = other('country')
  if (cell === undefined) return known
  return cell === '' ? 'IT' : cell.toUpperCase()
}

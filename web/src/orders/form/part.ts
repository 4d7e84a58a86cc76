import { same, sameParts } from '../../ui/forms/same.ts'
import type { Typed } from './typed.ts'
import type { OrderFormState } from './useOrderForm.ts'

interface Part {
  readonly form: OrderFormState
}

/**
 * For `memo`: a part of the form is drawn again when a field it shows or a fault has changed, not with each letter
 * elsewhere nor each time something is kept. With 200 lines a letter cost twice as much.
 */
const unless =
  (shown: (values: Typed) => object) =>
  <P extends Part>({ form: was, ...before }: P, { form: is, ...after }: P): boolean =>
    (was.values === is.values || same(shown(was.values), shown(is.values))) &&
    sameParts(was.errors, is.errors) &&
    sameParts(before, after)

export const unlessBesideLines = unless(({ lines: _lines, ...rest }) => rest)
/** Their prices are those of a client. */
export const unlessLines = unless(({ lines, customer_code }) => ({ lines, customer_code }))

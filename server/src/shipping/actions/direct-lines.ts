import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import type { DirectLine } from '../../materials/index.ts'
import { codesOf } from '../queries/held.ts'
import { recipientSeenBy } from '../queries/recipients.ts'
import { refuse } from '../refusals.ts'

interface Coded extends DirectLine {
  readonly product_code?: string | undefined
}

/** Refuses a material whose code is not that of its id: one of the two was mistyped. */
export async function refuseWrongCodes(
  { db }: Pick<Context, 'db'>,
  pieces: readonly { readonly product_id: number; readonly product_code?: string | undefined }[],
): Promise<void> {
  const codes = await codesOf(
    db,
    pieces.map(({ product_id }) => product_id),
  )
  for (const { product_id, product_code } of pieces) {
    const right = codes.get(product_id)
    if (right === undefined) throw notFound()
    if (product_code !== undefined && product_code.trim().toUpperCase() !== right)
      throw refuse(
        'code_of_another',
        { code: product_code, right },
        { fields: { product_code: 'code_of_another' } },
      )
  }
}

/** Materials for somebody, checked: the codes fit, and each client is in sight and of the agency that is named. */
export async function directLines(context: Context, lines: readonly Coded[]): Promise<DirectLine[]> {
  await refuseWrongCodes(context, lines)
  const checked: DirectLine[] = []
  for (const { product_id, quantity, agency_id, client_id } of lines) {
    const whom = client_id
      ? { type: 'client' as const, id: client_id }
      : { type: 'agency' as const, id: agency_id }
    const recipient = await recipientSeenBy(context.db, context.user, whom)
    if (!recipient) throw notFound()
    if (recipient.agency_id !== agency_id) throw refuse('not_of_this_agency')
    if (recipient.status === 'deleted') throw refuse('client_is_gone')
    checked.push({ product_id, quantity, agency_id, client_id: client_id ?? null })
  }
  return checked
}

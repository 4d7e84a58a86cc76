import type { Role } from '@mandato/contract'
import { fill, type Language } from '@mandato/contract/words'
import { letterhead } from '../company/index.ts'
import type { Context } from '../platform/context.ts'
import { refusalOf } from '../platform/http/answers.ts'
import { refuse } from '../platform/refusals.ts'
import { revenueSummary } from '../sales/index.ts'

/** Whether the role sees revenue: resellers without a client and the press do not. */
const withRevenue: readonly Role[] = ['admin', 'sales', 'agent', 'customer']

/** What a block says instead of its figures. */
export interface BlockError {
  readonly error: { readonly key: string; readonly message: string }
}

/** The first screen for the person's role, block by block. */
export async function dashboard(context: Context) {
  if (!withRevenue.includes(context.user.role))
    return { as_of: null, revenue: null, contact: await headOffice(context) }
  const revenue = await block(context, (asking) => revenueSummary(asking))
  return { as_of: 'meta' in revenue ? revenue.meta.as_of : null, revenue, contact: null }
}

/** Whom to ask without an agency: head office as it entered itself in the settings. */
async function headOffice({ db, config }: Context) {
  const { name, address, formsMail } = await letterhead(db, config)
  return { name, address: address ?? null, email: formsMail ?? null }
}

/** Loads one block: when it fails the others still stand, and the log has the reason. */
export async function block<Value>(
  context: Context,
  load: (context: Context) => Promise<Value>,
): Promise<Value | BlockError> {
  try {
    return await load(context)
  } catch (error) {
    context.log.error({ err: error }, 'a block of the dashboard failed')
    return said(refusalOf(error) ?? refuse('unavailable'), context.language)
  }
}

const said = ({ key, sentence, values }: ReturnType<typeof refuse>, language: Language): BlockError => ({
  error: { key, message: fill(sentence[language], values, language) },
})

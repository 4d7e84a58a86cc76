import type { Context } from '../platform/context.ts'
import { isStaff } from '../platform/person.ts'
import { acceptDirect } from './actions/accept-direct.ts'
import { type Answer, decide } from './actions/decide.ts'
import { modify, request, withdraw } from './actions/request.ts'
import { agenciesOfClients } from './queries/recipients.ts'
import { packsOf } from './queries/materials.ts'
import { refuse } from './refusals.ts'
import { requestsSeenBy } from './queries/requests.ts'
import { notFound } from '../platform/refusals.ts'
import { tellAtOnceJob } from './tell-jobs.ts'

interface Asked {
  readonly requests: readonly {
    readonly product_id: number
    readonly quantity: number
    readonly client_id?: number | null | undefined
    readonly note: string
  }[]
  readonly agency_id?: number | undefined
}

/**
 * Asks for materials: an agent's lines wait for a decision, those of staff are accepted at once, all or none.
 * @returns the lines; with the pack where a quantity is no multiple of it, which is only a warning
 */
export async function askFor(context: Context, { requests, agency_id }: Asked) {
  const { db, user } = context
  const own = user.agencyId ?? agency_id ?? null
  const clients = requests.flatMap(({ client_id }) => client_id ?? [])
  const agencies = own === null ? await agenciesOfClients(db, clients) : null
  const lines = requests.map(({ client_id = null, ...line }) => {
    const agency = own ?? (client_id === null ? undefined : agencies?.get(client_id))
    if (client_id === null && agency === undefined)
      throw refuse('agency_needed', {}, { fields: { agency_id: 'required' } })
    // A client that does not exist has no agency: it is refused like one out of sight.
    return { ...line, client_id, agency_id: agency ?? 0 }
  })
  const ids = isStaff(user)
    ? (await acceptDirect(context, lines)).lines.map(({ id }) => id)
    : await request(context, lines)
  const packs = await packsOf(
    db,
    lines.map(({ product_id }) => product_id),
  )
  return lines.map(({ product_id, quantity }, i) => ({
    id: ids[i] ?? 0,
    product_id,
    quantity,
    ...packWarning(quantity, packs.get(product_id) ?? 1),
  }))
}

/** Says the pack where a quantity is no multiple of it. */
export const packWarning = (quantity: number, pack: number): { readonly pack_warning?: number } =>
  quantity % pack === 0 ? {} : { pack_warning: pack }

/** An agent changes what nobody decided yet; staff what was accepted, too: the difference is committed or released. */
export async function changeQuantity(
  context: Context,
  id: number,
  { quantity, version }: { readonly quantity: number; readonly version?: number | undefined },
): Promise<void> {
  const [line] = await requestsSeenBy(context.db, context.user, [id], context.language)
  if (!line) throw notFound()
  if (!isStaff(context.user) || line.status === 'requested')
    return await modify(context, id, { quantity, version })
  await decideAndTell(context, [
    { id, note: null, version, answer: { status: 'modified', accepted_quantity: quantity } },
  ])
}

async function decideAndTell(context: Context, decisions: Parameters<typeof decide>[1]): Promise<void> {
  if (await decide(context, decisions)) await context.jobs.send(context.db, tellAtOnceJob, {})
}

export async function takeBackRequest(context: Context, id: number): Promise<void> {
  await withdraw(context, id)
}

interface GivenAnswer {
  readonly id: number
  readonly status: Answer['status']
  readonly accepted_quantity?: number | undefined
  readonly note: string
  readonly version?: number | undefined
}

/** Decides lines in sight, all or none. */
export async function answerRequests(context: Context, answers: readonly GivenAnswer[]): Promise<void> {
  await decideAndTell(
    context,
    answers.map(({ id, note, version, ...answer }) => ({ id, note, version, answer: answerOf(answer) })),
  )
}

const answerOf = ({
  status,
  accepted_quantity,
}: Pick<GivenAnswer, 'status' | 'accepted_quantity'>): Answer =>
  status === 'partial' || status === 'modified'
    ? { status, accepted_quantity: accepted_quantity ?? 0 }
    : { status, accepted_quantity }

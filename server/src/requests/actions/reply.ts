import type { Upload } from '@mandato/contract'
import type { Context } from '../../platform/context.ts'
import { isStaff } from '../../platform/person.ts'
import { tellAuthor, tellDesk } from '../mails.ts'
import { giveTo, insertMessage, standRequest } from '../queries/write.ts'
import { refuse } from '../refusals.ts'
import { filesToAttach } from './files.ts'
import { takeConversation, tellRequest } from './in-hand.ts'

/** Writes in a conversation: the staff answers, the other side goes on. What was closed meanwhile takes no more words. */
export async function replyRequest(
  context: Context,
  id: string,
  { text, version: seen }: { readonly text: string; readonly version?: number | undefined },
  files: readonly Upload[],
) {
  const { db, user, clock } = context
  const { thing, request } = await takeConversation(context, id, seen)
  if (request.state === 'closed') throw refuse('request_closed')
  const attach = await filesToAttach(context, files)
  const at = clock.now()
  const ours = isStaff(user)
  await attach(await insertMessage(db, thing, { at, by: user.id, ours, internal: false, text }))
  const state = thing.kind === 'free' ? (ours ? ('answered' as const) : ('open' as const)) : request.state
  const version =
    thing.kind === 'free' ? await standRequest(db, thing.id, { state, at, answered: ours }) : request.version
  // Who answers has it, unless a colleague does.
  if (ours && request.assigned === null) await giveTo(db, thing, user.id, at)
  await tellRequest(context, ours ? 'answer' : 'reply', { thing, request })
  const said = { id, subject: request.subject, client: request.client, text }
  if (ours) await tellAuthor(context, said, request)
  else await tellDesk(context, said, request.client_id, request.assigned?.id)
  return { success: true as const, id, state, version }
}

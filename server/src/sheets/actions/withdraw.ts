import type { Context, Services } from '../../platform/context.ts'
import type { Db } from '../../platform/db/db.ts'
import { endLink } from '../../signing/index.ts'
import { postLetter } from '../mails.ts'
import type { SheetClient } from '../queries/clients.ts'
import type { Sheet } from '../queries/sheets.ts'
import { notInState } from '../refusals.ts'
import { type Opened, openSheet } from './open-sheet.ts'
import { step } from './step.ts'
import { unfrozen } from './unfrozen.ts'

/** Ends the link of a sent sheet and, where it was open, tells the signer. */
export async function endLinkOf(
  services: Services & { readonly db: Db },
  client: SheetClient,
  sheet: Sheet,
  because: 'edited' | 'withdrawn' | 'cancelled' | 'paper',
  tellSigner: boolean,
): Promise<void> {
  const ended = await endLink(services.db, sheet.id, because, services.clock.now())
  if (ended && tellSigner) await tellSignerOff(services, client, sheet, ended.email)
}

/** A sheet that is now sent to somebody else: who had it before is told. */
export async function tellFormerSigner(
  context: Context,
  { client, head }: Opened,
  email: string,
): Promise<void> {
  if (head?.status === 'sent' && head.signer_email !== null && head.signer_email !== email)
    await tellSignerOff(context, client, head, head.signer_email)
}

const tellSignerOff = (
  services: Services & { readonly db: Db },
  client: SheetClient,
  sheet: Sheet,
  email: string,
) =>
  postLetter(services, {
    kind: 'withdrawn',
    to: { email, language: sheet.language, agent: false },
    client,
    values: { client: String(sheet.fields['business_name'] ?? client.business_name) },
  })

/** Takes back a sent sheet: a draft again, the link dead, the signer told. */
export async function withdrawSheet(context: Context, clientId: number): Promise<Sheet> {
  const { client, head } = await openSheet(context, clientId)
  if (!head) throw notInState('to_fill', context.language)
  const sheet = await step(context, head, 'withdraw', unfrozen)
  await endLinkOf(context, client, head, 'withdrawn', true)
  return sheet
}

/** Cancels an unsigned revision, which cannot be undone. */
export async function cancelSheet(context: Context, clientId: number): Promise<Sheet> {
  const { client, head } = await openSheet(context, clientId)
  if (!head) throw notInState('to_fill', context.language)
  const sheet = await step(context, head, 'cancel')
  await endLinkOf(context, client, head, 'cancelled', true)
  return sheet
}

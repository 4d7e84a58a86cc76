import { readEmail } from '@mandato/contract/fields/email'
import type { Language } from '@mandato/contract/words'
import type { Config } from '../../platform/config.ts'
import { invite, maskEmail } from '../../signing/index.ts'
import type { Acting } from '../acting.ts'
import { wrongFields } from '../fields.ts'
import { momentIn, postLetter } from '../mails.ts'
import { isOwnAddress, type Sheet } from '../queries/sheets.ts'
import { refuse } from '../refusals.ts'
import { freeze } from './freeze.ts'
import type { Opened } from './open-sheet.ts'
import { step } from './step.ts'

/** The address a signature is asked of; never one of the company's or an agency's own people. */
export async function signerAddress(
  { db, language }: Acting,
  given: string | null | undefined,
  former: string | null | undefined,
): Promise<string> {
  const raw = given?.trim() || former
  if (!raw) throw wrongFields([{ field: 'signature-email', code: 'required' }], language)
  const read = readEmail(raw)
  if ('fault' in read) throw wrongFields([{ field: 'signature-email', code: 'email' }], language)
  if (await isOwnAddress(db, read.value))
    throw refuse('own_address', {}, { fields: { 'signature-email': 'own_address' } })
  return read.value
}

/** Sends a draft or ready sheet to be signed: frozen where it is not yet, older links dead, the mail with the PDF on its way. */
export async function sendSheet(
  context: Acting,
  opened: Opened,
  sheet: Sheet,
  email: string,
): Promise<Sheet> {
  const { db, clock, config, user } = context
  const now = clock.now()
  const frozen = sheet.status === 'draft' ? await freeze(context, opened, sheet) : {}
  const sha256 = frozen.pdf_sha256 ?? sheet.pdf_sha256
  if (!sha256) throw new Error('a sheet that is sent has a PDF')
  const { token, expiresAt } = await invite(db, { documentId: sheet.id, email, sha256, now })
  const sent = await step(
    context,
    sheet,
    'send',
    {
      ...frozen,
      signer_email: email,
      sent_at: now,
      sent_by: user.id,
      link_expires_at: expiresAt,
    },
    { to: maskEmail(email) },
  )
  await postLetter(context, {
    kind: 'invitation',
    to: { email, language: sent.language, agent: false },
    client: opened.client,
    values: {
      client: String(sent.fields['business_name'] ?? opened.client.business_name),
      until: momentIn(sent.language, expiresAt),
    },
    url: signingPage(config, sent.language, token),
    attachments: sent.pdf_file_id === null ? [] : [sent.pdf_file_id],
  })
  return sent
}

/** The signer's page. */
export const signingPage = (config: Config, language: Language, token: string): string =>
  `${config.publicUrl}/${language}/sign/${token}`

import { type ConsentKey, requiredConsents } from '@mandato/contract/sheets/legal-texts'
import type { Signature } from '@mandato/contract/signing/calls'
import type * as z from 'zod'
import type { PublicContext } from '../../../platform/context.ts'
import { type Db, transaction } from '../../../platform/db/db.ts'
import type { Refusal } from '../../../platform/errors.ts'
import { readDrawing } from '../../../platform/papers/signature-drawing.ts'
import {
  checkCode,
  endLink,
  type Json,
  keepSignature,
  maskEmail,
  refuseToSign,
  sendCode,
  tryCode,
} from '../../../signing/index.ts'
import { consentsOf, type Texts } from '../../papers/compose.ts'
import { textHash } from '../../legal-answer.ts'
import { agentOf, clientPage, postLetter } from '../../mails.ts'
import { lockSheetsOf } from '../../queries/sheets.ts'
import { step } from '../step.ts'
import { pinned, textsFor } from '../texts.ts'
import { sealJob } from '../seal-job.ts'
import { type Followed, followOpen, sourceOf } from './link.ts'

type Given = z.infer<typeof Signature>

/** Mails the signer a code. */
export async function sendSignerCode(context: PublicContext, token: string) {
  const { link, sheet, client } = await followOpen(context.db, token, context.clock.now())
  return sendCode(context, link, {
    language: sheet.language,
    client: { id: client.id, name: String(sheet.fields['business_name'] ?? client.business_name) },
    source: sourceOf(context),
  })
}

/** Says whether a typed code is right, before the signer goes on; a wrong one counts also where nothing is signed. */
export async function checkSignerCode(context: PublicContext, token: string, code: string) {
  const { db, clock } = context
  const outcome = await transaction(db, async (tx) => {
    const now = clock.now()
    const { link } = await followOpen(tx, token, now)
    return checkCode(tx, link, code, now, sourceOf(context))
  })
  if (!outcome.right) throw outcome.refusal
  return { success: true as const, expires_at: outcome.expiresAt }
}

/**
 * Signs. One transaction holds the code, the signature with its evidence and the sheet's step, and whoever comes
 * second waits for it and finds the sheet signed. A wrong code is counted in the same transaction, which is kept;
 * only then the refusal is given.
 */
export async function signSheet(context: PublicContext, token: string, given: Given) {
  const { db, clock } = context
  const first = await followOpen(db, token, clock.now())
  const mark = markOf(given)
  refuseMissing(given)
  let now = clock.now()
  const refusal = await transaction(db, async (tx): Promise<Refusal | null> => {
    await lockSheetsOf(tx, first.sheet.client_id)
    // The evidence tells things in their order: what was done while this one waited came before it.
    now = clock.now()
    // Read again under the lock: another signature or an edit may have been faster.
    const followed = await followOpen(tx, token, now)
    const outcome = await tryCode(tx, followed.link, given.code, now, sourceOf(context))
    if (!outcome.right) return outcome.refusal
    await sign({ ...context, db: tx }, followed, given, mark, outcome, now)
    return null
  })
  if (refusal) throw refusal
  return {
    success: true as const,
    signed_at: now.toISOString(),
    pdf_url: `/api/v1.0/public/sign/${token}/pdf`,
  }
}

interface RightCode {
  readonly id: number
  readonly tries: number
  readonly sentAt: string
}

async function sign(
  context: PublicContext & { readonly db: Db },
  { link, sheet, client }: Followed,
  given: Given,
  mark: Mark,
  code: RightCode,
  now: Date,
): Promise<void> {
  const { db, clock, jobs } = context
  const texts = await textsFor(db, clock, sheet.language, pinned(sheet))
  await endLink(db, sheet.id, 'signed', now, sourceOf(context))
  await keepSignature(db, {
    documentId: sheet.id,
    how: 'electronic',
    linkId: link.id,
    name: given.name,
    email: link.email,
    mark,
    consents: declared(given, texts, sheet.language),
    documentSha256: link.document_sha256,
    now,
    source: sourceOf(context),
    about: {
      sheet: {
        id: sheet.id,
        revision: sheet.revision,
        client_id: client.id,
        client_code: client.code,
        business_name: String(sheet.fields['business_name'] ?? client.business_name),
      },
      texts: [texts.privacy, texts.terms].map((text) => ({
        kind: text.kind,
        version: text.version,
        language: text.language,
        sha256: textHash(text),
      })),
      link: { id: link.id, sent_at: link.created_at, expires_at: link.expires_at, openings: link.openings },
      code: {
        id: code.id,
        channel: 'e-mail',
        sent_to: link.email,
        sent_at: code.sentAt,
        verified_at: now.toISOString(),
        tries: code.tries,
      },
    } satisfies Record<string, Json>,
  })
  await step(
    context,
    sheet,
    'sign',
    { signed_at: now, signed_how: 'electronic' },
    { by: maskEmail(link.email) },
  )
  await jobs.send(db, sealJob, { sheet: sheet.id })
}

const declared = (given: Given, texts: Texts, language: Parameters<typeof consentsOf>[1]) =>
  consentsOf(texts, language).map(({ key, statement }) => ({
    key,
    statement,
    given: given.consents[key] === true,
  }))

interface Mark {
  readonly kind: 'drawn' | 'typed'
  readonly value: string
}

function markOf({ signature }: Given): Mark {
  const value = signature.kind === 'typed' ? signature.text : readDrawing(signature.svg)
  if (!value) throw refuseToSign('empty_signature', {}, { fields: { signature: 'empty_signature' } })
  return { kind: signature.kind, value }
}

function refuseMissing({ consents }: Given): void {
  const missing = requiredConsents.filter((key: ConsentKey) => consents[key] !== true)
  if (missing.length > 0)
    throw refuseToSign(
      'consent_missing',
      {},
      { fields: Object.fromEntries(missing.map((key) => [`consents.${key}`, 'consent_missing'])) },
    )
}

/** Refuses to sign, with a reason: the sheet is rejected, the agent told. */
export async function declineSheet(context: PublicContext, token: string, reason: string): Promise<void> {
  const first = await followOpen(context.db, token, context.clock.now())
  await transaction(context.db, async (tx) => {
    await lockSheetsOf(tx, first.sheet.client_id)
    const now = context.clock.now()
    const { sheet, client } = await followOpen(tx, token, now)
    const inside = { ...context, db: tx }
    await endLink(tx, sheet.id, 'declined', now, sourceOf(context), reason)
    await step(inside, sheet, 'decline', { decided_at: now, decision_note: reason }, { reason })
    const to = agentOf(client)
    if (to)
      await postLetter(inside, {
        kind: 'declined',
        to,
        client,
        values: { reason },
        url: clientPage(context.config, to.language, client.id),
      })
  })
}

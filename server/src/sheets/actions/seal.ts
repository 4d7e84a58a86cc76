import { triesPerCode } from '@mandato/contract/signing/code'
import { transaction } from '../../platform/db/db.ts'
import { keepBytes } from '../../platform/files/stored-files.ts'
import { strokesOf } from '../../platform/papers/signature-drawing.ts'
import {
  appendEvents,
  documentsToSeal,
  evidenceOf,
  maskEmail,
  setSealed,
  signatureOf,
  tokenForCopy,
} from '../../signing/index.ts'
import type { Working } from '../acting.ts'
import { consentsOf, type Texts } from '../papers/compose.ts'
import { eachOnItsOwn } from '../each.ts'
import { textHash } from '../legal-answer.ts'
import { agentOf, clientPage, momentIn, postLetter } from '../mails.ts'
import type { SignatureEvidence } from '../papers/paper.ts'
import { addAttachmentRow } from '../queries/attachments.ts'
import { clientById, type SheetClient } from '../queries/clients.ts'
import { sheetSettings } from '../queries/settings.ts'
import { lockSheetsOf, type Sheet, sheetById } from '../queries/sheets.ts'
import { fileName } from './freeze.ts'
import { frozenPaper } from '../papers/kept.ts'
import { signingPage } from './send.ts'
import { step } from './step.ts'

type Evidence = NonNullable<Awaited<ReturnType<typeof evidenceOf>>>

/** Seals every sheet that was signed and not sealed, for example because a process died in between. */
export const sealWaiting = async (working: Working): Promise<void> =>
  eachOnItsOwn(await documentsToSeal(working.db), (sheetId) => sealSheet(working, sheetId))

/**
 * Draws the signed sheet with its audit page, seals it once and mails it to both. Drawing and sealing happen
 * outside any transaction; the file is kept in the one that writes the seal down, so that of two processes at once,
 * or of one that dies, no second file remains.
 */
export async function sealSheet(working: Working, sheetId: number): Promise<void> {
  const { db, clock, files, papers } = working
  const evidence = await evidenceOf(db, sheetId)
  const sheet = await sheetById(db, sheetId)
  const client = sheet && (await clientById(db, sheet.client_id))
  if (!evidence || !sheet || !client || evidence.sealed_at !== null || evidence.how !== 'electronic') return
  const frozen = await frozenPaper(db, clock, sheet)
  if (!frozen) throw new Error(`sheet ${sheetId} was signed and has no paper`)
  const { paper, texts } = frozen
  const { pdf, signedSha256 } = await papers.signedPdf(paper, auditOf(evidence, sheet, texts))
  const data = await papers.seal(pdf)
  const name = fileName(client.code, sheet.revision, sheet.language)
  await transaction(db, async (tx) => {
    const now = clock.now()
    await lockSheetsOf(tx, client.id)
    if ((await signatureOf(tx, sheetId))?.sealed_at !== null) return
    const kept = await keepBytes(tx, files, { name, mime: 'application/pdf', data, by: null, forever: true })
    const seal = { fileId: kept.id, sha256: kept.sha256, signedSha256, now }
    await setSealed(tx, evidence.case_id, seal)
    await appendEvents(tx, evidence.case_id, now, {}, [
      {
        what: 'document.sealed',
        data: { sha256: kept.sha256, signed_sha256: signedSha256, bytes: data.byteLength },
      },
    ])
    await addAttachmentRow(tx, {
      clientId: client.id,
      sheetId,
      fileId: kept.id,
      kind: 'signed',
      now,
      by: null,
    })
    // What was signed is sealed also when the client was deleted in the meantime; nobody is written to any more.
    if ((await clientById(tx, client.id))?.status === 'deleted') return
    const { auto_review } = await sheetSettings(tx)
    await mailBoth({ ...working, db: tx }, { client, sheet, evidence, kept, handedOn: auto_review })
    if (auto_review) await goOn({ ...working, db: tx }, sheetId)
  })
}

function auditOf(evidence: Evidence, sheet: Sheet, texts: Texts): SignatureEvidence {
  const record = JSON.parse(evidence.evidence) as {
    signer: { ip: string | null; user_agent: string | null }
    code: { sent_to: string; sent_at: string; verified_at: string; tries: number }
    head: string
    events: { length: number }
  }
  const statements = consentsOf(texts, sheet.language)
  return {
    caseNumber: `SIG-${evidence.signed_at.slice(0, 4)}-${String(evidence.case_id).padStart(6, '0')}`,
    signer: {
      name: evidence.signer_name ?? '',
      email: evidence.signer_email ?? '',
      ip: record.signer.ip,
      userAgent: record.signer.user_agent,
    },
    mark:
      evidence.mark_kind === 'drawn'
        ? { kind: 'drawn', ...strokesOf(evidence.mark ?? '') }
        : { kind: 'typed', text: evidence.mark ?? '' },
    signedAt: evidence.signed_at,
    code: {
      sentTo: maskEmail(record.code.sent_to),
      sentAt: record.code.sent_at,
      verifiedAt: record.code.verified_at,
      tries: record.code.tries,
      allowed: triesPerCode,
    },
    consents: statements.map((s) => ({
      ...s,
      given: evidence.consents.find((c) => c.key === s.key)?.given ?? false,
    })),
    hashes: {
      shown: evidence.document_sha256,
      privacy: textHash(texts.privacy),
      terms: textHash(texts.terms),
      evidence: evidence.evidence_sha256,
      chain: record.head,
    },
    events: evidence.events.slice(0, record.events.length),
    record: evidence.evidence,
  }
}

interface Sealed {
  readonly client: SheetClient
  readonly sheet: Sheet
  readonly evidence: Evidence
  readonly kept: { readonly id: number; readonly sha256: string }
  /** Sent to review automatically. */
  readonly handedOn: boolean
}

/** The sealed file to the signer, with a link to fetch it again while it is good, and to the agent. */
async function mailBoth(
  working: Working,
  { client, sheet, evidence, kept, handedOn }: Sealed,
): Promise<void> {
  const { db, clock, config } = working
  const values = {
    client: String(sheet.fields['business_name'] ?? client.business_name),
    signer: evidence.signer_name ?? '',
    sha256: kept.sha256,
  }
  const copy = await tokenForCopy(db, sheet.id, clock.now())
  if (evidence.signer_email)
    await postLetter(working, {
      kind: 'signed_copy',
      to: { email: evidence.signer_email, language: sheet.language, agent: false },
      client,
      values: {
        ...values,
        when: momentIn(sheet.language, evidence.signed_at),
        until: momentIn(sheet.language, copy?.expiresAt ?? evidence.signed_at),
      },
      ...(copy && { url: signingPage(config, sheet.language, copy.token) }),
      attachments: [kept.id],
    })
  const agent = agentOf(client)
  if (agent)
    await postLetter(working, {
      kind: 'signed_note',
      to: agent,
      client,
      values: { ...values, when: momentIn(agent.language, evidence.signed_at) },
      url: clientPage(config, agent.language, client.id),
      attachments: [kept.id],
      handedOn,
    })
}

/** If the settings say so, a sealed sheet is sent to review automatically. */
async function goOn(working: Working, sheetId: number): Promise<void> {
  const sheet = await sheetById(working.db, sheetId)
  if (sheet?.status !== 'signed') return
  await step({ ...working, language: sheet.language }, sheet, 'send_revision')
}

import type { Db } from '../../platform/db/db.ts'
import { canonicalJson, type Json, sha256 } from '../chain.ts'
import { appendEvents, brokenAt, caseOf, chainOf, type Source } from '../queries/chain.ts'
import {
  insertSignature,
  type NewSignature,
  signatureOf,
  type StoredSignature,
} from '../queries/signatures.ts'

export type Act = Pick<
  NewSignature,
  'how' | 'linkId' | 'name' | 'email' | 'mark' | 'consents' | 'documentSha256' | 'now'
> & {
  readonly documentId: number
  readonly source: Source
  /** What else belongs to the evidence: the texts with their hashes, the code, who is client and whose sheet. */
  readonly about: Readonly<Record<string, Json>>
}

/**
 * Writes a signature down: its events at the end of the chain, and the evidence as canonical JSON that holds
 * the whole chain up to here, with the hash of both.
 */
export async function keepSignature(tx: Db, act: Act): Promise<void> {
  const caseId = await caseOf(tx, act.documentId)
  const mark = act.mark ? { kind: act.mark.kind, sha256: sha256(act.mark.value) } : null
  const consents = act.consents.map(({ key, given, statement }) => ({ key, given, statement }))
  const head = await appendEvents(tx, caseId, act.now, act.source, [
    ...consents.map(({ key, given, statement }) => ({
      what: `consent.${key}`,
      data: { given, statement_sha256: sha256(statement) },
    })),
    {
      what: act.how === 'paper' ? 'signature.on_paper' : 'signature.given',
      data: { name: act.name, mark, document_sha256: act.documentSha256 },
    },
  ])
  const evidence = canonicalJson({
    format: 'mandato-evidence-1',
    case: caseId,
    how: act.how,
    signed_at: act.now.toISOString(),
    signer: {
      name: act.name,
      email: act.email,
      ip: act.source.ip ?? null,
      user_agent: act.source.userAgent ?? null,
    },
    document_sha256: act.documentSha256,
    consents,
    mark,
    ...act.about,
    events: (await chainOf(tx, caseId)) as unknown as Json,
    head,
  })
  await insertSignature(tx, { ...act, caseId, evidence, evidenceSha256: sha256(evidence) })
}

export interface Verdict {
  readonly intact: boolean
  /** What does not fit: `chain:7` is the seventh event, `evidence` the record, `mark` the drawing. */
  readonly fault: string | null
}

/**
 * Reads the evidence of a document again: record against its hash, chain event by event, and the events in the
 * record against those of the chain. The caller checks the sealed file, since it has the file store.
 */
export async function verifyEvidence(db: Db, documentId: number): Promise<Verdict> {
  const signature = await signatureOf(db, documentId)
  if (!signature) return { intact: false, fault: 'evidence' }
  const broken = await brokenAt(db, signature.case_id)
  if (broken !== null) return { intact: false, fault: `chain:${broken}` }
  const fault = await faultOf(db, signature)
  return { intact: fault === null, fault }
}

async function faultOf(db: Db, signature: StoredSignature): Promise<string | null> {
  if (sha256(signature.evidence) !== signature.evidence_sha256) return 'evidence'
  const record = JSON.parse(signature.evidence) as {
    document_sha256: string
    signed_at: string
    signer: { name: string | null; email: string | null }
    consents: Json
    mark: { sha256: string } | null
    events: Json[]
  }
  const { signer } = record
  if (record.document_sha256 !== signature.document_sha256 || record.signed_at !== signature.signed_at)
    return 'evidence'
  if (signer.name !== signature.signer_name || signer.email !== signature.signer_email) return 'signer'
  if (canonicalJson(record.consents) !== canonicalJson(signature.consents)) return 'consents'
  if ((record.mark?.sha256 ?? null) !== (signature.mark === null ? null : sha256(signature.mark)))
    return 'mark'
  const chain = await chainOf(db, signature.case_id)
  const kept = chain.slice(0, record.events.length) as unknown as Json
  return canonicalJson(kept) === canonicalJson(record.events) ? null : 'events'
}

/** What the audit page prints: the record itself, and everything that happened up to now. */
export async function evidenceOf(db: Db, documentId: number) {
  const signature = await signatureOf(db, documentId)
  return signature ? { ...signature, events: await chainOf(db, signature.case_id) } : undefined
}

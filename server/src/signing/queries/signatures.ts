import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewSignature {
  readonly caseId: number
  readonly how: 'electronic' | 'paper'
  readonly linkId: number | null
  readonly name: string | null
  readonly email: string | null
  readonly mark: { readonly kind: 'drawn' | 'typed'; readonly value: string } | null
  readonly consents: readonly { readonly key: string; readonly given: boolean; readonly statement: string }[]
  readonly documentSha256: string
  readonly now: Date
  readonly evidence: string
  readonly evidenceSha256: string
}

/** One signature per document: a second one is refused by the key. */
export async function insertSignature(db: Db, signature: NewSignature): Promise<void> {
  await db
    .insertInto('signatures')
    .values({
      case_id: signature.caseId,
      how: signature.how,
      link_id: signature.linkId,
      signer_name: signature.name,
      signer_email: signature.email,
      mark_kind: signature.mark?.kind ?? null,
      mark: signature.mark?.value ?? null,
      consents: JSON.stringify(signature.consents),
      document_sha256: signature.documentSha256,
      signed_at: signature.now,
      evidence: signature.evidence,
      evidence_sha256: signature.evidenceSha256,
    })
    .execute()
}

export interface StoredSignature {
  readonly case_id: number
  readonly document_id: number
  readonly how: 'electronic' | 'paper'
  readonly signer_name: string | null
  readonly signer_email: string | null
  readonly mark_kind: 'drawn' | 'typed' | null
  readonly mark: string | null
  readonly consents: { key: string; given: boolean; statement: string }[]
  readonly document_sha256: string
  readonly signed_at: string
  readonly evidence: string
  readonly evidence_sha256: string
  readonly sealed_at: string | null
  readonly sealed_sha256: string | null
  readonly sealed_file_id: number | null
}

export async function signatureOf(db: Db, documentId: number): Promise<StoredSignature | undefined> {
  const { rows } = await sql<StoredSignature>`
    select s.case_id, c.document_id, s.how, s.signer_name, s.signer_email, s.mark_kind, s.mark, s.consents, s.document_sha256,
      s.signed_at, s.evidence, s.evidence_sha256, s.sealed_at, s.sealed_sha256, s.sealed_file_id
    from signing_cases c join signatures s on s.case_id = c.id where c.document_id = ${documentId}`.execute(
    db,
  )
  return rows[0]
}

/** Documents that were signed here and not yet sealed, the oldest first: also those whose process died in between. */
export async function documentsToSeal(db: Db): Promise<number[]> {
  const { rows } = await sql<{ document_id: number }>`
    select c.document_id from signatures s join signing_cases c on c.id = s.case_id
    where s.sealed_at is null and s.how = 'electronic' order by s.signed_at limit 100`.execute(db)
  return rows.map((row) => row.document_id)
}

/** Writes the seal down, once. */
export async function setSealed(
  db: Db,
  caseId: number,
  seal: { fileId: number; sha256: string; signedSha256: string; now: Date },
): Promise<void> {
  await db
    .updateTable('signatures')
    .set({
      sealed_file_id: seal.fileId,
      sealed_sha256: seal.sha256,
      signed_sha256: seal.signedSha256,
      sealed_at: seal.now.toISOString(),
    })
    .where('case_id', '=', caseId)
    .where('sealed_at', 'is', null)
    .execute()
}

/** The document whose sealed file has exactly these bytes. */
export async function documentBySeal(
  db: Db,
  sha256: string,
): Promise<{ document_id: number; sealed_at: string } | undefined> {
  const { rows } = await sql<{ document_id: number; sealed_at: string }>`
    select c.document_id, s.sealed_at from signatures s join signing_cases c on c.id = s.case_id
    where s.sealed_sha256 = ${sha256}`.execute(db)
  return rows[0]
}

import type { ClientForm } from '@mandato/contract/sheets/form'
import type * as z from 'zod'
import type { Db } from '../platform/db/db.ts'
import { signatureOf, verifyEvidence } from '../signing/index.ts'

/** The signature of a revision as the reviewer sees it; evidence and chain are read again for it. */
export async function signatureCard(
  db: Db,
  sheetId: number,
  fits: (fileId: number, sha256: string) => Promise<boolean>,
): Promise<z.input<typeof ClientForm>['signature']> {
  const signature = await signatureOf(db, sheetId)
  if (!signature) return null
  const { intact } = await verifyEvidence(db, sheetId)
  const { sealed_file_id, sealed_sha256 } = signature
  const fileFits =
    sealed_file_id === null || sealed_sha256 === null || (await fits(sealed_file_id, sealed_sha256))
  return {
    how: signature.how,
    at: signature.signed_at,
    name: signature.signer_name,
    email: signature.signer_email,
    consents: signature.consents.map(({ key, given }) => ({ key, given })),
    sealed_at: signature.sealed_at,
    sha256: sealed_sha256,
    intact: intact && fileFits,
  }
}

import type { SignerPage } from '@mandato/contract/signing/calls'
import type * as z from 'zod'
import type { PublicContext } from '../../../platform/context.ts'
import { codesOf, masked, noteOpening, signatureOf } from '../../../signing/index.ts'
import { legalAnswer } from '../../legal-answer.ts'
import { frozenPaper } from '../../papers/kept.ts'
import { contactFor, follow, sourceOf } from './link.ts'

/** The signer's page. The opening is noted and nothing else changes. */
export async function signerPage(context: PublicContext, token: string): Promise<z.input<typeof SignerPage>> {
  const { db, clock, config } = context
  const now = clock.now()
  const { link, sheet, client, state } = await follow(db, token, now)
  await noteOpening(db, link, now, sourceOf(context))
  const frozen = await frozenPaper(db, clock, sheet)
  if (!frozen) {
    // Edited between the two reads: asked again, the link says what became of it.
    await follow(db, token, now)
    throw new Error(`sheet ${sheet.id} can be signed and has no paper`)
  }
  const { paper, texts } = frozen
  const signature = state === 'signed' ? await signatureOf(db, sheet.id) : undefined
  return {
    state: state === 'open' ? 'open' : signature?.sealed_at ? 'signed' : 'sealing',
    brand: config.brandName,
    language: sheet.language,
    client: { code: paper.code, business_name: paper.businessName },
    revision: sheet.revision,
    agency: paper.agency,
    contact: contactFor(client),
    sent_to: masked(link),
    expires_at: link.expires_at,
    codes: await codesOf(db, link, now),
    document: { sha256: link.document_sha256, pdf_url: `/api/v1.0/public/sign/${token}/pdf` },
    sections: paper.sections.map(({ key, label, fields }) => ({
      key,
      label,
      fields: fields.map((f) => ({
        key: f.key,
        label: f.label,
        value: f.value,
        changed: f.previous !== null,
      })),
    })),
    legal: { privacy: legalAnswer(texts.privacy), terms: legalAnswer(texts.terms) },
    consents: paper.consents.map((consent) => ({ ...consent })),
    signed: signature
      ? {
          at: signature.signed_at,
          name: signature.signer_name ?? '',
          sha256: signature.sealed_sha256,
          sealed_at: signature.sealed_at,
        }
      : null,
  }
}

import { signingCalls } from '@mandato/contract/signing/calls'
import { answer } from '../platform/http/handlers.ts'
import { documentBySeal } from '../signing/index.ts'
import { checkSignerCode, declineSheet, sendSignerCode, signSheet } from './actions/signer/sign.ts'
import { signerPage } from './actions/signer/page.ts'
import { signerFile } from './papers/hand-out.ts'

/** The signer's page, which needs no account, and the check of a sealed file. */
export const signerRoutes = answer(signingCalls, {
  signerPage: ({ params }, context) => signerPage(context, params.token),
  sendSigningCode: ({ params }, context) => sendSignerCode(context, params.token),
  checkSigningCode: ({ params, body }, context) => checkSignerCode(context, params.token, body.code),
  signSheet: ({ params, body }, context) => signSheet(context, params.token, body),
  declineSheet: async ({ params, body }, context) => {
    await declineSheet(context, params.token, body.reason)
    return { success: true } as const
  },
  signerPdf: ({ params }, context) => signerFile(context, params.token),
  checkDocument: async ({ file }, { db }) => {
    const found = await documentBySeal(db, file.sha256)
    const { sha256 } = file
    return found
      ? { known: true, sha256, sealed_at: found.sealed_at, sheet_id: found.document_id }
      : { known: false, sha256 }
  },
})

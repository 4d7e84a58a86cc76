import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { spokenName, text } from '../fields/fields.ts'
import { consentKeys, LegalText } from '../sheets/legal-texts.ts'
import { languages } from '../words.ts'

const token = z.object({ token: z.string().min(20).max(100) })

const Contact = z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })

/** What the refusal `link_gone` carries in `current`: why the link is dead, and whom to ask. */
export interface DeadLink {
  readonly because:
    | 'replaced'
    | 'edited'
    | 'withdrawn'
    | 'expired'
    /** It signed, and the time is over in which it offered the sealed file. */
    | 'signed'
    | 'declined'
    | 'cancelled'
    | 'paper'
  readonly contact: z.output<typeof Contact> | null
}

/** What the signer's page shows: the sheet to read on a phone, the texts, the declarations, how far things are. */
export const SignerPage = z
  .object({
    /** `open` can be signed, `sealing` is being sealed, `signed` offers the sealed file. */
    state: z.enum(['open', 'sealing', 'signed']),
    brand: z.string(),
    language: z.enum(languages),
    client: z.object({ code: z.string(), business_name: z.string() }),
    revision: z.int(),
    agency: z.string(),
    contact: Contact,
    /** The address the code goes to, masked. */
    sent_to: z.string(),
    expires_at: instant,
    /** How often a code may still be asked for now, and the one that is out: another browser may have asked for it. */
    codes: z.object({
      sends_left: z.int(),
      present: z.object({ expires_at: instant, tries_left: z.int() }).nullable(),
    }),
    document: z.object({ sha256: z.string(), pdf_url: z.string() }),
    sections: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        fields: z.array(
          z.object({ key: z.string(), label: z.string(), value: z.string(), changed: z.boolean() }),
        ),
      }),
    ),
    legal: z.object({ privacy: LegalText, terms: LegalText }),
    consents: z.array(z.object({ key: z.enum(consentKeys), statement: z.string(), required: z.boolean() })),
    signed: z
      .object({ at: instant, name: z.string(), sha256: z.string().nullable(), sealed_at: instant.nullable() })
      .nullable(),
  })
  .meta({ id: 'SignerPage' })

/** The six digits of the mail. */
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'six_digits')

export const Signature = z.strictObject({
  code,
  name: spokenName(120),
  consents: z.strictObject({
    privacy: z.boolean(),
    terms: z.boolean(),
    clauses_1341: z.boolean(),
    marketing: z.boolean().optional(),
  }),
  signature: z.discriminatedUnion('kind', [
    /** `<svg viewBox="0 0 600 200"><path d="M1 2 L3 4 …"/></svg>`: strokes of lines and curves, nothing else. */
    z.strictObject({ kind: z.literal('drawn'), svg: z.string().min(20).max(60_000) }),
    z.strictObject({ kind: z.literal('typed'), text: spokenName(120) }),
  ]),
})

const codeRefusals = ['wrong_code', 'code_expired', 'code_spent', 'no_code'] as const
const linkRefusals = ['link_gone', 'already_signed'] as const
/** Of the sheet itself, when somebody else moves it in the same moment. */
const sheetRefusals = ['changed_meanwhile', 'sheet_not_in_state'] as const

export const signingCalls = defineCalls({
  signerPage: {
    method: 'GET',
    path: '/api/v1.0/public/sign/{token}',
    summary: 'What is to be signed. Opening is noted and changes nothing: mail scanners open links too',
    roles: 'public',
    effect: 'read',
    params: token,
    response: SignerPage,
    refuses: ['link_gone'],
    leadsTo: {
      sendSigningCode: { token: 'params.token' },
      signSheet: { token: 'params.token' },
      declineSheet: { token: 'params.token' },
      signerPdf: { token: 'params.token' },
    },
  },
  sendSigningCode: {
    method: 'POST',
    path: '/api/v1.0/public/sign/{token}/code',
    summary: 'Mail the signer a code of six digits, good for ten minutes',
    roles: 'public',
    effect: 'write',
    transaction: 'own',
    params: token,
    response: z.object({
      sent_to: z.string(),
      expires_at: instant,
      resend_after: z.int(),
      sends_left: z.int(),
    }),
    refuses: [...linkRefusals, ...sheetRefusals, 'code_too_soon', 'too_many_codes'],
  },
  checkSigningCode: {
    method: 'POST',
    path: '/api/v1.0/public/sign/{token}/code/check',
    summary:
      'Is this the code that was mailed? A wrong one counts as a try; nothing is signed and no code used up',
    roles: 'public',
    effect: 'write',
    transaction: 'own',
    params: token,
    body: z.strictObject({ code }),
    response: z.object({ success: z.literal(true), expires_at: instant }),
    refuses: [...linkRefusals, ...codeRefusals],
  },
  signSheet: {
    method: 'POST',
    path: '/api/v1.0/public/sign/{token}',
    summary: 'Sign with the code; each declaration is ticked by the signer, marketing is optional',
    roles: 'public',
    effect: 'write',
    transaction: 'own',
    params: token,
    body: Signature,
    response: z.object({ success: z.literal(true), signed_at: instant, pdf_url: z.string() }),
    refuses: [...linkRefusals, ...codeRefusals, 'consent_missing', 'empty_signature'],
  },
  declineSheet: {
    method: 'POST',
    path: '/api/v1.0/public/sign/{token}/decline',
    summary: 'Refuse to sign, with a reason',
    roles: 'public',
    effect: 'write',
    transaction: 'own',
    params: token,
    body: z.strictObject({ reason: text(1000).min(3) }),
    response: z.object({ success: z.literal(true) }),
    refuses: [...linkRefusals, ...sheetRefusals],
  },
  signerPdf: {
    method: 'GET',
    path: '/api/v1.0/public/sign/{token}/pdf',
    summary: 'What is signed; afterwards only the sealed file',
    roles: 'public',
    effect: 'read',
    params: token,
    response: { binary: 'application/pdf' },
    refuses: ['link_gone', 'being_sealed'],
  },
  checkDocument: {
    method: 'POST',
    path: '/api/v1.0/public/check-document',
    summary: 'Is this file, byte for byte, one that was sealed here?',
    roles: 'public',
    effect: 'read',
    form: { fields: z.object({}), file: 'file', maxBytes: 20 * 1024 * 1024, required: true },
    response: z.object({
      known: z.boolean(),
      /** Of the file as it was received. */
      sha256: z.string(),
      sealed_at: instant.optional(),
      sheet_id: z.int().optional(),
    }),
  },
})

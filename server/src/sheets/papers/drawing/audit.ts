import type { AuditDocument, AuditEvent } from '../../../../papers/signing/data.ts'
import { deviceOf } from '../../../accounts/index.ts'
import { dayOf } from '../../../platform/clock.ts'
import { type ChainEvent, codeLife, maskEmail } from '../../../signing/index.ts'
import { dayIn } from '../../mails.ts'
import type { SheetPaper, SignatureEvidence } from '../paper.ts'
import { numberOf } from './sheet.ts'

/**
 * The evidence pages of a signed sheet.
 * @param signed SHA-256 of the signed sheet before these pages
 * @param checkUrl where anybody can check the file, and its picture
 */
export function auditDocument(
  paper: SheetPaper,
  evidence: SignatureEvidence,
  signed: string,
  checkUrl: string,
  qr: string,
): AuditDocument {
  const { signer, code, hashes } = evidence
  return {
    language: paper.language,
    company: paper.company,
    number: evidence.caseNumber,
    sheet: { number: numberOf(paper), revision: paper.revision, client: paper.businessName },
    closedAt: new Date(evidence.signedAt),
    signer: {
      name: signer.name,
      email: signer.email,
      ip: signer.ip ?? '–',
      agent: deviceOf(signer.userAgent ?? '') || '–',
    },
    code: {
      sentTo: code.sentTo,
      sentAt: new Date(code.sentAt),
      recognisedAt: new Date(code.verifiedAt),
      tries: code.tries,
      allowed: code.allowed,
    },
    hashes: {
      sent: hashes.shown,
      shown: hashes.shown,
      signed,
      terms: { version: String(paper.terms.version), sha256: hashes.terms },
      privacy: { version: String(paper.privacy.version), sha256: hashes.privacy },
    },
    events: evidence.events.map((event) => eventOf(event, paper, evidence)),
    checkUrl,
    qr,
    evidence: { name: `${evidence.caseNumber}.json`, json: evidence.record },
  }
}

type Data = Readonly<Record<string, unknown>>
type Told = Pick<AuditEvent, 'kind' | 'values'>

/** One event of the chain in words for paper. */
function eventOf(event: ChainEvent, paper: SheetPaper, evidence: SignatureEvidence): AuditEvent {
  const told = tell(event, event.data as Data, paper, evidence)
  return { at: new Date(event.at), ip: event.ip, sha256: event.hash, ...told }
}

function tell(
  { what, user_agent }: ChainEvent,
  data: Data,
  paper: SheetPaper,
  evidence: SignatureEvidence,
): Told {
  const { language } = paper
  const tries = { n: Number(data['try']), max: evidence.code.allowed }
  const to = maskEmail(String(data['to']))
  switch (what) {
    case 'link.sent':
      return {
        kind: 'invited',
        values: { to, until: dayIn(language, dayOf(new Date(String(data['expires_at'])))) },
      }
    case 'link.reminded':
      return { kind: 'reminded', values: { to } }
    case 'link.opened':
      return { kind: 'opened', values: { agent: deviceOf(user_agent ?? '') || '–' } }
    case 'link.replaced':
      return { kind: 'replaced' }
    case 'link.signed':
      return { kind: 'used' }
    case 'code.sent':
      return { kind: 'code_sent', values: { to, minutes: codeLife / 60 } }
    case 'code.wrong':
      return { kind: 'code_failed', values: tries }
    case 'code.right':
      return { kind: 'code_recognised', values: tries }
    case 'consent.privacy':
      return { kind: 'consent_privacy', values: { version: paper.privacy.version } }
    case 'consent.terms':
      return { kind: 'consent_terms', values: { version: paper.terms.version } }
    case 'consent.clauses_1341':
      return { kind: 'consent_clauses', values: { clauses: specificClauses(paper) } }
    case 'consent.marketing':
      return { kind: data['given'] === true ? 'consent_marketing_given' : 'consent_marketing_refused' }
    case 'signature.given':
      return { kind: 'signed' }
    default:
      return { kind: 'ended' }
  }
}

/** The numbers of the clauses that are approved apart, or their headings where they have none. */
const specificClauses = ({ terms }: SheetPaper): string =>
  terms.sections
    .filter(({ specific }) => specific)
    .map(({ heading }) => /^\d+/.exec(heading)?.[0] ?? heading)
    .join(', ')

